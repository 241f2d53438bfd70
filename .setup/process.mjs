// How the set-up starts other programs: never through a shell, always ended by pid.
import { spawn } from 'node:child_process';
import { accessSync, constants, mkdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
export const inRoot = (...parts) => path.join(root, ...parts);
export const bin = (name) => inRoot('node_modules', '.bin', name);

/** A failure whose message is all that the reader needs: printed without a stack. */
export class SetupError extends Error {}

function writableHome() {
  const home = process.env.HOME ?? os.homedir();
  try {
    accessSync(home, constants.W_OK);
    return home;
  } catch {
    // A CI user often has no home of its own; npm and Chromium both want to write there.
    const own = inRoot('.cache', 'home');
    mkdirSync(own, { recursive: true });
    return own;
  }
}

/** The environment of every check: one time zone and locale, no telemetry, no colours in captured output. */
export function quietEnv(extra = {}) {
  return {
    ...process.env,
    HOME: writableHome(),
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
// Only while something runs: a listener takes the place of the signal's own effect, and start.mjs becomes the backend later.
function handleSignal(signal) {
  endAll(signal);
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
process.on('exit', () => endAll('SIGKILL'));

/**
 * Runs a program to its end with nothing on its standard input and resolves with `{ code, output }`.
 * It gets a process group of its own, so that a time-out also ends what it started (browsers, servers).
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, echo?: boolean, timeoutMs?: number, cwd?: string }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { env = quietEnv(), echo = false, timeoutMs = 30 * 60_000, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const take = (chunk) => {
      output += chunk;
      if (echo) process.stdout.write(chunk);
    };
    child.stdout.setEncoding('utf8').on('data', take);
    child.stderr.setEncoding('utf8').on('data', take);
    track(child);
    const timer = setTimeout(() => {
      take(`\nNot finished after ${Math.round(timeoutMs / 60_000)} minutes: ended.\n`);
      endGroup(child, 'SIGKILL');
    }, timeoutMs);
    const settle = (code) => {
      clearTimeout(timer);
      untrack(child);
      resolve({ code, output });
    };
    child.on('error', (error) => {
      output += `${command}: ${error.message}\n`;
      settle(127);
    });
    child.on('exit', () => endGroup(child, 'SIGKILL')); // What it left behind would keep the pipes open.
    child.on('close', (code) => settle(code ?? 1));
  });
}

/**
 * npm answers a signal by ending its shell only, which would leave this process behind: under npm it ends when its parent does.
 * The signal comes from here, so that the handlers of whatever runs here still see it.
 */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    // Not at once: Ctrl-C reaches all of them, and a second signal would interrupt a database that is closing.
    setTimeout(() => process.kill(process.pid, 'SIGTERM'), 1000).unref();
  }, 250);
  watch.unref();
}

/** Runs the main function of an entry file; a SetupError is printed as one message, anything else with its stack. */
export async function main(body) {
  endWithNpm();
  try {
    await body();
  } catch (error) {
    console.error(error instanceof SetupError ? `\n${error.message}\n` : error);
    process.exitCode = 1;
  }
}
