import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import postgres from 'postgres';
import { createApp, createServices } from '../../contracts/provider/app';
import { createManualClock } from '../../contracts/provider/clock';
import type { ProviderConfig } from '../../contracts/provider/config';
import { defaultConfig } from '../../contracts/provider/config';
import type { OpenDatabase } from '../../contracts/provider/db/database';
import { openServer } from '../../contracts/provider/db/openDatabase';
import { createTestDatabase, testEpoch } from '../../contracts/provider/db/testDatabase';
import { seedDatabase, seededAdmin } from '../../contracts/provider/seed/seedDatabase';
import type { Services } from '../../contracts/provider/services';
import { mintAccessToken } from '../../contracts/provider/states';

interface Answered {
  status: number;
  headers: Headers;
  /** The parsed body; null where there is none or it isn't JSON. */
  body: unknown;
}

export interface TestService {
  app: Hono;
  services: Services;
  clock: ReturnType<typeof createManualClock>;
  /** Sends a request as the seeded admin; `token: null` sends none. A body is sent as JSON, a string as it is. */
  send(method: string, path: string, options?: SendOptions): Promise<Answered>;
  signIn(email?: string, password?: string): Promise<Answered>;
  close(): Promise<void>;
}

export interface SendOptions {
  body?: unknown;
  token?: string | null;
  headers?: Record<string, string>;
}

/**
 * The whole service in this process, on a database of its own with a clock that stands still. A response that breaks the
 * OpenAPI document rejects the request.
 */
export async function startService({ users = 300, config = {} }: { users?: number; config?: Partial<ProviderConfig> } = {}): Promise<TestService> {
  const opened = await openTestDatabase(users);
  const clock = createManualClock(testEpoch);
  const parts = { db: opened.db, clock, config: { ...defaultConfig, onResponseMismatch: 'throw' as const, log: () => {}, ...config } };
  const services = createServices(parts);
  const app = createApp(parts, services);

  const send = async (method: string, path: string, options: SendOptions = {}): Promise<Answered> => {
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
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: parse(text) };
  };
  return {
    app,
    services,
    clock,
    send,
    signIn: (email = seededAdmin.email, password = seededAdmin.password) =>
      send('POST', '/api/admin/auth/login', { body: { email, password }, token: null }),
    close: () => opened.close(),
  };
}

/** With `TEST_DATABASE_URL` the same suite runs on a PostgreSQL server, each service in a database of its own there. */
async function openTestDatabase(users: number): Promise<OpenDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server === undefined) return createTestDatabase({ users });
  const name = `provider_${randomUUID().replaceAll('-', '')}`;
  const maintenance = postgres(server, { max: 1 });
  await maintenance.unsafe(`CREATE DATABASE ${name}`);
  const opened = await openServer(Object.assign(new URL(server), { pathname: `/${name}` }).href);
  if (users > 0) await seedDatabase(opened.db, { users, now: testEpoch });
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await maintenance.unsafe(`DROP DATABASE ${name}`);
      await maintenance.end();
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
