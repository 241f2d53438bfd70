// The reference backend for end-to-end tests: a data folder of its own that goes when it ends, faults allowed. Arguments go to the backend.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inRoot, main } from './process.mjs';
import { becomeProvider } from './provider.mjs';

await main(async () => {
  process.chdir(inRoot());
  const folder = mkdtempSync(path.join(os.tmpdir(), 'admin-console-'));
  process.on('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  process.env.FAULTS = '1';
  process.env.SEED_USERS ??= '1000';
  delete process.env.DATABASE_URL; // Tests create and delete: never in a database that someone keeps.
  await becomeProvider(['--data', path.join(folder, 'pglite'), ...process.argv.slice(2)]);
});
