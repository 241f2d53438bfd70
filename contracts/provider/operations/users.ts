import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { NewUser, UserUpdate } from '~/api/types';
import { created, done, ok, pageEnvelope, type PageQuery } from '../core/answers';
import { endFamilies } from '../auth/refreshFamilies';
import type { SignedInAdmin } from '../auth/requireAdmin';
import { conflict, forbidden, notFound, unauthorized } from '../core/problem';
import { iso, isoOrNull, recordId } from '../core/wire';
import { changedFields } from '../db/audit';
import { type Database, isUniqueViolation, onlyRow } from '../db/database';
import { inKeyOrder, readPageKeys } from '../db/readPage';
import { transactions } from '../db/tables/payments';
import { userAddresses, users } from '../db/tables/users';
import { addChange } from './audited';
import { handler, type Operations } from './handler';

export const noSuchUser = 'User not found.';
const emailTaken = 'A user with this email already exists.';

type UserRow = typeof users.$inferSelect;
type AddressRow = typeof userAddresses.$inferSelect;

type AddressUpdate = NonNullable<UserUpdate['address']>;

export const userOperations = {
  listUsers: handler<unknown, PageQuery>(async ({ query, url, services: { db, counts } }) => {
    const source = {
      table: users,
      key: users.id,
      where: undefined,
      newestBy: users.dateJoined,
      countKey: 'users',
    };
    const { keys, count } = await readPageKeys(db, counts, source, query);
    const rows: UserRow[] =
      keys.length === 0 ? [] : await db.select().from(users).where(inArray(users.id, keys));
    return ok(pageEnvelope(url, query, count, inKeyOrder(keys, rows, (row) => row.id).map(toUser)));
  }),

  getUser: handler(async ({ path, services: { db } }) =>
    ok(await readDetail(db, recordId(path.id, noSuchUser))),
  ),

  createUser: handler<NewUser>(async (call) => {
    const { body, services } = call;
    const values = {
      firstName: body.first_name.trim(),
      lastName: body.last_name.trim(),
      email: body.email,
      dateJoined: services.clock.now(),
    };
    return orEmailTaken(
      services.db.transaction(async (tx) => {
        const row = onlyRow(await tx.insert(users).values(values).returning());
        const after = { full_name: fullName(row), email: row.email, role: row.role };
        await addChange(tx, call, {
          action: 'user.created',
          subject: { kind: 'user', id: row.id },
          after,
        });
        return created(toUser(row));
      }),
    );
  }),

  updateUser: handler<UserUpdate>(async (call) => {
    const { path, body, admin, services } = call;
    const id = recordId(path.id, noSuchUser);
    if (id === admin.id && body.role === 'user')
      throw conflict('You cannot take the admin role from your own account.');
    const changes = userChanges(body);
    return orEmailTaken(
      services.db.transaction(async (tx) => {
        await lockUserForAdmin(tx, id, admin);
        const before = await readDetail(tx, id);
        if (Object.keys(changes).length > 0)
          await tx.update(users).set(changes).where(eq(users.id, id));
        if (body.address !== undefined) {
          const address = addressChanges(body.address);
          await tx
            .insert(userAddresses)
            .values({ userId: id, ...address })
            .onConflictDoUpdate({ target: userAddresses.userId, set: address });
        }
        if (body.role === 'user') await endFamilies(tx, id);
        const after = await readDetail(tx, id);
        await addChange(tx, call, {
          action: 'user.updated',
          subject: { kind: 'user', id },
          ...changedFields(before, after),
        });
        return ok(after);
      }),
    );
  }),

  /** A user with transactions stays, because money was moved in their name (R236). */
  deleteUser: handler(async (call) => {
    const { path, admin, services } = call;
    const id = recordId(path.id, noSuchUser);
    if (id === admin.id) throw conflict('You cannot delete your own account.');
    return services.db.transaction(async (tx) => {
      const row = await lockUserForAdmin(tx, id, admin);
      if ((await tx.$count(transactions, eq(transactions.userId, id))) > 0) {
        throw conflict('This user has transactions and cannot be deleted.');
      }
      await tx.delete(users).where(eq(users.id, id));
      const before = { full_name: fullName(row), email: row.email, role: row.role };
      await addChange(tx, call, { action: 'user.deleted', subject: { kind: 'user', id }, before });
      return done('User deleted successfully');
    });
  }),

  getUserStats: handler(async ({ services: { db, counts } }) => {
    const isPendingPayout = and(eq(transactions.type, 'debit'), eq(transactions.status, 'pending'));
    return ok({
      totalUsers: await counts.read('users', () => db.$count(users)),
      pendingWithdrawals: await counts.read('pending payouts', () =>
        db.$count(transactions, isPendingPayout),
      ),
      totalReferrals: await counts.read('referrals', () =>
        db.$count(users, isNotNull(users.referredBy)),
      ),
    });
  }),
} satisfies Operations;

