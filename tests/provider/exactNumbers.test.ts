import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { exactKey } from '../../contracts/provider/core/wire';
import { transactions } from '../../contracts/provider/db/tables/payments';
import { users } from '../../contracts/provider/db/tables/users';
import {
  emptyTables,
  insertPayout,
  insertRow,
  mintAccessToken,
} from '../../contracts/provider/states/rows';
import { buildChallengeInput } from '../fixtures/challenges';
import { openService } from './service';

const service = await openService({ users: 0 });

beforeEach(() => emptyTables(service.services));

const [one, other] = ['9007199254740993', '9007199254740992'];

/** The answer's text, because `JSON.parse` would round the ids. */
async function read(path: string): Promise<string> {
  const token = await mintAccessToken(service.services);
  const response = await service.app.request(path, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(200);
  return response.text();
}

describe('ids above 2^53 (R48)', () => {
  test('are whole numbers in lists and details', async () => {
    for (const id of [one, other, '9223372036854775806'])
      await insertRow(service.services, 'users', { id: exactKey(id) });
    const list = await read('/api/admin/users?page=1&page_size=20');
    for (const id of [one, other, '9223372036854775806']) expect(list).toContain(`"id":${id},`);
    expect(await read(`/api/admin/users/${one}`)).toContain(`"id":${one},`);
  });

  test('a change is made to the record of the path and not to its neighbor', async () => {
    for (const id of [one, other]) await insertPayout(service.services, { id: exactKey(id) });
    expect((await service.send('POST', `/api/admin/payouts/${one}/accept`)).status).toBe(200);
    const { db } = service.services;
    const statusOf = async (id: string) =>
      (
        await db
          .select()
          .from(transactions)
          .where(eq(transactions.id, exactKey(id)))
      )[0]?.status;
    expect([await statusOf(one), await statusOf(other)]).toEqual(['approved', 'pending']);
  });

  test('a user is changed and deleted, and the neighbor stays', async () => {
    for (const id of [one, other])
      await insertRow(service.services, 'users', { id: exactKey(id), country: 'Nigeria' });
    expect(
      (
        await service.send('PATCH', `/api/admin/users/${one}/update`, {
          body: { country: 'Ghana' },
        })
      ).status,
    ).toBe(200);
    expect((await service.send('DELETE', `/api/admin/users/${one}/delete`)).status).toBe(200);
    const left = await service.services.db.select().from(users).where(eq(users.role, 'user'));
    expect(left.map(({ id, country }) => [String(id), country])).toEqual([[other, 'Nigeria']]);
  });
});

describe('numbers of a body (R48)', () => {
  const challenge = (size: string) =>
    JSON.stringify(buildChallengeInput({ account_size: 0 })).replace(
      '"account_size":0',
      `"account_size":${size}`,
    );

  test.each([
    ['100000.50', 201],
    ['12345678901234567.89', 400],
    ['9007199254740993', 400],
  ])('%s is taken as it is or refused, never rounded: %i', async (size, status) =>
    expect(
      (await service.send('POST', '/api/admin/challenges/create/', { body: challenge(size) }))
        .status,
    ).toBe(status),
  );
});
