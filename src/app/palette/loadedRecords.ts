import { useMemo } from 'react';
import { readRows } from '~/api/http/page';
import { useCachedPages } from '~/api/reading/reading';
import { payoutTrace } from '~/features/payouts/api';
import type { RecordGroup } from './commands';
import { formatDate } from '~/lib/dates';
import { formatMoney } from '~/lib/money';
import { isRecord } from '~/lib/records';
import { dash, formatText, isolate } from '~/lib/text';
import { hrefs, payoutHrefs, type PathId } from '~/routes';

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

const account: Kind = {
  group: 'account',
  name: 'Account',
  id: 'login',
  label: 'name',
  detail: 'login',
  words: ['email', 'challenge_name'],
  href: (login) => hrefs.mt5Positions(login),
};

/** Keyed by the operation that lists them. */
const kinds: Readonly<Record<string, Kind>> = {
  listUsers: {
    group: 'user',
    name: 'User',
    label: 'full_name',
    detail: 'email',
    href: (id) => hrefs.user(id),
  },
  listPayouts: {
    group: 'payout',
    name: 'Payout',
    label: payoutLabel,
    detail: ({ status, created_at }) => `${isolate(status)} · ${formatDate(created_at)}`,
    words: ['transaction_id', 'pay_address', 'pay_currency', 'pay_network'],
    href: (id, row) => payoutHrefs.found(id, payoutTrace(row)),
  },
  listTradingAccounts: account,
  listMt5Users: account,
  listTickets: {
    group: 'ticket',
    name: 'Ticket',
    id: 'ticket_id',
    label: 'subject',
    detail: ({ creator_name, status }) => `${isolate(creator_name)} · ${isolate(status)}`,
    href: (id, { status }) =>
      hrefs.supportAt({ ticket: id }) + (status === 'closed' ? '&tab=closed' : ''),
  },
  listChallenges: {
    group: 'challenge',
    name: 'Challenge',
    label: 'name',
    detail: 'firm_name',
    href: (id) => hrefs.challenge(id),
  },
  listCompetitions: {
    group: 'competition',
    name: 'Competition',
    label: 'name',
    detail: 'description',
    href: (id) => hrefs.competition(id),
  },
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

const made = new WeakMap<Row, LoadedRecord | undefined>();

function recordOnce(kind: Kind, row: Row): LoadedRecord | undefined {
  if (!made.has(row)) made.set(row, recordOf(kind, row));
  return made.get(row);
}

export function recordsOf(key: unknown, data: unknown): LoadedRecord[] {
  const kind = Array.isArray(key) ? kinds[String(key[0])] : undefined;
  const rows = isRecord(data) ? readRows<Row>(data['results']) : [];
  return kind ? rows.flatMap((row) => recordOnce(kind, row) ?? []) : [];
}

const isWhole = (key: unknown) => Array.isArray(key) && key.at(-1) === 'whole';

/**
 * Returns each record once, from the newest list that has it. SWR doesn't report when its cache
 * grows, but `version` does.
 */
export function useLoadedRecords(version: string): LoadedRecord[] {
  const cachedPages = useCachedPages(() => true);
  return useMemo(() => {
    const found = new Map<string, LoadedRecord>();
    // A page is newer than a whole list, so it is read last and wins.
    for (const { key, page } of cachedPages().sort(
      (a, b) => Number(isWhole(b.key)) - Number(isWhole(a.key)),
    ))
      for (const record of recordsOf(key, page)) found.set(record.id, record);
    return [...found.values()];
    // oxlint-disable-next-line react/exhaustive-deps -- a new version means that the cache has more
  }, [version]);
}
