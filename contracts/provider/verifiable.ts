import type { Hono } from 'hono';
import { createApp, createServices } from './app';
import { systemClock } from './clock';
import { defaultConfig } from './config';
import type { OpenDatabase } from './db/database';
import { createTestDatabase } from './db/testDatabase';
import { listen } from './server/listen';
import { stateHandlers } from './stateHandlers/stateHandlers';
import { createStateServer } from './stateServer';
import { emptyTables } from './states';

export interface Verifiable {
  baseUrl: string;
  stateUrl: string;
  close: () => Promise<void>;
}

interface VerifiableOptions {
  /** Stands between the socket and the service: tests break answers here. */
  wrap?: (service: Hono) => Hono;
  ports?: { service: number; states: number };
  /** Whose tables are emptied for every state; one in memory unless given. Closed with the rest. */
  database?: OpenDatabase;
}

/** The reference backend on an empty database, and beside it the address that sets up its provider states. */
export async function startVerifiable(options: VerifiableOptions = {}): Promise<Verifiable> {
  const { wrap = (service: Hono) => service, ports = { service: 0, states: 0 } } = options;
  const database = options.database ?? (await createTestDatabase({ users: 0 }));
  const { db } = database;
  const config = { ...defaultConfig, faults: true };
  const services = createServices({ db, clock: systemClock, config });
  const service = createApp({ db, clock: systemClock, config }, services);

  const answerAll = async (status: number) => {
    const rule = { match: { path: '^/api/' }, status };
    await service.request('/__faults', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(rule) });
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
