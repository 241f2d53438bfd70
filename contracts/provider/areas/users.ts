import { eq, inArray, isNotNull, and } from 'drizzle-orm';
import type { NewUser } from '../../../src/api/types';
import { isUniqueViolation, onlyRow } from '../db/database';
import { inOrderOf, readPageKeys, type PageQuery } from '../db/readPage';
import { transactions } from '../db/tables/payments';
import { userAddresses, users } from '../db/tables/users';
import { pageEnvelope } from '../http/pageEnvelope';
import { conflict, notFound } from '../http/problem';
import { recordId } from '../http/recordId';
import { created, done, handler, ok, type Operations } from '../openapi/operation';
import { emailTaken, noSuchUser } from './userMessages';
import { toUser, toUserDetail, type UserRow } from './userShapes';

export const userOperations = {
  listUsers: handler<unknown, PageQuery>(async ({ query, url, services: { db, counts } }) => {
    const source = { table: users, key: users.id, where: undefined, newestBy: users.dateJoined, countKey: 'users' };
    const { keys, count } = await readPageKeys(db, counts, source, query);
    const rows: UserRow[] = keys.length === 0 ? [] : await db.select().from(users).where(inArray(users.id, keys));
    return ok(pageEnvelope(url, query, count, inOrderOf(keys, rows, (row) => row.id).map(toUser)));
  }),

  getUser: handler(async ({ path, services: { db } }) => {
    const [row] = await db
      .select()
      .from(users)
      .leftJoin(userAddresses, eq(userAddresses.userId, users.id))
      .where(eq(users.id, recordId(path.id, noSuchUser)));
    if (row === undefined) throw notFound(noSuchUser);
    return ok(toUserDetail(row.users, row.user_addresses));
  }),

  createUser: handler<NewUser>(async ({ body, services: { db, clock } }) => {
    const values = {
      firstName: body.first_name.trim(),
      lastName: body.last_name.trim(),
      email: body.email,
      dateJoined: clock.now(),
    };
    try {
      const rows = await db.insert(users).values(values).returning();
      return created(toUser(onlyRow(rows)));
    } catch (error) {
      if (isUniqueViolation(error)) throw conflict(emailTaken);
      throw error;
    }
  }),

  deleteUser: handler(async ({ path, admin, services: { db } }) => {
    const id = recordId(path.id, noSuchUser);
    if (id === admin.id) throw conflict('You cannot delete your own account.');
    const deleted = await db.delete(users).where(eq(users.id, id)).returning({ id: users.id });
    if (deleted.length === 0) throw notFound(noSuchUser);
    return done('User deleted successfully');
  }),

  getUserStats: handler(async ({ services: { db, counts } }) => {
    const isPendingPayout = and(eq(transactions.type, 'debit'), eq(transactions.status, 'pending'));
    return ok({
      totalUsers: await counts.count('users', () => db.$count(users)),
      pendingWithdrawals: await counts.count('pending payouts', () => db.$count(transactions, isPendingPayout)),
      totalReferrals: await counts.count('referrals', () => db.$count(users, isNotNull(users.referredBy))),
    });
  }),
} satisfies Operations;
