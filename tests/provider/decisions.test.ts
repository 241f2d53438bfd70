import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { kycAddressProofs, kycRecords } from '../../contracts/provider/db/tables/kyc';
import { transactions } from '../../contracts/provider/db/tables/payments';
import { users } from '../../contracts/provider/db/tables/users';
import { emptyTables, insertPayout, insertRow } from '../../contracts/provider/states/rows';
import { printCount } from '../propertyRuns';
import { openService } from './service';
import { safety } from '../safety';

const service = await openService({ users: 0 });

beforeEach(() => emptyTables(service.services));

const post = (path: string, body?: unknown) => service.send('POST', path, { body });

function tally(answers: { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

describe('payouts', () => {
  const statusOf = async (id: number) =>
    (await service.services.db.select().from(transactions).where(eq(transactions.id, id)))[0]
      ?.status;

  test('of twenty admins who accept and reject the same payout one wins and nineteen are told what it is now', async () => {
    const { id } = await insertPayout(service.services);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        post(`/api/admin/payouts/${id}/${index % 2 === 0 ? 'accept' : 'reject'}`),
      ),
    );
    expect(tally(answers), safety('decided once')).toEqual({ 200: 1, 409: 19 });
    const status = await statusOf(id);
    expect(['approved', 'rejected']).toContain(status);
    for (const answer of answers.filter((each) => each.status === 409)) {
      expect(answer.body).toEqual({ message: `This payout has already been ${status}.` });
    }
    printCount(
      'admins who decided the same payout, of whom one won and the others were told',
      answers.length,
    );
  });

  test.each([
    ['accept', 'approved'],
    ['reject', 'rejected'],
  ])('%s answers a message and makes it %s', async (action, status) => {
    const { id } = await insertPayout(service.services);
    expect(await post(`/api/admin/payouts/${id}/${action}`)).toMatchObject({
      status: 200,
      body: { message: `Payout ${status} successfully` },
    });
    expect(await statusOf(id)).toBe(status);
  });

  test.each(['approved', 'rejected', 'disbursed', 'failed'] as const)(
    'one that is %s stays so',
    async (status) => {
      const { id } = await insertPayout(service.services, { status });
      expect((await post(`/api/admin/payouts/${id}/accept`)).status).toBe(409);
      expect(await statusOf(id)).toBe(status);
    },
  );

  test('a credit is no payout, nor is an unknown id', async () => {
    const { id } = await insertPayout(service.services, { type: 'credit' });
    for (const wrong of [id, 999, 'x', '1e3', '01']) {
      expect(await post(`/api/admin/payouts/${wrong}/accept`)).toMatchObject({
        status: 404,
        body: { message: 'Payout not found.' },
      });
    }
  });
});

describe('KYC documents', () => {
  beforeEach(async () => {
    await insertRow(service.services, 'users', { id: 7 });
    await insertRow(service.services, 'kycRecords', { userId: 7 });
    await insertRow(service.services, 'kycAddressProofs', {
      userId: 7,
      addressType: 'home_address_2',
    });
  });

  test('one decision of ten wins, over both forms of the call', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        index % 2 === 0
          ? post('/api/admin/users/7/kyc/id/action', { status: 'approved' })
          : post('/api/admin/users/7/kyc/id/action', { status: 'rejected' }),
      ),
    );
    expect(tally(answers), safety('decided once')).toEqual({ 200: 1, 409: 9 });
    const [record] = await service.services.db.select().from(kycRecords);
    expect(record?.reviewedAt).not.toBeNull();
  });

  test('the second address is decided by itself', async () => {
    expect(
      (await post('/api/admin/users/7/kyc/address2/action', { status: 'rejected' })).status,
    ).toBe(200);
    expect((await service.services.db.select().from(kycAddressProofs))[0]?.status).toBe('rejected');
    expect(
      await post('/api/admin/users/7/kyc/address2/action', { status: 'approved' }),
    ).toMatchObject({
      status: 409,
      body: { message: 'Home address 2 proof has already been rejected.' },
    });
  });

  test('a document that was never handed in is a 404, an unknown kind or decision a 400', async () => {
    const statuses = ['7/kyc/address1', '8/kyc/id', '7/kyc/selfie'].map(
      async (path) =>
        (await post(`/api/admin/users/${path}/action`, { status: 'approved' })).status,
    );
    expect(await Promise.all(statuses)).toEqual([404, 404, 400]);
    expect((await post('/api/admin/users/7/kyc/id/action', { status: 'pending' })).status).toBe(
      400,
    );
  });
});

