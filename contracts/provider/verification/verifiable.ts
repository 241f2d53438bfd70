import type { Hono } from 'hono';
import { createApp } from '../app';
import { systemClock } from '../core/clock';
import { defaultConfig } from '../core/config';
import { listen } from '../core/listen';
import type { OpenDatabase } from '../db/openDatabase';
import { createServices } from '../operations/services';
import { createTestDatabase, testPasswordCost } from '../seed/testDatabase';
import { stateHandlers } from '../states/handlers';
import { emptyTables } from '../states/rows';
import { createStateServer } from '../states/server';

export interface Verifiable {
  baseUrl: string;
  stateUrl: string;
  close: () => Promise<void>;
}

interface VerifiableOptions {
  /** Wraps the service. Tests break its answers here. */
  wrap?: (service: Hono) => Hono;
  ports?: { service: number; states: number };
  consoleOrigins?: string[];
  /**
   * Every state empties its tables, and `close` closes it. If none is given, a new one in memory.
   */
  database?: OpenDatabase;
}

/**
 * Starts the reference backend on an empty database, and a second server that sets up its provider
 * states.
 */
export async function startVerifiable(options: VerifiableOptions = {}): Promise<Verifiable> {
  const {
    wrap = (service: Hono) => service,
    ports = { service: 0, states: 0 },
    consoleOrigins = [],
  } = options;
  const database = options.database ?? (await createTestDatabase({ users: 0 }));
  const config = {
    ...defaultConfig,
    faults: true,
    passwordCost: testPasswordCost,
    consoleOrigins,
  };
  const services = createServices({ ...database, clock: systemClock, config });
  const service = createApp(services);

  const answerAll = async (status: number, body?: object) => {
    const rule = { match: { path: '^/api/' }, status, ...(body && { body }) };
    await service.request('/__faults', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(rule),
    });
  };
  const startAfresh = async () => {
    await service.request('/__faults', { method: 'DELETE' });
    await emptyTables(services);
  };
  const states = createStateServer(stateHandlers({ services, answerAll }), startAfresh);

  const common = { host: '127.0.0.1', mayMove: false, headers: {} };
  const listening = await listen(wrap(service), { ...common, port: ports.service });
  const stateListening = await listen(states, { ...common, port: ports.states });
  return {
    baseUrl: `http://127.0.0.1:${listening.port}/api`,
    stateUrl: `http://127.0.0.1:${stateListening.port}/states`,
    close: async () => {
      await Promise.all([listening.close(), stateListening.close()]);
      await database.close();
    },
  };
}
