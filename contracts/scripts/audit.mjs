// Prints or exports the audit: --format text|json|csv, --from and --to an instant, --subject payout
// or payout:7, --data a folder. It reads the server of DATABASE_URL (or of the file that
// DATABASE_URL_FILE names), or else the folder, which no service may have open meanwhile.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { tsImport } from 'tsx/esm/api';

const text = { type: 'string' };

try {
  const { values } = parseArgs({
    options: {
      format: { ...text, default: 'text' },
      from: text,
      to: text,
      subject: text,
      data: text,
    },
  });
  const { format, from, to, subject, data = process.env.DATA_DIR || '.data/pglite' } = values;
  if (!['text', 'json', 'csv'].includes(format))
    throw new Error(`--format is text, json or csv, not "${format}".`);
  const filter = { from: instant('from', from), to: instant('to', to), subject };
  const { readSecret } = await tsImport('../provider/core/secrets.ts', import.meta.url);
  const url = readSecret(process.env, 'DATABASE_URL');
  const { db, close } = await (url === undefined ? openFolder(data) : openServer(url));
  try {
    const { writeAudit } = await tsImport('./auditReport.ts', import.meta.url);
    await pipeline(Readable.from(writeAudit(db, filter, format)), process.stdout, { end: false });
  } finally {
    await close();
  }
} catch (error) {
  // Whoever reads the output may stop early, as `head` does.
  if (error.code !== 'EPIPE') {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}

function instant(name, given) {
  if (given === undefined) return undefined;
  const time = new Date(given);
  if (Number.isNaN(time.getTime()))
    throw new Error(`--${name} must be an instant such as 2026-03-01 or 2026-03-01T12:00:00Z.`);
  return time;
}

async function openFolder(folder) {
  if (!existsSync(path.join(folder, 'PG_VERSION')))
    throw new Error(`There is no database in ${folder}. Choose another with --data.`);
  const { openFolder: open } = await tsImport('../provider/db/openDatabase.ts', import.meta.url);
  return open(folder);
}

/** Changes nothing on the server, not even by a migration. */
async function openServer(url) {
  const { default: postgres } = await import('postgres');
  const { drizzle } = await import('drizzle-orm/postgres-js');
  const client = postgres(url, {
    max: 1,
    connect_timeout: 10,
    connection: { default_transaction_read_only: true },
  });
  return { db: drizzle(client), close: () => client.end({ timeout: 5 }) };
}

/** Drizzle's own message only repeats the statement. */
function messageOf(error) {
  return error.cause ? messageOf(error.cause) : error.message || error.code;
}
