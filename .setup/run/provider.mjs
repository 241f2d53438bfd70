// Starts the reference backend and waits for it.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { pathToFileURL } from 'node:url';
import { inRoot } from './process.mjs';

const ENTRY = 'contracts/provider/main.ts';

/** The arguments of `node` that start the backend in its own process. */
export const providerArgs = (args) => ['--import', 'tsx', inRoot(ENTRY), ...args];

/**
 * Runs the backend in this process, so that it receives signals directly and its exit code is ours.
 */
export async function becomeProvider(args) {
  process.argv = [process.execPath, inRoot(ENTRY), ...args];
  await import('tsx');
  await import(pathToFileURL(inRoot(ENTRY)).href);
}

/** A port that is free now. Another program may still take it before it is used. */
export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return Number(port);
}

/** Resolves as soon as the backend's health address answers. Rejects after `timeoutMs`. */
export async function untilHealthy(origin, timeoutMs = 120_000) {
  for (const end = Date.now() + timeoutMs; Date.now() < end;) {
    const isUp = await fetch(`${origin}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((wake) => setTimeout(wake, 150));
  }
  throw new Error(`The backend did not answer at ${origin}/healthz within ${timeoutMs / 1000} s.`);
}
