import { limits } from '../../domain/limits';
import { formatMoney } from '../../domain/money';
import { isRecord } from '../../domain/records';
import { formatText } from '../../domain/text';
import { hrefs, type PathId } from '../../paths';

/** Something that was read from the server and can be opened. */
export interface LoadedRecord {
  id: string;
  label: string;
  detail: string;
  words: string;
  href: string;
}

type Row = Record<string, unknown>;

/** What a list was asked for. */
type Query = Row;

const isId = (value: unknown): value is PathId => typeof value === 'string' || typeof value === 'number';

interface Kind {
  name: string;
  idOf: (row: Row) => unknown;
  label: (row: Row) => unknown;
  detail: (row: Row) => unknown;
  href: (id: PathId, row: Row, query: Query) => string | undefined;
}

const isPlainQuery = ({ page, pageSize, status, ...rest }: Query) => Object.keys(rest).length === 0 && pageSize === limits.pageSize.walletHistory && (status === undefined || typeof status === 'string') && isId(page);

/** Where a payout can be opened: on the page of the list that has it, or else in its user's wallet. */
function payoutHref(id: PathId, row: Row, query: Query): string | undefined {
  if (isPlainQuery(query)) {
    const { page, status } = query as { page: PathId; status?: string };
    return `${hrefs.payouts}?${new URLSearchParams({ ...(status && { status }), ...(String(page) !== '1' && { page: String(page) }), payout: String(id) }).toString()}`;
  }
  return isRecord(row['user']) && isId(row['user']['id']) ? hrefs.userWallet(row['user']['id']) : undefined;
}

const nameOfUser = ({ user }: Row) => (isRecord(user) ? user['full_name'] : undefined);

const user: Kind = { name: 'User', idOf: ({ id }) => id, label: ({ full_name }) => full_name, detail: ({ email }) => email, href: (id) => hrefs.user(id) };
const payout: Kind = {
  name: 'Payout',
  idOf: ({ id }) => id,
  label: (row) => `${formatMoney(row['price_amount'], typeof row['price_currency'] === 'string' ? row['price_currency'] : undefined)} to ${formatText(nameOfUser(row))}`,
  detail: ({ status }) => status,
  href: payoutHref,
};
const account: Kind = { name: 'Account', idOf: ({ login }) => login, label: ({ name }) => name, detail: ({ login }) => login, href: (login) => hrefs.mt5Positions(login) };
const ticket: Kind = {
  name: 'Ticket',
  idOf: ({ ticket_id }) => ticket_id,
  label: ({ subject }) => subject,
  detail: ({ creator_name }) => creator_name,
  href: (id, { status }) => hrefs.support({ tab: status === 'closed' ? 'closed' : 'open', ticket: id }),
};
const challenge: Kind = { name: 'Challenge', idOf: ({ id }) => id, label: ({ name }) => name, detail: ({ firm_name }) => firm_name, href: (id) => hrefs.challenge(id) };
const competition: Kind = { name: 'Competition', idOf: ({ id }) => id, label: ({ name }) => name, detail: ({ description }) => description, href: (id) => hrefs.competition(id) };

/** By the beginning of the list's key (hooks/keys.ts). */
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

/** The records that a loaded list gives, by the list's key and what was read for it; none for anything that is no list of records. */
export function recordsOf(key: unknown, data: unknown): LoadedRecord[] {
  const kind = Array.isArray(key) ? kindOf(key) : undefined;
  if (!kind) return [];
  const query: unknown = Array.isArray(key) ? key.at(-1) : undefined;
  return rowsOf(data).flatMap((row) => recordOf(kind, row, isRecord(query) ? query : {}) ?? []);
}
