// Finds and ends all that a run has started. Playwright gives its web server, and browsers give
// themselves, groups and sessions of their own, so a group isn't all of it, and what has lost its
// parent is nobody's child. But every program inherits the environment.
import { spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const NAME = 'ADMIN_CONSOLE_RUN';
/** How long a program may take to close its database and to delete its folder. */
const GRACE_MS = 5000;

const own = `${process.pid}-${Date.now().toString(36)}`;
let count = 0;

/** A mark for one program and all that it starts. */
export const newMark = () => `${own}.${(count += 1)}`;

/** An environment that carries a mark, beside those that this process carries itself. */
export const marked = (env, mark) => ({
  ...env,
  [NAME]: [process.env[NAME], mark].filter(Boolean).join(' '),
});

/** Elsewhere than on Linux, it is the groups that are ended. */
function environmentOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
  } catch {
    return []; // It has ended, or is another user's.
  }
}

const processes = () =>
  process.platform === 'linux' ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];

function startedWith(isOne) {
  const carries = (line) =>
    line.startsWith(`${NAME}=`) &&
    line
      .slice(NAME.length + 1)
      .split(' ')
      .some(isOne);
  return processes()
    .filter((pid) => environmentOf(pid).some(carries))
    .map(Number);
}

/**
 * Sends a signal to all processes with a mark, or to all that a process has started. Returns how
 * many there were.
 */
export function signalStarted(signal, mark = own) {
  const pids = startedWith((one) => one === mark || one.startsWith(`${mark}.`));
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // Already gone.
    }
  }
  return pids.length;
}

/**
 * The same with SIGTERM, and with SIGKILL for what is still there after a while. Resolves when
 * nothing is left.
 */
export async function endStarted(mark) {
  if (signalStarted('SIGTERM', mark) === 0) return;
  for (const end = Date.now() + GRACE_MS; Date.now() < end;) {
    await new Promise((wake) => setTimeout(wake, 50));
    if (signalStarted(0, mark) === 0) return;
  }
  signalStarted('SIGKILL', mark);
}

/**
 * Starts a small process that ends all that this one has started, if this one is killed before it
 * can do so itself.
 */
export function guardStarted() {
  const guard = spawn(process.execPath, [fileURLToPath(import.meta.url), own], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.unref();
  guard.stdin.unref();
}

// The guard: its input ends with the process that it was started by.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const guarded = process.argv[2];
  process.stdin.resume().once('close', () => void endStarted(guarded));
}
