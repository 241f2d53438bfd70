import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { sqlState } from '../../contracts/provider/core/sqlState';
import { isUniqueViolation } from '../../contracts/provider/db/database';
import { kycRecords } from '../../contracts/provider/db/tables/kyc';
import { transactions } from '../../contracts/provider/db/tables/payments';
import { users } from '../../contracts/provider/db/tables/users';
import { emptyTables, insertRow, mintAccessToken } from '../../contracts/provider/states/rows';
import { printCount } from '../propertyRuns';
import { insertOneOfEach } from './oneOfEach';
import { openService } from './service';

const service = await openService({ users: 0 });

beforeEach(() => emptyTables(service.services));

describe('an admin', () => {
  test.each(['accept', 'reject'])(
    'cannot %s a payout of their own, another admin can',
    async (action) => {
      const { id } = await insertRow(service.services, 'transactions', { userId: 1 });
      expect(await service.send('POST', `/api/admin/payouts/${id}/${action}`)).toMatchObject({
        status: 409,
        body: { message: 'You cannot decide on your own payout. Another admin has to do it.' },
      });
      expect(await service.services.db.select().from(transactions)).toMatchObject([
        { status: 'pending' },
      ]);
      const other = await insertRow(service.services, 'users', { role: 'admin' });
      const token = await mintAccessToken(service.services, other.id);
      expect(
        (await service.send('POST', `/api/admin/payouts/${id}/${action}`, { token })).status,
      ).toBe(200);
    },
  );

  test.each(['id', 'address1', 'address2'])(
    'cannot decide on their own identity: %s',
    async (type) => {
      await insertRow(service.services, 'kycRecords', { userId: 1 });
      for (const addressType of ['home_address_1', 'home_address_2'] as const) {
        await insertRow(service.services, 'kycAddressProofs', { userId: 1, addressType });
      }
      const decide = (token?: string) =>
        service.send('POST', `/api/admin/users/1/kyc/${type}/action`, {
          body: { status: 'approved' },
          token,
        });
      expect(await decide()).toMatchObject({
        status: 409,
        body: { message: 'You cannot decide on your own identity. Another admin has to do it.' },
      });
      expect(await service.services.db.select().from(kycRecords)).toMatchObject([
        { idStatus: 'pending' },
      ]);
      const other = await insertRow(service.services, 'users', { role: 'admin' });
      expect((await decide(await mintAccessToken(service.services, other.id))).status).toBe(200);
    },
  );

  test.each(['credit', 'debit'] as const)('cannot delete a user who has a %s', async (type) => {
    const { id } = await insertRow(service.services, 'users');
    await insertRow(service.services, 'transactions', { userId: id, type });
    expect(await service.send('DELETE', `/api/admin/users/${id}/delete`)).toMatchObject({
      status: 409,
      body: { message: 'This user has transactions and cannot be deleted.' },
    });
    // The database refuses it too.
    const error: unknown = await service.services.db
      .delete(users)
      .where(eq(users.id, id))
      .catch((thrown: unknown) => thrown);
    expect(sqlState(error)).toBe('23503');
    expect(await service.services.db.$count(transactions)).toBe(1);
  });
});

describe('two admins at once', () => {
  const rounds = 10;
  const admins = () => service.services.db.select().from(users).where(eq(users.role, 'admin'));
  const doToEachOther = async (method: string, action: string, body?: unknown) => {
    const other = await insertRow(service.services, 'users', { role: 'admin' });
    const [one, two] = [
      await mintAccessToken(service.services, 1),
      await mintAccessToken(service.services, other.id),
    ];
    const send = (id: number, token: string) =>
      service.send(method, `/api/admin/users/${id}/${action}`, { body, token });
    const answers = await Promise.all([send(other.id, one), send(1, two)]);
    return answers.map(({ status }) => status).sort();
  };

  test('who delete each other: one is deleted, the other one stays', async () => {
    for (let round = 0; round < rounds; round += 1) {
      await emptyTables(service.services);
      expect(await doToEachOther('DELETE', 'delete')).toEqual([200, 401]);
      expect(await admins()).toHaveLength(1);
    }
    printCount('rounds of two admins who delete each other, of whom one stayed', rounds);
  });

  test('who take the role from each other: one keeps it', async () => {
    for (let round = 0; round < rounds; round += 1) {
      await emptyTables(service.services);
      expect(await doToEachOther('PATCH', 'update', { role: 'user' })).toEqual([200, 403]);
      expect(await admins()).toHaveLength(1);
    }
  });
});

describe('the database refuses', () => {
  const bad: [table: string, column: string, value: unknown][] = [
    ['users', 'role', 'owner'],
    ['users', 'first_name', ''],
    ['users', 'email', ''],
    ['kyc_records', 'id_status', 'verified'],
    ['kyc_address_proofs', 'status', 'done'],
    ['kyc_address_proofs', 'address_type', 'home_address_3'],
    ['transactions', 'status', 'paid'],
    ['transactions', 'type', 'transfer'],
    ['transactions', 'price_amount', '-0.01'],
    ['transactions', 'pay_amount', '-1'],
    ['transactions', 'disbursed_amount', '-1'],
    ['challenges', 'status', 'open'],
    ['challenges', 'challenge_type', 'three_step'],
    ['challenges', 'challenge_class', 'other'],
    ['challenges', 'allowed_instruments', 'stocks'],
    ['challenges', 'account_size', '0'],
    ['challenges', 'challenge_fee', '-1'],
    ['challenges', 'profit_split_percent', 0.9],
    ['challenges', 'profit_split_percent', 100.1],
    ['challenges', 'max_daily_loss_percent', 0],
    ['challenges', 'min_trading_days', 0],
    ['challenges', 'name', ''],
    ['competitions', 'starting_balance', '0'],
    ['competitions', 'price_pool_cash', '-1'],
    ['competitions', 'contestants', -1],
    ['competitions', 'end_date', '2000-01-01T00:00:00Z'],
    ['leaderboard_rows', 'win_rate', 100.1],
    ['tickets', 'status', 'waiting'],
    ['ticket_messages', 'text', ''],
    ['positions', 'volume', -1],
    ['trading_accounts', 'account_size', '-1'],
  ];

  test.each(bad)('%s.%s = %j', async (table, column, value) => {
    await insertOneOfEach(service.services);
    const statement = sql`UPDATE ${sql.identifier(table)} SET ${sql.identifier(column)} = ${value}`;
    const error: unknown = await service.services.db
      .execute(statement)
      .catch((thrown: unknown) => thrown);
    expect([sqlState(error), isUniqueViolation(error)]).toEqual(['23514', false]);
  });
});
