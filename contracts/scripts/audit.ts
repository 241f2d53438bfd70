// Prints or exports the audit: --format text|json|csv, --from and --to an instant, --subject payout
// or payout:7, --data a folder. It reads the server of DATABASE_URL (or of the file that
// DATABASE_URL_FILE names), or else the folder, which no service may have open.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { readSecret } from '../provider/core/secrets';
import { sqlState } from '../provider/core/sqlState';
import { rootCause, type Database } from '../provider/db/database';
import { openFolder } from '../provider/db/openDatabase';
import { auditFormats, writeAudit } from './auditReport';

interface Opened {
  db: Database;
  close: () => Promise<void>;
}

function instant(name: string, given: string | undefined): Date | undefined {
  if (given === undefined) return undefined;
  const time = new Date(given);
  if (Number.isNaN(time.getTime()))
    throw new Error(`--${name} must be an instant such as 2026-03-01 or 2026-03-01T12:00:00Z.`);
  return time;
}

async function openExisting(folder: string): Promise<Opened> {
  if (!existsSync(path.join(folder, 'PG_VERSION')))
    throw new Error(`There is no database in ${folder}. Choose another with --data.`);
  return openFolder(folder);
}

/** Changes nothing on the server, not even by a migration. */
function openReadOnly(url: string): Opened {
  const client = postgres(url, {
    max: 1,
    connect_timeout: 10,
    connection: { default_transaction_read_only: true },
  });
  return { db: drizzle(client), close: () => client.end({ timeout: 5 }) };
}

async function print(): Promise<void> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: {
      format: { ...text, default: 'text' },
      from: text,
      to: text,
      subject: text,
      data: text,
    },
  });
  const format = auditFormats.find((name) => name === values.format);
  if (format === undefined)
    throw new Error(`--format is text, json or csv, not "${values.format}".`);
  const { subject, data = process.env['DATA_DIR'] || '.data/pglite' } = values;
  const filter = { from: instant('from', values.from), to: instant('to', values.to), subject };
  const url = readSecret(process.env, 'DATABASE_URL');
  const { db, close } = url === undefined ? await openExisting(data) : openReadOnly(url);
  try {
    await pipeline(Readable.from(writeAudit(db, filter, format)), process.stdout, { end: false });
  } finally {
    await close();
  }
}

print().catch((error: unknown) => {
  // Whoever reads the output may stop early, as `head` does.
  if (sqlState(error) === 'EPIPE') return;
  console.error(rootCause(error));
  process.exitCode = 1;
});
