// Starts other programs, never through a shell, and ends them by process id.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, mkdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { endStarted, marked, newMark, signalStarted } from './started.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
export const inRoot = (...parts) => path.join(root, ...parts);
export const bin = (name) => inRoot('node_modules', '.bin', name);

/** What git prints. Throws without git, without a repository, or if nothing has that name. */
export const git = (...args) =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

/**
 * The commit that is checked out, with `-dirty` if there are changes besides. Without git, the day.
 */
export function commitName() {
  try {
    return git('describe', '--always', '--exclude=*', '--dirty', '--abbrev=7');
  } catch {
    return new Date().toISOString().slice(0, 10);
  }
}

/** Text as 64 hexadecimal digits: an order or a number that only the text chooses. */
export const digest = (text) => createHash('sha256').update(text).digest('hex');

/** A failure whose message explains everything. It is printed without a stack trace. */
export class SetupError extends Error {}

/**
 * HOME if it is writable, otherwise a folder of ours with npm's cache in it: a CI user often has no
 * writable home.
 */
function writableHome() {
  const home = process.env.HOME ?? os.homedir();
  try {
    accessSync(home, constants.W_OK);
    return { HOME: home };
  } catch {
    const own = inRoot('.cache', 'home');
    mkdirSync(own, { recursive: true });
    // npm passes its own setting to its scripts.
    return { HOME: own, npm_config_cache: path.join(own, '.npm') };
  }
}

/** The environment of every check: fixed time zone and locale, no telemetry, no colors. */
export function quietEnv(extra = {}) {
  return {
    ...process.env,
    ...writableHome(),
    TZ: 'UTC',
    LC_ALL: 'C.UTF-8',
    CI: process.env.CI ?? 'true',
    NO_COLOR: '1',
    FORCE_COLOR: undefined,
    PACT_DO_NOT_TRACK: 'true',
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    ...extra,
  };
}

/** A sign of life in a program's output. It is never shown. */
export const HEARTBEAT = '\u0000';

const running = new Set();
function endAll(signal) {
  for (const child of running) endGroup(child, signal);
}
function endGroup(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch {
    // Already gone.
  }
}
// Listeners exist only while a program runs. A listener replaces the signal's default effect, and
// start.mjs later runs the backend here.
/** From a signal on nothing more is started, and no end of a program is told. */
let isEnding = false;
async function handleSignal(signal) {
  // npm sends on what the terminal has sent already.
  if (isEnding) return;
  isEnding = true;
  endAll(signal);
  await endStarted();
  process.exit(1);
}
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
function track(child) {
  if (running.size === 0) for (const signal of SIGNALS) process.on(signal, handleSignal);
  running.add(child);
}
function untrack(child) {
  running.delete(child);
  if (running.size === 0) for (const signal of SIGNALS) process.off(signal, handleSignal);
}
process.on('exit', () => {
  if (running.size === 0) return;
  endAll('SIGKILL');
  signalStarted('SIGKILL');
});

/**
 * Runs a program to its end, without standard input, and resolves with `{ code, output }`. The
 * programs that it started (browsers, servers) end with it, also after a time-out.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, echo?: boolean, silenceMs?: number, cwd?: string }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(
  command,
  args,
  { env = quietEnv(), echo = false, silenceMs = 30 * 60_000, cwd = root } = {},
) {
  return new Promise((resolve) => {
    if (isEnding) return;
    const mark = newMark();
    const child = spawn(command, args, {
      cwd,
      env: marked(env, mark),
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const timer = setTimeout(() => {
      take(`\nSilent for ${Math.round(silenceMs / 60_000)} minutes: ended.\n`);
      endGroup(child, 'SIGKILL');
    }, silenceMs);
    const take = (chunk) => {
      timer.refresh();
      output += chunk;
      if (echo) process.stdout.write(chunk);
    };
    child.stdout.setEncoding('utf8').on('data', take);
    child.stderr.setEncoding('utf8').on('data', take);
    track(child);
    const settle = (code) => {
      clearTimeout(timer);
      if (isEnding) return;
      untrack(child);
      resolve({ code, output });
    };
    child.on('error', (error) => {
      output += `${command}: ${error.message}\n`;
      settle(127);
    });
    // Programs it left behind would keep the pipes open.
    let rest = Promise.resolve();
    child.on('exit', () => {
      endGroup(child, 'SIGKILL');
      rest = endStarted(mark);
    });
    child.on('close', (code) => void rest.then(() => settle(code ?? 1)));
  });
}

/**
 * On a signal npm ends only its shell, and this process would go on. So under npm this process ends
 * when its parent ends. It sends the signal to itself, so that signal handlers in this process
 * still run.
 */
function endWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    // Wait, because Ctrl-C reaches this process as well and a second signal would interrupt a
    // database that is closing.
    setTimeout(() => process.kill(process.pid, 'SIGTERM'), 1000).unref();
  }, 250);
  watch.unref();
}

/**
 * Runs the main function of an entry file. A SetupError is printed as its message, any other error
 * with its stack trace. `endsWithParent`: a program that is started for another one must not
 * outlive it.
 */
export async function main(
  body,
  { endsWithParent = process.env.npm_lifecycle_event !== undefined } = {},
) {
  if (endsWithParent) endWithParent();
  try {
    await body();
  } catch (error) {
    console.error(error instanceof SetupError ? `\n${error.message}\n` : error);
    process.exitCode = 1;
  }
}
