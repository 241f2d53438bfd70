import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createApp } from './app';
import {
  configFromEnvironment,
  defaultConfig,
  positiveNumber,
  type ProviderConfig,
} from './core/config';
import { listen } from './core/listen';
import { createLog } from './core/log';
import { listenForMetrics } from './core/metricsServer';
import { readSecret } from './core/secrets';
import { securityHeadersFor } from './core/securityHeaders';
import { createDatabaseClock } from './db/databaseClock';
import { defaultLimits } from './db/limits';
import { grantService, openFolder, openServer, type OpenDatabase } from './db/openDatabase';
import { addSearchIndex } from './db/searchIndex';
import { createServices } from './operations/services';
import { checkCredentials, createAdmin, resetPassword } from './seed/accounts';
import { createFirstAdmin } from './seed/firstAdmin';
import { seedDatabase, seededAdmin, type SeedName, seedNames } from './seed/seedDatabase';

const env = process.env;
const isProduction = env.NODE_ENV === 'production';

const seeds = [...seedNames, 'none'] as const;
type Seed = SeedName | 'none';

/** Whether this process may change tables. Otherwise the command `migrate` has. */
const isOwner = env.MIGRATE !== '0';

/** What can be done instead of serving. */
const commands: Record<string, (opened: OpenDatabase) => Promise<string>> = {
  async migrate({ db, description }) {
    await addSearchIndex(db);
    const owner = readSecret(env, 'DATABASE_URL');
    const service = readSecret(env, 'SERVICE_DATABASE_URL');
    if (owner !== undefined && service !== undefined) await grantService(owner, service);
    return `${description} has every migration.`;
  },
  async 'create-admin'({ db }) {
    const admin = givenAdmin();
    const { passwordCost } = configFromEnvironment(env);
    await createAdmin(db, checkCredentials(admin), new Date(), passwordCost);
    return `${admin.email} can sign in.`;
  },
  async 'reset-password'({ db }) {
    const account = givenAdmin();
    const { passwordCost } = configFromEnvironment(env);
    await resetPassword(db, checkCredentials(account), new Date(), passwordCost);
    return `${account.email} has another password, and no session.`;
  },
};

const givenAdmin = () => ({
  email: env.ADMIN_EMAIL,
  password: readSecret(env, 'ADMIN_PASSWORD'),
});

async function runCommand(name: string, folder: string): Promise<void> {
  const command = commands[name];
  if (command === undefined)
    throw new Error(`There is no command ${name}. There are ${Object.keys(commands).join(', ')}.`);
  const opened = await openConfigured(folder);
  try {
    console.log(await command(opened));
  } finally {
    await opened.close();
  }
}

async function start(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      data: { type: 'string' },
      dist: { type: 'string' },
    },
  });
  const folder = values.data ?? env.DATA_DIR ?? '.data/pglite';
  if (positionals[0] !== undefined) return runCommand(positionals[0], folder);
  const config = configFromEnvironment(env, {
    distFolder: values.dist ?? defaultConfig.distFolder,
  });
  const wantedPort = values.port ?? env.PORT;
  const port = readPort(wantedPort ?? '4173');
  const metricsPort =
    env.METRICS_PORT === undefined || env.METRICS_PORT === ''
      ? undefined
      : readPort(env.METRICS_PORT);
  const seed = readSeed();
  const users = readSeedUsers();
  const opened = await openConfigured(folder);
  try {
    const clock = await createDatabaseClock(opened.db);
    const hasSeeded = await fill(opened, seed, users, clock.now(), config.passwordCost);
    const services = createServices({ ...opened, clock, config });
    const listening = await listen(createApp(services), {
      port,
      host: values.host ?? env.HOST ?? '127.0.0.1',
      mayMove: wantedPort === undefined,
      headers: securityHeadersFor(config),
      onUnreadable: (id, status) =>
        services.log.request({ id, method: 'OTHER', route: 'unreadable', status, ms: 0 }),
    });
    const metrics =
      metricsPort === undefined
        ? undefined
        : await listenForMetrics(services.metrics.registry, metricsPort);
    const state = hasSeeded
      ? seed === 'none'
        ? 'the first admin created'
        : `${users} users seeded`
      : 'as it was left';
    announce(config, {
      port: listening.port,
      metricsPort: metrics?.port,
      database: `${opened.description} (${state})`,
      seed,
    });
    // In the background, so that the first request only waits for its own file.
    void services.site.warm();
    closeOnSignals(async () => {
      services.draining.isDraining = true;
      // Balancers that ask /readyz stop sending requests before connections are refused.
      await pause(config.drainSeconds * 1000);
      await listening.close();
      metrics?.close();
      clock.stop();
      await opened.close();
    });
  } catch (error) {
    await opened.close();
    throw error;
  }
}

function openConfigured(folder: string): Promise<OpenDatabase> {
  const url = readSecret(env, 'DATABASE_URL');
  const limits = {
    ...defaultLimits,
    connections: Math.round(positiveNumber(env, 'DATABASE_POOL', defaultLimits.connections)),
  };
  return url === undefined ? openFolder(folder, limits) : openServer(url, limits, { isOwner });
}

/**
 * Fills an empty database, with seeded data or only with the first admin, and returns whether it
 * was empty.
 */
async function fill(
  opened: OpenDatabase,
  seed: Seed,
  users: number,
  now: Date,
  passwordCost: number,
): Promise<boolean> {
  if (!isOwner) return false;
  const hasFilled = await (seed === 'none'
    ? createFirstAdmin(opened.db, givenAdmin(), now, passwordCost)
    : seedDatabase(opened.db, { seed, users, now, passwordCost }));
  await addSearchIndex(opened.db);
  if (hasFilled) await opened.tidy();
  return hasFilled;
}

/** Seeded data is for trying things out and for tests. Production must ask for it. */
function readSeed(): Seed {
  const wanted =
    env.SEED === undefined || env.SEED === '' ? (isProduction ? 'none' : 'demo') : env.SEED;
  const seed = seeds.find((name) => name === wanted);
  if (seed === undefined)
    throw new Error(`SEED must be "demo", "hostile" or "none", but is "${wanted}".`);
  return seed;
}

/** The seed's special cases need fifty users. */
function readSeedUsers(): number {
  const users = Math.round(positiveNumber(env, 'SEED_USERS', 10_000));
  if (users < 50) throw new Error('SEED_USERS must be 50 or more.');
  return users;
}

function readPort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`"${text}" is not a port.`);
  return port;
}

interface Started {
  port: number;
  metricsPort: number | undefined;
  database: string;
  seed: Seed;
}

/**
 * In production it is a line of the log. The seeded password is only printed outside of production.
 */
function announce(config: ProviderConfig, { port, metricsPort, database, seed }: Started): void {
  if (isProduction) {
    createLog(config.logFormat, config.log).note('The service is running.', {
      port,
      metricsPort,
      database,
    });
    return;
  }
  const lines = [
    '',
    `  Console    http://localhost:${port}/`,
    `  API        http://localhost:${port}/api/docs`,
    ...(metricsPort === undefined ? [] : [`  Metrics    http://localhost:${metricsPort}/metrics`]),
    `  Database   ${database}`,
    ...(seed === 'none'
      ? []
      : [`  Admin      ${seededAdmin.email}`, `  Password   ${seededAdmin.password}`]),
    ...(config.faults ? ['  Faults     on: POST /__faults'] : []),
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