describe('what is over stays over', () => {
  test('a ticket closes once and takes no messages then', async () => {
    const { id } = await insertRow(service.services, 'tickets');
    expect((await post(`/api/admin/ticket/${id}/messages`, { text: 'Hello' })).status).toBe(201);
    expect(
      tally(
        await Promise.all(Array.from({ length: 5 }, () => post(`/api/admin/ticket/${id}/close`))),
      ),
    ).toEqual({ 200: 1, 409: 4 });
    expect((await post(`/api/admin/ticket/${id}/messages`, { text: 'Too late' })).status).toBe(409);
    expect((await service.send('GET', `/api/admin/ticket/${id}/messages`)).body).toMatchObject({
      count: 1,
    });
  });

  test('a competition ends once', async () => {
    const { id } = await insertRow(service.services, 'competitions');
    expect(
      tally(
        await Promise.all(
          Array.from({ length: 5 }, () => post(`/api/admin/competition/${id}/end`)),
        ),
      ),
    ).toEqual({ 200: 1, 409: 4 });
  });

  test('a competition whose end date has passed has ended, active or not', async () => {
    const { id } = await insertRow(service.services, 'competitions', {
      endDate: new Date(service.clock.now().getTime() - 1000),
    });
    expect((await post(`/api/admin/competition/${id}/end`)).status).toBe(409);
  });

  test('a funded account is issued once, and only to the eligible', async () => {
    const { login } = await insertRow(service.services, 'tradingAccounts', {
      fundedEligible: true,
    });
    const other = await insertRow(service.services, 'tradingAccounts');
    const issue = (id: number) => post(`/api/admin/mt5/user/${id}/issue-funded-account`);
    expect(tally(await Promise.all(Array.from({ length: 5 }, () => issue(login))))).toEqual({
      200: 1,
      409: 4,
    });
    expect((await issue(other.login)).status).toBe(422);
  });
});

describe('users', () => {
  const newUser = { first_name: ' Grace ', last_name: 'Hopper', email: 'Grace@example.com' };

  test('an email is taken once, in any case, however many ask at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        post('/api/admin/users', {
          ...newUser,
          email: index % 2 ? newUser.email : newUser.email.toLowerCase(),
        }),
      ),
    );
    expect(tally(answers), safety('decided once')).toEqual({ 201: 1, 409: 5 });
    expect(answers.find(({ status }) => status === 201)?.body).toMatchObject({
      full_name: 'Grace Hopper',
      role: 'user',
      last_login: null,
    });
  });

  test('an update changes what was sent and nothing else', async () => {
    const { body } = await post('/api/admin/users', newUser);
    const { id } = body as { id: number };
    const update = (changes: unknown) =>
      service.send('PATCH', `/api/admin/users/${id}/update`, { body: changes });
    await update({ phone_number: '+1 555', address: { town: 'Leeds', zip_code: 'LS1' } });
    const { body: changed } = await update({ last_name: 'Murray', address: { zip_code: null } });
    expect(changed).toMatchObject({
      full_name: 'Grace Murray',
      phone_number: '+1 555',
      address: { town: 'Leeds', zip_code: null },
    });
    expect((await update({ email: 'admin@example.com' })).status).toBe(409);
    expect((await service.send('GET', `/api/admin/users/${id}`)).body).toEqual(changed);
  });

  test('deleting takes everything of the user along, and never oneself', async () => {
    await insertRow(service.services, 'users', { id: 7 });
    for (const table of ['kycRecords', 'wallets', 'tickets', 'userAddresses'] as const) {
      await insertRow(service.services, table, { userId: 7 });
    }
    expect((await service.send('DELETE', '/api/admin/users/7/delete')).status).toBe(200);
    expect((await service.send('DELETE', '/api/admin/users/7/delete')).status).toBe(404);
    expect((await service.send('GET', '/api/admin/ticket')).body).toMatchObject({ count: 0 });
    expect(await service.send('DELETE', '/api/admin/users/1/delete')).toMatchObject({
      status: 409,
      body: { message: 'You cannot delete your own account.' },
    });
    expect(await service.services.db.$count(users)).toBe(1);
  });
});
