import { describe, expect, test } from 'vitest';
import { present } from './present';
import { openService } from './service';

type Row = Record<string, unknown>;
interface Page {
  count: number;
  next: string | null;
  previous: string | null;
  results: Row[];
}

const service = await openService();

async function read<Body>(path: string): Promise<Body> {
  const { status, body } = await service.send('GET', `/api${path}`);
  expect(status, path).toBe(200);
  return body as Body;
}

/** Follows `next` from the first page, as a client of the plain envelope may. */
async function readAll(path: string): Promise<Row[]> {
  const rows: Row[] = [];
  let next: string | null = `/api${path}`;
  while (next !== null) {
    const page: Page = await read<Page>(next.replace('/api', ''));
    rows.push(...page.results);
    next = page.next;
  }
  return rows;
}

describe('pages', () => {
  test.each([
    ['/admin/users?page_size=47', 'date_joined', 300],
    ['/admin/payouts?page_size=13', 'created_at', undefined],
    ['/admin/users/3/wallet/transactions?page_size=7', 'created_at', undefined],
    ['/admin/challenges?page_size=9', 'created_at', 80],
  ])('of %s hold every row once, newest first', async (path, field, count) => {
    const first = await read<Page>(path);
    const rows = await readAll(path);
    expect(rows).toHaveLength(first.count);
    if (count !== undefined) expect(first.count).toBe(count);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(first.count);
    const times = rows.map((row) => String(row[field]));
    expect(times).toEqual([...times].sort().reverse());
  });

  test('one past the end is empty, with the count and the way back (R111)', async () => {
    expect(await read<Page>('/admin/users?page=1000')).toEqual({
      count: 300,
      next: null,
      previous: '/api/admin/users?page=15',
      results: [],
    });
  });

  test('defaults are 20 users and 10 payouts', async () => {
    expect((await read<Page>('/admin/users')).results).toHaveLength(20);
    expect((await read<Page>('/admin/payouts')).results).toHaveLength(10);
  });

  test('a thousand rows are a page', async () => {
    expect((await read<Page>('/admin/users?page_size=1000')).results).toHaveLength(300);
  });
});

// That a filter keeps the other rows out: the pacts' verification reads the rows of each.
describe('payouts', () => {
  const all = () => readAll('/admin/payouts?page_size=100');
  const dayOf = (row: Row) => String(row['created_at']).slice(0, 10);

  test('days in UTC, both ends included (R112)', async () => {
    const days = [...new Set((await all()).map(dayOf))].sort();
    const [after, before] = [present(days[10]), present(days[20])];
    const found = await readAll(
      `/admin/payouts?page_size=100&date_after=${after}&date_before=${before}`,
    );
    expect(found).toEqual(
      (await all()).filter((row) => dayOf(row) >= after && dayOf(row) <= before),
    );
    expect(found.length).toBeGreaterThanOrEqual(11);
  });

  test('all at once, and the links keep them', async () => {
    const page = await read<Page>('/admin/payouts?status=pending&amount_min=1&page_size=2&page=2');
    expect(page.next).toBe('/api/admin/payouts?status=pending&amount_min=1&page_size=2&page=3');
    expect(page.previous).toBe('/api/admin/payouts?status=pending&amount_min=1&page_size=2&page=1');
  });

  test('amounts keep their digits (R5)', async () => {
    const amounts = (await all()).map((row) => String(row['price_amount']));
    expect(amounts.some((text) => /^\d+\.\d{8}$/.test(text))).toBe(true);
    expect(amounts.some((text) => /\.\d0$/.test(text))).toBe(true);
  });
});

describe('trading', () => {
  interface Accounts {
    result: { results: Row[]; count: number };
    total_accounts: number;
    active_positions: number;
    total_equity: string;
  }
  const accounts = (query: string) => read<Accounts>(`/admin/mt5/accounts?page_size=1000&${query}`);

  test('the totals are over all accounts, whatever is asked for', async () => {
    const [all, some] = [await accounts(''), await accounts('phase=2')];
    expect(some.result.count).toBeLessThan(all.result.count);
    expect({ ...some, result: null }).toEqual({ ...all, result: null });
    expect(all.active_positions).toBe(
      all.result.results.reduce((sum, row) => sum + Number(row['positions']), 0),
    );
  });

  test('search finds part of a login, name or email in any case, and takes wildcards as text', async () => {
    const { result } = await accounts('');
    const wanted = present(
      result.results.find((row) => row['name'] !== null && row['email'] !== null),
    );
    for (const text of [
      String(wanted['login']).slice(1),
      String(wanted['name']).toUpperCase(),
      String(wanted['email']).slice(2, -3),
    ]) {
      const found = (await accounts(`search=${encodeURIComponent(text)}`)).result;
      expect(found.results).toContainEqual(wanted);
      expect(found.count).toBeLessThan(result.count);
    }
    for (const text of ['%', '_____', '\\', "'; DROP TABLE users;--"]) {
      expect((await accounts(`search=${encodeURIComponent(text)}`)).result.count).toBe(0);
    }
  });

  test('positions come with the account', async () => {
    const { result } = await accounts('');
    const row = present(result.results.find(({ positions }) => Number(positions) > 1));
    const detail = await read<Row>(`/admin/mt5/account/${String(row['login'])}/positions`);
    expect(detail).toMatchObject({
      balance: row['balance'],
      equity: row['equity'],
      total_positions: row['positions'],
    });
  });
});

describe('competitions', () => {
  test('five are active on the day of the seed', async () => {
    const { active } = await read<{ active: number }>('/admin/competitions?page_size=1000');
    expect(active).toBe(5);
  });

  test('the leaderboard is best first, ten thousand rows of it', async () => {
    const { results } = await read<{ results: Row[] }>('/admin/competition/1');
    const returns = results.map((row) => Number(row['return_percent']));
    expect(returns).toHaveLength(10_000);
    expect(returns).toEqual([...returns].sort((a, b) => b - a));
  });
});
