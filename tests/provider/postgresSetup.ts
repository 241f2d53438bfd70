import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgresServer';

/** The server of the project `postgres`, and the beginning of the names of its databases. */
export interface TestServer {
  url: string;
  prefix: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    postgres?: TestServer;
  }
}

/**
 * Starts the server before the first test. `TEST_DATABASE_URL` names a running one instead; there,
 * all databases of this run are dropped.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running = process.env['TEST_DATABASE_URL'];
  const prefix = `provider_${randomUUID().slice(0, 8)}_`;
  if (running !== undefined) {
    project.provide('postgres', { url: running, prefix });
    return () => dropDatabases(running, prefix);
  }
  const server = await startPostgres({ settings: ['fsync=off'] });
  project.provide('postgres', { url: server.url('postgres'), prefix });
  return () => server.close();
}

async function dropDatabases(url: string, prefix: string): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: () => undefined });
  const rows = await client<
    { name: string }[]
  >`SELECT datname AS name FROM pg_database WHERE starts_with(datname, ${prefix})`;
  for (const { name } of rows) await client.unsafe(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await client.end();
}
