import { parseArgs } from 'node:util';
import { createApp, createServices } from './app';
import { systemClock } from './clock';
import { configFromEnvironment, defaultConfig, positiveNumber } from './config';
import type { OpenDatabase } from './db/database';
import { openFolder, openServer } from './db/openDatabase';
import { securityHeadersFor } from './http/securityHeaders';
import { seedDatabase, seededAdmin } from './seed/seedDatabase';
import { listen } from './server/listen';

const env = process.env;

async function start(): Promise<void> {
  const { values } = parseArgs({
    options: { port: { type: 'string' }, host: { type: 'string' }, data: { type: 'string' }, dist: { type: 'string' } },
  });
  const config = configFromEnvironment(env, { distFolder: values.dist ?? defaultConfig.distFolder });
  const wantedPort = values.port ?? env.PORT;
  const port = readPort(wantedPort ?? '4173');
  const users = readSeedUsers();
  const opened = await openConfigured(values.data ?? env.DATA_DIR ?? '.data/pglite');
  try {
    const hasSeeded = await seedDatabase(opened.db, { users, now: systemClock.now() });
    if (hasSeeded) await opened.tidy();
    const parts = { db: opened.db, clock: systemClock, config };
    const services = createServices(parts);
    const listening = await listen(createApp(parts, services), {
      port,
      host: values.host ?? env.HOST ?? '127.0.0.1',
      mayMove: wantedPort === undefined,
      headers: securityHeadersFor(config),
    });
    announce(listening.port, opened, hasSeeded ? `${users} users seeded` : 'as it was left', config.faults);
    // In the background: a first request doesn't wait for more than its own file.
    void services.site.warm();
    closeOnSignals(async () => {
      await listening.close();
      await opened.close();
    });
  } catch (error) {
    await opened.close();
    throw error;
  }
}

function openConfigured(folder: string): Promise<OpenDatabase> {
  return env.DATABASE_URL === undefined || env.DATABASE_URL === '' ? openFolder(folder) : openServer(env.DATABASE_URL);
}

/** Fifty is what the seed's special cases need. */
function readSeedUsers(): number {
  const users = Math.round(positiveNumber(env, 'SEED_USERS', 10_000));
  if (users < 50) throw new Error('SEED_USERS must be 50 or more.');
  return users;
}

function readPort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`"${text}" is not a port.`);
  return port;
}

function announce(port: number, opened: OpenDatabase, state: string, hasFaults: boolean): void {
  const lines = [
    '',
    `  Console    http://localhost:${port}/`,
    `  Database   ${opened.description} (${state})`,
    `  Admin      ${seededAdmin.email}`,
    `  Password   ${seededAdmin.password}`,
    ...(hasFaults ? ['  Faults     on: POST /__faults'] : []),
    '',
  ];
  console.log(lines.join('\n'));
}

/** A second signal ends the process at once. */
function closeOnSignals(close: () => Promise<void>): void {
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const handle = () => {
    for (const signal of signals) process.off(signal, handle);
    close().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  for (const signal of signals) process.on(signal, handle);
}

function fail(error: unknown): never {
  console.error(`\n  ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

start().catch(fail);
