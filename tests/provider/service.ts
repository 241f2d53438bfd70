import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Hono } from 'hono';
import { afterAll, inject } from 'vitest';
import { createApp } from '../../contracts/provider/app';
import { createManualClock } from '../../contracts/provider/core/clock';
import { defaultConfig, type ProviderConfig } from '../../contracts/provider/core/config';
import { openServer, type OpenDatabase } from '../../contracts/provider/db/openDatabase';
import { refreshFamilies } from '../../contracts/provider/db/tables/sessions';
import { signInTries } from '../../contracts/provider/db/tables/signIns';
import { createServices, type Services } from '../../contracts/provider/operations/services';
import { seededAdmin, type SeedName } from '../../contracts/provider/seed/seedDatabase';
import {
  createTestDatabase,
  testEpoch,
  testPasswordCost,
} from '../../contracts/provider/seed/testDatabase';
import { mintAccessToken } from '../../contracts/provider/states/rows';
import { present } from './present';
import { ServerDatabases } from './serverDatabase';

interface Answered {
  status: number;
  headers: Headers;
  body: unknown;
}

export interface TestService {
  app: Hono;
  services: Services;
  clock: ReturnType<typeof createManualClock>;
  /**
   * Sends a request as the seeded admin; `token: null` sends none. A body is sent as JSON, a string
   * as it is.
   */
  send(method: string, path: string, options?: SendOptions): Promise<Answered>;
  /** Moves the clock. The database's own clock can't be moved, so what it noted is moved back. */
  letTimePass(seconds: number): Promise<void>;
  signIn(email?: string, password?: string): Promise<Answered>;
  close(): Promise<void>;
}

export interface SendOptions {
  body?: unknown;
  token?: string | null;
  headers?: Record<string, string>;
}

const testConfig: ProviderConfig = {
  ...defaultConfig,
  passwordCost: testPasswordCost,
  onResponseMismatch: 'throw',
  // Random requests come faster than any person's.
  callsPerMinute: 1_000_000,
  log: () => {},
};

interface ServiceOptions {
  users?: number;
  /** Only on PGlite. */
  seed?: SeedName;
  config?: Partial<ProviderConfig>;
  /** On PGlite, also in the project `postgres`. */
  isEmbedded?: boolean;
}

/**
 * The whole service in this process, on a database of its own with a clock that stands still. A
 * response that breaks the OpenAPI document rejects the request.
 */
export async function startService({
  users = 300,
  seed = 'hostile',
  config = {},
  isEmbedded = inject('postgres') === undefined,
}: ServiceOptions = {}): Promise<TestService> {
  const opened = isEmbedded
    ? await createTestDatabase({ users, seed })
    : await createServerDatabase(users);
  const clock = createManualClock(testEpoch);
  const parts = { ...opened, clock, config: { ...testConfig, ...config } };
  const services = createServices(parts);
  const app = createApp(services);

  const send = async (
    method: string,
    path: string,
    options: SendOptions = {},
  ): Promise<Answered> => {
    const { body, headers = {} } = options;
    // A new token every time: tests move the clock.
    const token = options.token === undefined ? await mintAccessToken(services) : options.token;
    const response = await app.request(path, {
      method,
      headers: {
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: parse(text) };
  };
  return {
    app,
    services,
    clock,
    send,
    letTimePass: async (seconds) => {
      clock.advance(seconds);
      const earlier = (column: AnyPgColumn) =>
        sql`${column} - make_interval(secs => ${seconds}::float8)`;
      const { rotatedAt, expiresAt } = refreshFamilies;
      await opened.db
        .update(refreshFamilies)
        .set({ rotatedAt: earlier(rotatedAt), expiresAt: earlier(expiresAt) });
      await opened.db.update(signInTries).set({ triedAt: earlier(signInTries.triedAt) });
    },
    signIn: (email = seededAdmin.email, password = seededAdmin.password) =>
      send('POST', '/api/admin/auth/login', { body: { email, password }, token: null }),
    close: () => opened.close(),
  };
}

/** A service for all tests of a file. */
export async function openService(options?: ServiceOptions): Promise<TestService> {
  const service = await startService(options);
  afterAll(() => service.close());
  return service;
}

/**
 * In the vitest project `postgres` the same suite runs on a server, each service in a database of
 * its own there.
 */
async function createServerDatabase(users: number): Promise<OpenDatabase> {
  const server = present(inject('postgres'));
  const { url, drop } = await new ServerDatabases(server.url, server.prefix).create(users);
  const opened = await openServer(url);
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await drop();
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
