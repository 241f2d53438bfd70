import { useMemo } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import { limits } from '../../domain/values/limits';
import { formatMoney } from '../../domain/values/money';
import { isRecord } from '../../domain/values/records';
import { formatText } from '../../domain/values/text';
import { hrefs, type PathId } from '../../paths';

/** A record that was read from the server and has its own screen. */
export interface LoadedRecord {
  id: string;
  label: string;
  detail: string;
  words: string;
  href: string;
}

type Row = Record<string, unknown>;

/** The filters and the page that a list was read with. */
type Query = Row;

const isId = (value: unknown): value is PathId => typeof value === 'string' || typeof value === 'number';

/** How to make records from the rows of a list. */
interface Kind {
  name: string;
  idOf: (row: Row) => unknown;
  label: (row: Row) => unknown;
  detail: (row: Row) => unknown;
  href: (id: PathId, row: Row, query: Query) => string | undefined;
}

const isPlainQuery = ({ page, pageSize, status, ...rest }: Query) =>
  Object.keys(rest).length === 0 &&
  pageSize === limits.pageSize.walletHistory &&
  (status === undefined || typeof status === 'string') &&
  isId(page);

/** Where a payout can be opened: on its page of the list of payouts, or else in its user's wallet. */
function payoutHref(id: PathId, row: Row, query: Query): string | undefined {
  if (isPlainQuery(query)) {
    const { page, status } = query as { page: PathId; status?: string };
    const params = { ...(status && { status }), ...(String(page) !== '1' && { page: String(page) }), payout: String(id) };
    return `${hrefs.payouts}?${new URLSearchParams(params).toString()}`;
  }
  return isRecord(row['user']) && isId(row['user']['id']) ? hrefs.userWallet(row['user']['id']) : undefined;
}

function payoutLabel({ price_amount: amount, price_currency: currency, user }: Row): string {
  const name = isRecord(user) ? user['full_name'] : undefined;
  return `${formatMoney(amount, typeof currency === 'string' ? currency : undefined)} to ${formatText(name)}`;
}

const user: Kind = {
  name: 'User',
  idOf: ({ id }) => id,
  label: ({ full_name }) => full_name,
  detail: ({ email }) => email,
  href: (id) => hrefs.user(id),
};
const payout: Kind = {
  name: 'Payout',
  idOf: ({ id }) => id,
  label: payoutLabel,
  detail: ({ status }) => status,
  href: payoutHref,
};
const account: Kind = {
  name: 'Account',
  idOf: ({ login }) => login,
  label: ({ name }) => name,
  detail: ({ login }) => login,
  href: (login) => hrefs.mt5Positions(login),
};
const ticket: Kind = {
  name: 'Ticket',
  idOf: ({ ticket_id }) => ticket_id,
  label: ({ subject }) => subject,
  detail: ({ creator_name }) => creator_name,
  href: (id, { status }) => hrefs.support({ tab: status === 'closed' ? 'closed' : 'open', ticket: id }),
};
const challenge: Kind = {
  name: 'Challenge',
  idOf: ({ id }) => id,
  label: ({ name }) => name,
  detail: ({ firm_name }) => firm_name,
  href: (id) => hrefs.challenge(id),
};
const competition: Kind = {
  name: 'Competition',
  idOf: ({ id }) => id,
  label: ({ name }) => name,
  detail: ({ description }) => description,
  href: (id) => hrefs.competition(id),
};

/** By the first parts of the list's key (hooks/cache/cacheKeys.ts). */
const kinds: Readonly<Record<string, Kind>> = {
  'users list': user,
  payouts: payout,
  'mt5 accounts': account,
  'mt5 users': account,
  'support tickets': ticket,
  'challenges list': challenge,
  'competitions list': competition,
};

const kindOf = (key: readonly unknown[]): Kind | undefined => kinds[[key[0], key[1]].filter((part) => typeof part === 'string').join(' ')];

function recordOf(kind: Kind, row: Row, query: Query): LoadedRecord | undefined {
  const id = kind.idOf(row);
  const href = isId(id) ? kind.href(id, row, query) : undefined;
  if (href === undefined) return undefined;
  const name = `${kind.name} ${String(id)}`;
  return { id: name, label: formatText(kind.label(row)), detail: `${kind.name} · ${formatText(kind.detail(row))}`, words: name, href };
}

const rowsOf = (data: unknown): Row[] => {
  const rows = isRecord(data) ? data['results'] : data;
  return Array.isArray(rows) ? rows.filter(isRecord) : [];
};

/** The records of a loaded list. Expects the list's key and its data; returns none if it isn't a list of records. */
export function recordsOf(key: unknown, data: unknown): LoadedRecord[] {
  const kind = Array.isArray(key) ? kindOf(key) : undefined;
  if (!kind) return [];
  const query: unknown = Array.isArray(key) ? key.at(-1) : undefined;
  return rowsOf(data).flatMap((row) => recordOf(kind, row, isRecord(query) ? query : {}) ?? []);
}

/** The users, accounts, payouts, tickets and so on that are in SWR's cache when the component mounts, each once. */
export function useLoadedRecords(): LoadedRecord[] {
  const { cache, mutate } = useSWRConfig();
  return useMemo(() => {
    const found = new Map<string, LoadedRecord>();
    // SWR lists its keys only to the filter of mutate. The filter returns false, so nothing is changed.
    void mutate((key) => {
      for (const record of recordsOf(key, cache.get(unstable_serialize(key))?.data)) found.set(record.id, record);
      return false;
    });
    return [...found.values()];
  }, [cache, mutate]);
}
