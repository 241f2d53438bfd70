import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { addToAudit } from '../../contracts/provider/db/audit';
import { rootCause } from '../../contracts/provider/db/database';
import { transactions } from '../../contracts/provider/db/tables/payments';
import { tickets } from '../../contracts/provider/db/tables/support';
import { users } from '../../contracts/provider/db/tables/users';
import { emptyTables, insertRow } from '../../contracts/provider/states/rows';
import { printCount } from '../propertyRuns';
import { auditedAdmin, auditFromNow } from './auditEntries';
import { buildChallengeInput } from '../fixtures/challenges';
import { buildNewCompetition } from '../fixtures/competitions';
import { insertOneOfEach } from './oneOfEach';
import { present } from './present';
import { openService } from './service';

const service = await openService({ users: 0 });
let log: Awaited<ReturnType<typeof auditFromNow>>;

beforeEach(async () => {
  await insertOneOfEach(service.services);
  log = await auditFromNow(service);
});

const subject = (subjectKind: string, subjectId = '7') => ({ subjectKind, subjectId });

const challenge = buildChallengeInput({ challenge_fee: 0.1 });
const competition = buildNewCompetition({
  price_pool_cash: '0.3',
  prize_structure: { '1': 0.1, '3': 0.2 },
  start_date: '2026-04-01T00:00:00+02:00',
});
const newUser = { first_name: 'Grace', last_name: 'Hopper', email: 'grace@example.com' };

interface Change {
  method?: string;
  path: string;
  body?: unknown;
  action: string;
  kind: string;
  was?: unknown;
  is?: unknown;
  isNew?: boolean;
}

const changes: Change[] = [
  {
    path: 'payouts/7/accept',
    action: 'payout.approved',
    kind: 'payout',
    was: { status: 'pending' },
    is: { status: 'approved' },
  },
  {
    path: 'payouts/7/reject',
    action: 'payout.rejected',
    kind: 'payout',
    was: { status: 'pending' },
    is: { status: 'rejected' },
  },
  ...(['id', 'address1', 'address2'] as const).flatMap((type) =>
    (['approved', 'rejected'] as const).map((status) => ({
      path: `users/7/kyc/${type}/action`,
      body: { status },
      action: `kyc.${status}`,
      kind: 'user',
      was: { [type]: 'pending' },
      is: { [type]: status },
    })),
  ),
  {
    path: 'users',
    body: newUser,
    action: 'user.created',
    kind: 'user',
    is: { full_name: 'Grace Hopper', email: newUser.email, role: 'user' },
    isNew: true,
  },
  {
    method: 'PATCH',
    path: 'users/7/update',
    body: { country: 'Norway', first_name: 'Amara', role: 'admin' },
    action: 'user.updated',
    kind: 'user',
    was: { country: null, role: 'user' },
    is: { country: 'Norway', role: 'admin' },
  },
  {
    method: 'DELETE',
    path: 'users/7/delete',
    action: 'user.deleted',
    kind: 'user',
    was: { full_name: 'Amara Okafor', email: expect.stringMatching('@') as string, role: 'user' },
  },
  {
    path: 'challenges/create/',
    body: challenge,
    action: 'challenge.created',
    kind: 'challenge',
    is: challenge,
    isNew: true,
  },
  {
    method: 'PATCH',
    path: 'challenges/7/',
    body: { name: 'Renamed', status: 'active', challenge_fee: 499.5 },
    action: 'challenge.updated',
    kind: 'challenge',
    was: { name: '100K Two Step', challenge_fee: 499 },
    is: { name: 'Renamed', challenge_fee: 499.5 },
  },
  {
    path: 'competition/create',
    body: competition,
    action: 'competition.created',
    kind: 'competition',
    is: competition,
    isNew: true,
  },
  {
    path: 'competition/7/end',
    action: 'competition.ended',
    kind: 'competition',
    was: { is_active: true },
    is: { is_active: false },
  },
  {
    path: 'ticket/7/messages',
    body: { text: 'Hello' },
    action: 'ticket.answered',
    kind: 'ticket',
    is: { text: 'Hello' },
  },
  {
    path: 'ticket/7/close',
    action: 'ticket.closed',
    kind: 'ticket',
    was: { status: 'open' },
    is: { status: 'closed' },
  },
  {
    path: 'mt5/user/7/issue-funded-account',
    action: 'trading_account.funded',
    kind: 'trading_account',
    was: { funded: false, step: 1 },
    is: { funded: true, step: 3 },
  },
];

