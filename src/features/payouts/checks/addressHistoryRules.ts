import { readTime } from '../../../lib/dates';
import { isSameId, readId } from '../../../lib/ids';
import { isRecord } from '../../../lib/records';
import { dash, formatText } from '../../../lib/text';
import { addressKey } from './address';

export interface AddressRow {
  id?: unknown;
  user?: unknown;
  pay_address?: unknown;
  created_at?: unknown;
}

/** One user's payouts to an address. */
export interface AddressUser {
  /** Undefined if the payouts name no user. */
  id: string | undefined;
  name: string;
  count: number;
  /** When the first and the last were asked for. Undefined if no time can be read. */
  first: string | undefined;
  last: string | undefined;
}

export interface AddressHistory {
  /** The users who used the address. The most recent one comes first. */
  users: AddressUser[];
  /** How many payouts were compared. */
  compared: number;
}

const userOf = ({ user }: AddressRow) =>
  isRecord(user) ? { id: readId(user.id), name: formatText(user.full_name) } : undefined;

const timeOf = (value: unknown) => readTime(value) ?? -Infinity;

function summed(rows: readonly AddressRow[]): AddressUser {
  const names = rows.map((row) => userOf(row)?.name ?? dash);
  const times = rows.flatMap(({ created_at }) =>
    readTime(created_at) === undefined ? [] : [String(created_at)],
  );
  times.sort((one, other) => timeOf(one) - timeOf(other));
  const [first] = rows;
  return {
    id: first && userOf(first)?.id,
    name: names.find((name) => name !== dash) ?? dash,
    count: rows.length,
    first: times[0],
    last: times.at(-1),
  };
}

/**
 * Removes payouts that were read more than once. A payout without an id can't be recognized and
 * stays.
 */
function distinct<Row extends AddressRow>(rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row, index) => [readId(row.id) ?? index, row]));
  return [...byId.values()];
}

/**
 * R250: which users used an address, among the payouts that were read. Case makes no difference in
 * hexadecimal and bech32 addresses (R135).
 */
export function addressHistory(rows: readonly AddressRow[], address: unknown): AddressHistory {
  const wanted = addressKey(address);
  const compared = distinct(rows);
  const byUser = new Map<string | undefined, AddressRow[]>();
  for (const row of compared) {
    if (wanted === undefined || addressKey(row.pay_address) !== wanted) continue;
    const id = userOf(row)?.id;
    byUser.set(id, [...(byUser.get(id) ?? []), row]);
  }
  const users = [...byUser.values()]
    .map(summed)
    .sort((one, other) => timeOf(other.last) - timeOf(one.last));
  return { users, compared: compared.length };
}

/** The history of a payout's address, with the user who is paid separate from the others. */
export interface PayoutAddressHistory {
  others: AddressUser[];
  own: AddressUser | undefined;
  /** How many payouts of all users were read; 0 if only this payout was. */
  compared: number;
  /** How many of those belong to this user. */
  comparedOwn: number;
  /** How many more of this user's payouts were read in the user's own history. */
  more: number;
}

/**
 * The history of a payout's address over users. `own` are payouts of the payout's user; their rows
 * may lack the user. `read` are payouts of all users. The payout itself doesn't count.
 */
export function payoutAddressHistory(
  payout: AddressRow,
  userId: unknown,
  own: readonly AddressRow[],
  read: readonly AddressRow[],
): PayoutAddressHistory {
  const owner = {
    id: userId,
    full_name: isRecord(payout.user) ? payout.user.full_name : undefined,
  };
  const all = [...read, ...own.map((row) => ({ ...row, user: owner }))].filter(
    ({ id }) => !isSameId(id, payout.id),
  );
  const { users, compared: counted } = addressHistory(all, payout.pay_address);
  const isOwn = ({ id }: { id?: unknown }) => isSameId(id, userId);
  const compared = distinct(read);
  const others = compared.filter(({ id }) => !isSameId(id, payout.id));
  return {
    others: users.filter((user) => !isOwn(user)),
    own: users.find(isOwn),
    // The checks say how many payouts were read, this one included: here it has to be the same
    // number.
    compared: others.length === 0 ? 0 : compared.length,
    comparedOwn: compared.filter((row) => isOwn({ id: userOf(row)?.id })).length,
    more: counted - others.length,
  };
}
