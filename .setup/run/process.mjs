// Starts other programs, never through a shell, and ends them with this one.
import { spawn } from 'node:child_process';
import { accessSync, constants, mkdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
export const inRoot = (...parts) => path.join(root, ...parts);
export const bin = (name) => inRoot('node_modules', '.bin', name);

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

/** Programs that run now, each the first of its own process group. */
const running = new Set();
function endGroup({ pid }, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    // Already gone.
  }
}

let isEnding = false;
/** Gives the programs time to end what they have started: browsers, servers, databases. */
function handleSignal(signal) {
  if (isEnding) return; // npm sends on what the terminal has sent already.
  isEnding = true;
  for (const child of running) endGroup(child, signal === 'SIGHUP' ? 'SIGTERM' : signal);
  const leave = () => running.size === 0 && process.exit(1);
  setInterval(leave, 50);
  setTimeout(() => process.exit(1), 8000);
}
process.on('exit', () => {
  for (const child of running) endGroup(child, 'SIGKILL');
});

// The listeners exist only while a program runs: they replace the signal's default effect, and
// start.mjs later runs the backend in this process.
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
function track(child) {
  if (running.size === 0) for (const signal of SIGNALS) process.on(signal, handleSignal);
  running.add(child);
}
function untrack(child) {
  running.delete(child);
  if (running.size === 0) for (const signal of SIGNALS) process.off(signal, handleSignal);
}

/** A check is ended when it has printed nothing for so long; one test of a soak may take hours. */
const silence = (process.env.SOAK === '1' ? 240 : 15) * 60_000;

/**
 * Runs a program to its end, without standard input, and resolves with `{ code, output }`. What it
 * left in its process group ends with it.
 */
export function run(command, args, { env = quietEnv(), echo = false, cwd = root } = {}) {
  return new Promise((resolve) => {
    if (isEnding) return;
    const child = spawn(command, args, {
      cwd,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const take = (chunk) => {
      timer.refresh();
      output += chunk;
      if (echo) process.stdout.write(chunk);
    };
    const timer = setTimeout(() => {
      take(`\nSilent for ${silence / 60_000} minutes: ended.\n`);
      endGroup(child, 'SIGKILL');
    }, silence);
    child.stdout.setEncoding('utf8').on('data', take);
    child.stderr.setEncoding('utf8').on('data', take);
    track(child);
    const settle = (code) => {
      clearTimeout(timer);
      untrack(child);
      if (!isEnding) resolve({ code, output });
    };
    child.on('error', (error) => {
      output += `${command}: ${error.message}\n`;
      settle(127);
    });
    // What it left behind would keep the pipes open.
    child.on('exit', () => endGroup(child, 'SIGKILL'));
    child.on('close', (code) => settle(code ?? 1));
  });
}

/**
 * On a signal npm ends only its shell. So under npm this process ends itself when its parent has
 * ended, by a signal, so that its handlers run.
 */
function endWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    // Ctrl-C reaches this process too, and a second signal would interrupt a closing database.
    setTimeout(() => process.kill(process.pid, 'SIGTERM'), 1000).unref();
  }, 250).unref();
}

/** Runs the main function of an entry file. `endsWithParent`: it must not outlive who started it. */
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
