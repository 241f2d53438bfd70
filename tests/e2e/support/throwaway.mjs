// Starts the reference backend for end-to-end tests, with the faults switch on and a data folder
// that is deleted at the end. Arguments are passed to the backend.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inRoot, main } from '../../../.setup/run/process.mjs';
import { becomeProvider } from '../../../.setup/run/provider.mjs';

await main(
  async () => {
    process.chdir(inRoot());
    const folder = mkdtempSync(path.join(os.tmpdir(), 'admin-console-'));
    process.on('exit', () => {
      rmSync(folder, { recursive: true, force: true });
    });
    process.env.FAULTS = '1';
    process.env.PASSWORD_COST ??= '1024'; // Every test signs in.
    process.env.SEED ??= 'hostile';
    process.env.SEED_USERS ??= '1000';
    delete process.env.DATABASE_URL; // Tests create and delete records. They must never do so in someone's database.
    await becomeProvider(['--data', path.join(folder, 'pglite'), ...process.argv.slice(2)]);
  },
  { endsWithParent: true },
);