/**
 * Locks a user whom an admin changes, and the admin, and returns the user. Both are locked in the
 * order of their ids, and the admin is checked again: if two admins delete each other at the same
 * time, the second one is no longer there. So an admin always remains.
 */
async function lockUserForAdmin(tx: Database, id: number, admin: SignedInAdmin): Promise<UserRow> {
  const rows = await tx
    .select()
    .from(users)
    .where(inArray(users.id, [id, admin.id]))
    .orderBy(users.id)
    .for('update');
  const actor = rows.find((row) => row.id === admin.id);
  if (actor === undefined) throw unauthorized('This account no longer exists.');
  if (actor.role !== 'admin') throw forbidden('Only admins may use this console.');
  const user = rows.find((row) => row.id === id);
  if (user === undefined) throw notFound(noSuchUser);
  return user;
}

async function readDetail(db: Database, id: number) {
  const [row] = await db
    .select()
    .from(users)
    .leftJoin(userAddresses, eq(userAddresses.userId, users.id))
    .where(eq(users.id, id));
  if (row === undefined) throw notFound(noSuchUser);
  return toUserDetail(row.users, row.user_addresses);
}

/** Throws a 409 if the change failed because another user has the email. */
async function orEmailTaken<Result>(change: Promise<Result>): Promise<Result> {
  try {
    return await change;
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict(emailTaken);
    throw error;
  }
}

function userChanges(body: UserUpdate) {
  return withoutUndefined({
    firstName: body.first_name?.trim(),
    lastName: body.last_name?.trim(),
    email: body.email,
    role: body.role,
    phoneNumber: body.phone_number,
    country: body.country,
    dateOfBirth: body.date_of_birth,
  });
}

function addressChanges(address: AddressUpdate) {
  return withoutUndefined({
    homeAddress: address.home_address,
    town: address.town,
    state: address.state,
    zipCode: address.zip_code,
    homeAddress2: address.home_address2,
    town2: address.town2,
    state2: address.state2,
    zipCode2: address.zip_code2,
  });
}

/** Only fields of the request are changed (R9). A missing field keeps its value, null clears it. */
function withoutUndefined<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Fields;
}

/** The API has first and last name as one text. */
export const fullName = (row: Pick<UserRow, 'firstName' | 'lastName'>) =>
  `${row.firstName} ${row.lastName}`.trim();

/** A user in the list. */
function toUser(row: UserRow) {
  return {
    id: row.id,
    full_name: fullName(row),
    email: row.email,
    role: row.role,
    date_joined: iso(row.dateJoined),
    last_login: isoOrNull(row.lastLogin),
  };
}

/** A user with all details. The address is null if the user never gave one. */
function toUserDetail(row: UserRow, address: AddressRow | null) {
  return {
    ...toUser(row),
    phone_number: row.phoneNumber,
    country: row.country,
    date_of_birth: row.dateOfBirth,
    address: address && {
      home_address: address.homeAddress,
      town: address.town,
      state: address.state,
      zip_code: address.zipCode,
      home_address2: address.homeAddress2,
      town2: address.town2,
      state2: address.state2,
      zip_code2: address.zipCode2,
    },
  };
}
