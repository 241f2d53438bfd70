import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort, untilHealthy } from '../../../.setup/run/provider.mjs';
import type { FaultRule } from '../../../contracts/provider/faults/faultRules';
import type {
  AccountPositions,
  Competition,
  CompetitionDetail,
  CompetitionPage,
  Dashboard,
  Id,
  KycRecord,
  LoginResponse,
  Mt5UserPage,
  NewCompetition,
  PayoutPage,
  TradingAccount,
  TradingAccountPage,
  User,
  UserDetail,
  UserPage,
} from '~/api/types';

export const admin = { email: 'admin@example.com', password: 'admin-password' };

/**
 * The reference backend as tests use it besides the browser: its API, its faults, and records made
 * for one test.
 */
export class Backend {
  private access = '';

  constructor(readonly origin: string) {}

  /** Signs the seeded admin in and returns the session as the console stores it. */
  async signIn(): Promise<{ v: 1; access: string; refresh: string; user: { email: string } }> {
    const response = await this.ask('POST', '/admin/auth/login', admin);
    const { data } = (await response.json()) as LoginResponse;
    this.access = data.access;
    return { v: 1, ...data, user: { email: admin.email } };
  }

  getDashboard = () => this.send<Dashboard>('GET', '/admin/dashboard');

  async listUsers(page = 1): Promise<UserPage> {
    return this.send<UserPage>('GET', `/admin/users?page=${page}&page_size=20`);
  }

  getUser = (id: User['id']) => this.send<UserDetail>('GET', `/admin/users/${id}`);

  listTradingAccounts = (query = 'page=1&page_size=20') =>
    this.send<TradingAccountPage>('GET', `/admin/mt5/accounts?${query}`);
  /** A trading account of the first page, by the number of its open positions. */
  async accountWith(isWanted: (positions: number) => boolean): Promise<TradingAccount> {
    const found = (await this.listTradingAccounts()).result.results.find(({ positions }) =>
      isWanted(positions ?? 0),
    );
    if (!found) throw new Error('The first page has no such account.');
    return found;
  }

  listMt5Users = (query = 'page=1&page_size=10') =>
    this.send<Mt5UserPage>('GET', `/admin/mt5/users?${query}`);
  getPositions = (login: Id) =>
    this.send<AccountPositions>('GET', `/admin/mt5/account/${login}/positions`);

  /** A user's KYC record. Undefined if there is none. */
  async findKyc(id: User['id']): Promise<KycRecord | undefined> {
    const response = await this.asAdmin('GET', `/admin/users/${id}/kyc`);
    // The backend checks its responses against the OpenAPI document, which the type is generated
    // from.
    return response.ok ? ((await response.json()) as KycRecord) : undefined;
  }

  /** Whether all of these documents can be loaded as pictures. */
  async areFilesThere(files: readonly (string | null | undefined)[]): Promise<boolean> {
    for (const file of files) {
      if (!file?.startsWith('/')) return false;
      const response = await fetch(this.origin + file);
      await response.arrayBuffer();
      // The damaged scan is only a few bytes long.
      if (!response.ok || Number(response.headers.get('content-length') ?? 0) < 10_000)
        return false;
    }
    return true;
  }

  /** The user in a row of the first page, counted from 0. */
  async userAt(row: number): Promise<User> {
    const user = (await this.listUsers()).results[row];
    if (user === undefined) throw new Error(`The first page has no row ${row}.`);
    return user;
  }

  /** A user that no other test uses. */
  async addUser(name: string): Promise<User> {
    const mark = Math.random().toString(36).slice(2, 10);
    return this.send<User>('POST', '/admin/users', {
      first_name: name,
      last_name: mark,
      email: `${mark}@example.org`,
    });
  }

  async hasUser(id: User['id']): Promise<boolean> {
    const { status } = await this.asAdmin('GET', `/admin/users/${encodeURIComponent(String(id))}`);
    return status === 200;
  }

  listCompetitions = (page = 1) =>
    this.send<CompetitionPage>('GET', `/admin/competitions?page=${page}&page_size=20`);
  getCompetition = (id: Id) => this.send<CompetitionDetail>('GET', `/admin/competition/${id}`);
  /** The competition of this name among the latest. Undefined if there is none. */
  findCompetition = async (name: string): Promise<Competition | undefined> =>
    (await this.listCompetitions()).results.results.find((one) => one.name === name);

  /**
   * A competition that no other test uses. It began an hour ago and ends in `secondsLeft` seconds.
   */
  addCompetition(
    name: string,
    secondsLeft = 86_400,
    more: Partial<NewCompetition> = {},
  ): Promise<Competition> {
    const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
    const body = {
      description: 'Of a test.',
      starting_balance: 50_000,
      price_pool_cash: '0.3',
      prize_structure: { 1: 0.1, 3: 0.2 },
      start_date: at(-3600),
      end_date: at(secondsLeft),
    };
    return this.send<Competition>('POST', '/admin/competition/create', {
      name: `${name} ${Math.random().toString(36).slice(2, 10)}`,
      ...body,
      ...more,
    });
  }

  listPayouts = (query: string) => this.send<PayoutPage>('GET', `/admin/payouts?${query}`);
  decidePayout = (id: Id, action: 'accept' | 'reject') =>
    this.send('POST', `/admin/payouts/${id}/${action}`);

  deleteUser = (id: User['id']) =>
    this.send('DELETE', `/admin/users/${encodeURIComponent(String(id))}/delete`);

  /** Makes matching requests fail: all of them, or the next `times`. */
  async plan(method: string, path: string, fault: Omit<FaultRule, 'match'>): Promise<void> {
    await this.faults('POST', { match: { method, path: `^/api${path}$` }, ...fault });
  }

  clearFaults = () => this.faults('DELETE');

  private async faults(method: string, rule?: FaultRule): Promise<void> {
    const response = await fetch(`${this.origin}/__faults`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: rule && JSON.stringify(rule),
    });
    if (!response.ok)
      throw new Error(`/__faults answered ${response.status}: ${await response.text()}`);
  }

  private ask(method: string, path: string, body?: unknown): Promise<Response> {
    return fetch(`${this.origin}/api${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(this.access && { Authorization: `Bearer ${this.access}` }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  }

  private async asAdmin(method: string, path: string, body?: unknown): Promise<Response> {
    if (!this.access) await this.signIn();
    return this.ask(method, path, body);
  }

  /** Makes a call as the seeded admin, for calls without their own method here. */
  async send<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await this.asAdmin(method, path, body);
    if (!response.ok)
      throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    // The backend checks its responses against the OpenAPI document, which T is generated from.
    return (await response.json()) as T;
  }
}

/**
 * The console as built, on the real backend with a fresh data folder: one for each worker, because
 * faults and data belong to the whole backend.
 */
export async function startBackend(): Promise<{ backend: Backend; stop: () => Promise<void> }> {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    // As in tests/provider/process.ts.
    ['--liftoff-only', 'tests/e2e/support/throwaway.mjs', '--port', String(port)],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (child.exitCode !== null) return;
    const end = once(child, 'exit');
    child.kill('SIGTERM');
    await end;
  };
  await Promise.race([
    untilHealthy(origin),
    once(child, 'exit').then(() => {
      throw new Error('The backend ended before it was up.');
    }),
  ]).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { backend: new Backend(origin), stop };
}
