import { eq } from 'drizzle-orm';
import type { UserUpdate } from '../../../src/api/types';
import { isUniqueViolation } from '../db/database';
import { userAddresses, users } from '../db/tables/users';
import { conflict, notFound } from '../http/problem';
import { recordId } from '../http/recordId';
import { handler, ok, type Operations } from '../openapi/operation';
import { emailTaken, noSuchUser } from './userMessages';
import { toUserDetail } from './userShapes';

type AddressUpdate = NonNullable<UserUpdate['address']>;

export const updateUserOperations = {
  updateUser: handler<UserUpdate>(async ({ path, body, admin, services: { db } }) => {
    const id = recordId(path.id, noSuchUser);
    if (id === admin.id && body.role === 'user') throw conflict('You cannot take the admin role from your own account.');
    const changes = userChanges(body);
    try {
      return await db.transaction(async (tx) => {
        const [known] = await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update');
        if (known === undefined) throw notFound(noSuchUser);
        if (Object.keys(changes).length > 0) await tx.update(users).set(changes).where(eq(users.id, id));
        if (body.address !== undefined) {
          const address = addressChanges(body.address);
          await tx
            .insert(userAddresses)
            .values({ userId: id, ...address })
            .onConflictDoUpdate({ target: userAddresses.userId, set: address });
        }
        const [row] = await tx
          .select()
          .from(users)
          .leftJoin(userAddresses, eq(userAddresses.userId, users.id))
          .where(eq(users.id, id));
        if (row === undefined) throw notFound(noSuchUser);
        return ok(toUserDetail(row.users, row.user_addresses));
      });
    } catch (error) {
      if (isUniqueViolation(error)) throw conflict(emailTaken);
      throw error;
    }
  }),
} satisfies Operations;

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

/** Only what was sent is changed (R9): a missing field stays, null clears. */
function withoutUndefined<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
}
