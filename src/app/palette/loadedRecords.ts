import { useMemo } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import { payoutTrace } from '../../features/payouts/api';
import type { RecordGroup } from './commands';
import { formatDate } from '../../lib/dates';
import { formatMoney } from '../../lib/money';
import { isRecord } from '../../lib/records';
import { dash, formatText, isolate } from '../../lib/text';
import { hrefs, payoutHrefs, type PathId } from '../../routes';

interface LoadedRecord {
  id: string;
  group: RecordGroup;
  label: string;
  detail: string;
  words: string;
  href: string;
}

type Row = Record<string, unknown>;

const isId = (value: unknown): value is PathId =>
  typeof value === 'string' || typeof value === 'number';

type Part = string | ((row: Row) => unknown);

const partOf = (row: Row, part: Part): unknown =>
  typeof part === 'string' ? row[part] : part(row);

interface Kind {
  group: RecordGroup;
  name: string;
  id?: string;
  label: Part;
  detail: Part;
  words?: readonly string[];
  href: (id: PathId, row: Row) => string;
}

function payoutLabel({ price_amount: amount, price_currency: currency, user }: Row): string {
  const name = isRecord(user) ? user['full_name'] : undefined;
  return `${formatMoney(amount, typeof currency === 'string' ? currency : undefined)} to ${isolate(name)}`;
}

const user: Kind = {
  group: 'user',
  name: 'User',
  label: 'full_name',
  detail: 'email',
  href: (id) => hrefs.user(id),
};
const payout: Kind = {
  group: 'payout',
  name: 'Payout',
  label: payoutLabel,
  detail: ({ status, created_at }) => `${isolate(status)} · ${formatDate(created_at)}`,
  words: ['transaction_id', 'pay_address', 'pay_currency', 'pay_network'],
  href: (id, row) => payoutHrefs.found(id, payoutTrace(row)),
};
const account: Kind = {
  group: 'account',
  name: 'Account',
  id: 'login',
  label: 'name',
  detail: 'login',
  words: ['email', 'challenge_name'],
  href: (login) => hrefs.mt5Positions(login),
};
const ticket: Kind = {
  group: 'ticket',
  name: 'Ticket',
  id: 'ticket_id',
  label: 'subject',
  detail: ({ creator_name, status }) => `${isolate(creator_name)} · ${isolate(status)}`,
  href: (id, { status }) =>
    hrefs.support({ ticket: id }) + (status === 'closed' ? '&tab=closed' : ''),
};
const challenge: Kind = {
  group: 'challenge',
  name: 'Challenge',
  label: 'name',
  detail: 'firm_name',
  href: (id) => hrefs.challenge(id),
};
const competition: Kind = {
  group: 'competition',
  name: 'Competition',
  label: 'name',
  detail: 'description',
  href: (id) => hrefs.competition(id),
};

const kinds: Readonly<Record<string, Kind>> = {
  listUsers: user,
  listPayouts: payout,
  listTradingAccounts: account,
  listMt5Users: account,
  listTickets: ticket,
  listChallenges: challenge,
  listCompetitions: competition,
};

function recordOf(kind: Kind, row: Row): LoadedRecord | undefined {
  const id = row[kind.id ?? 'id'];
  if (!isId(id)) return undefined;
  const name = `${kind.name} ${String(id)}`;
  const words = [name, ...(kind.words ?? []).map((field) => row[field])]
    .filter((word) => formatText(word) !== dash)
    .join(' ');
  return {
    id: name,
    group: kind.group,
    label: formatText(partOf(row, kind.label)),
    detail: formatText(partOf(row, kind.detail)),
    words,
    href: kind.href(id, row),
  };
}

const rowsOf = (data: unknown): Row[] => {
  const rows = isRecord(data) ? data['results'] : data;
  return Array.isArray(rows) ? rows.filter(isRecord) : [];
};

const made = new WeakMap<Row, LoadedRecord | undefined>();

function recordOnce(kind: Kind, row: Row): LoadedRecord | undefined {
  if (!made.has(row)) made.set(row, recordOf(kind, row));
  return made.get(row);
}

export function recordsOf(key: unknown, data: unknown): LoadedRecord[] {
  const kind = Array.isArray(key) ? kinds[String(key[0])] : undefined;
  return kind ? rowsOf(data).flatMap((row) => recordOnce(kind, row) ?? []) : [];
}

const isWhole = (key: unknown) => Array.isArray(key) && key.at(-1) === 'whole';

/** Each once, newest list first. SWR doesn't say when its cache has more: `version` does. */
export function useLoadedRecords(version: string): LoadedRecord[] {
  const { cache, mutate } = useSWRConfig();
  return useMemo(() => {
    const keys: unknown[] = [];
    // SWR shows its keys only to this filter, which changes nothing.
    void mutate((key) => {
      keys.push(key);
      return false;
    });
    const found = new Map<string, LoadedRecord>();
    // A page is newer than a whole list, so it comes last.
    for (const key of keys.sort((a, b) => Number(isWhole(b)) - Number(isWhole(a))))
      for (const record of recordsOf(
        key,
        cache.get(unstable_serialize(key as readonly unknown[]))?.data,
      ))
        found.set(record.id, record);
    return [...found.values()];
    // oxlint-disable-next-line react/exhaustive-deps -- a new version means that the cache has more
  }, [cache, mutate, version]);
}
