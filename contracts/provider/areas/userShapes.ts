import { iso, isoOrNull } from '../db/iso';
import type { userAddresses, users } from '../db/tables/users';

export type UserRow = typeof users.$inferSelect;
type AddressRow = typeof userAddresses.$inferSelect;

/** First and last name as one, which is how the wire has it. */
export const fullName = (row: Pick<UserRow, 'firstName' | 'lastName'>) => `${row.firstName} ${row.lastName}`.trim();

/** A user as the list shows it. */
export function toUser(row: UserRow) {
  return {
    id: row.id,
    full_name: fullName(row),
    email: row.email,
    role: row.role,
    date_joined: iso(row.dateJoined),
    last_login: isoOrNull(row.lastLogin),
  };
}

/** A user with everything the details page shows. The address is null when none was ever given. */
export function toUserDetail(row: UserRow, address: AddressRow | null) {
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