const send = ({ method = 'POST', path, body }: Change) =>
  service.send(method, `/api/admin/${path}`, { body });

describe('a change', () => {
  test.each(changes)(
    '$method $path is audited with who, what, before and after',
    async (change) => {
      const { status, body } = await send(change);
      expect(status).toBeLessThan(300);
      const id = change.isNew ? String((body as { id: number }).id) : '7';
      expect(await log.entries()).toEqual([
        {
          ...auditedAdmin,
          action: change.action,
          ...subject(change.kind, id),
          before: change.was ?? null,
          after: change.is ?? null,
        },
      ]);
      const newest = present((await log.rows()).at(-1));
      expect(newest.requestId).toMatch(/^[\w-]{8,}$/);
      expect(Math.abs(newest.at.getTime() - Date.now())).toBeLessThan(3_600_000);
    },
  );

  test.each(changes)(
    '$method $path does not happen if the audit cannot be written',
    async (change) => {
      const { db } = service.services;
      const digest = async () =>
        JSON.stringify([
          await db.select().from(users),
          await db.select().from(transactions),
          await db.select().from(tickets),
        ]);
      const was = await digest();
      await db.execute(sql`ALTER TABLE audit RENAME TO audit_away`);
      try {
        expect((await send(change)).status).toBe(500);
      } finally {
        await db.execute(sql`ALTER TABLE audit_away RENAME TO audit`);
      }
      expect(await digest()).toBe(was);
      expect(await log.entries()).toEqual([]);
      // It can still be done, so it was not done.
      expect((await send(change)).status).toBeLessThan(300);
      expect(await log.entries()).toHaveLength(1);
    },
  );

  test('that is refused is not audited', async () => {
    await send({ path: 'payouts/7/accept', action: '', kind: '' });
    await send({ path: 'payouts/7/reject', action: '', kind: '' });
    await send({ path: 'payouts/999/reject', action: '', kind: '' });
    expect((await log.entries()).map(({ action }) => action)).toEqual(['payout.approved']);
  });

  test('of twenty deciders is audited once', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        send({ path: `payouts/7/${index % 2 ? 'accept' : 'reject'}`, action: '', kind: '' }),
      ),
    );
    const [payout] = await service.services.db.select().from(transactions);
    expect(await log.entries()).toMatchObject([
      { action: `payout.${payout?.status}`, after: { status: payout?.status } },
    ]);
    printCount('kinds of change, each audited in its transaction', changes.length);
  });
});

describe('the table', () => {
  test.each([
    ['UPDATE', sql`UPDATE audit SET action = 'other'`],
    ['an UPDATE of no row', sql`UPDATE audit SET action = 'other' WHERE false`],
    ['DELETE', sql`DELETE FROM audit`],
    ['TRUNCATE', sql`TRUNCATE audit`],
  ])('refuses %s', async (_, statement) => {
    const { db } = service.services;
    const known = await log.rows();
    const error: unknown = await db.execute(statement).catch((thrown: unknown) => thrown);
    expect(rootCause(error)).toMatch(
      /^The audit only grows: (UPDATE|DELETE|TRUNCATE) is refused\.$/,
    );
    expect(await log.rows()).toEqual(known);
  });

  test('keeps its entries when their user and their admin are deleted', async () => {
    const other = await insertRow(service.services, 'users', { role: 'admin' });
    await send({
      method: 'PATCH',
      path: `users/${other.id}/update`,
      body: { country: 'Norway' },
      action: '',
      kind: '',
    });
    await send({ method: 'DELETE', path: `users/${other.id}/delete`, action: '', kind: '' });
    await emptyTables(service.services);
    expect(await log.entries()).toMatchObject([
      { action: 'user.updated' },
      { action: 'user.deleted' },
    ]);
  });
});

test('an entry that is rolled back is not there', async () => {
  const entry = {
    actor: {},
    action: 'user.created',
    subject: { kind: 'user', id: 1 },
    requestId: 'none',
  } as const;
  await expect(
    service.services.db.transaction(async (tx) => {
      await addToAudit(tx, entry);
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  expect(await log.entries()).toEqual([]);
});
