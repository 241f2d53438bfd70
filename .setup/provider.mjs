// Starting the reference backend.
import { createServer } from 'node:net';
import { pathToFileURL } from 'node:url';
import { inRoot } from './process.mjs';

const ENTRY = 'contracts/provider/main.ts';

/** The command line of the backend as a process of its own. */
export const providerArgs = (args) => ['--import', 'tsx', inRoot(ENTRY), ...args];

/** Turns this process into the backend, so that signals reach it first hand and its exit code is ours. */
export async function becomeProvider(args) {
  process.argv = [process.execPath, inRoot(ENTRY), ...args];
  await import('tsx');
  await import(pathToFileURL(inRoot(ENTRY)).href);
}

/** A port that was free a moment ago. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** Resolves when the backend answers at its health address; rejects after `timeoutMs`. */
export async function untilHealthy(origin, timeoutMs = 120_000) {
  for (const end = Date.now() + timeoutMs; Date.now() < end; ) {
    const isUp = await fetch(`${origin}/healthz`).then((response) => response.ok, () => false);
    if (isUp) return;
    await new Promise((wake) => setTimeout(wake, 150));
  }
  throw new Error(`The backend did not answer at ${origin}/healthz within ${timeoutMs / 1000} s.`);
}
