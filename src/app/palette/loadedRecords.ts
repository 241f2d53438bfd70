import { useMemo } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import { payoutTrace } from '../../features/payouts/list/search';
import type { RecordGroup } from './commands';
import { formatDate } from '../../lib/dates';
import { formatMoney } from '../../lib/money';
import { isRecord } from '../../lib/records';
import { dash, formatText } from '../../lib/text';
import { hrefs, payoutHrefs, type PathId } from '../../paths';
import { isolate } from '../../lib/text';

/** A record that was read from the server and can be opened. */
export interface LoadedRecord {
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

/** How to make records from the rows of a list. */
interface Kind {
  group: RecordGroup;
  /** With the id, what the record is known by. */
  name: string;
  idOf: (row: Row) => unknown;
  label: (row: Row) => unknown;
  detail: (row: Row) => unknown;
  /** What else finds it. */
  words?: (row: Row) => readonly unknown[];
  href: (id: PathId, row: Row) => string;
}

function payoutLabel({ price_amount: amount, price_currency: currency, user }: Row): string {
  const name = isRecord(user) ? user['full_name'] : undefined;
  return `${formatMoney(amount, typeof currency === 'string' ? currency : undefined)} to ${isolate(name)}`;
}

const user: Kind = {
  group: 'user',
  name: 'User',
  idOf: ({ id }) => id,
  label: ({ full_name }) => full_name,
  detail: ({ email }) => email,
  href: (id) => hrefs.user(id),
};
const payout: Kind = {
  group: 'payout',
  name: 'Payout',
  idOf: ({ id }) => id,
  label: payoutLabel,
  detail: ({ status, created_at }) => `${isolate(status)} · ${formatDate(created_at)}`,
  words: ({ transaction_id, pay_address, pay_currency, pay_network }) => [
    transaction_id,
    pay_address,
    pay_currency,
    pay_network,
  ],
  href: (id, row) => payoutHrefs.found(id, payoutTrace(row)),
};
const account: Kind = {
  group: 'account',
  name: 'Account',
  idOf: ({ login }) => login,
  label: ({ name }) => name,
  detail: ({ login }) => login,
  words: ({ email, challenge_name }) => [email, challenge_name],
  href: (login) => hrefs.mt5Positions(login),
};
const ticket: Kind = {
  group: 'ticket',
  name: 'Ticket',
  idOf: ({ ticket_id }) => ticket_id,
  label: ({ subject }) => subject,
  detail: ({ creator_name, status }) => `${isolate(creator_name)} · ${isolate(status)}`,
  href: (id, { status }) =>
    hrefs.support({ ticket: id }) + (status === 'closed' ? '&tab=closed' : ''),
};
const challenge: Kind = {
  group: 'challenge',
  name: 'Challenge',
  idOf: ({ id }) => id,
  label: ({ name }) => name,
  detail: ({ firm_name }) => firm_name,
  href: (id) => hrefs.challenge(id),
};
const competition: Kind = {
  group: 'competition',
  name: 'Competition',
  idOf: ({ id }) => id,
  label: ({ name }) => name,
  detail: ({ description }) => description,
  href: (id) => hrefs.competition(id),
};

/** By the operation of the list's key (features/cacheKeys.ts). */
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
  const id = kind.idOf(row);
  if (!isId(id)) return undefined;
  const name = `${kind.name} ${String(id)}`;
  const words = [name, ...(kind.words?.(row) ?? [])]
    .filter((word) => formatText(word) !== dash)
    .join(' ');
  return {
    id: name,
    group: kind.group,
    label: formatText(kind.label(row)),
    detail: formatText(kind.detail(row)),
    words,
    href: kind.href(id, row),
  };
}

const rowsOf = (data: unknown): Row[] => {
  const rows = isRecord(data) ? data['results'] : data;
  return Array.isArray(rows) ? rows.filter(isRecord) : [];
};

/**
 * Rows stay the same objects as long as their list is in the cache, so each is made a record of
 * once.
 */
const made = new WeakMap<Row, LoadedRecord | undefined>();

function recordOnce(kind: Kind, row: Row): LoadedRecord | undefined {
  if (!made.has(row)) made.set(row, recordOf(kind, row));
  return made.get(row);
}

/**
 * The records of a loaded list. Expects the list's key and its data; returns none if it isn't a
 * list of records.
 */
export function recordsOf(key: unknown, data: unknown): LoadedRecord[] {
  const kind = Array.isArray(key) ? kinds[String(key[0])] : undefined;
  return kind ? rowsOf(data).flatMap((row) => recordOnce(kind, row) ?? []) : [];
}

const isWhole = (key: unknown) => Array.isArray(key) && key.at(-1) === 'whole';

/**
 * The users, accounts, payouts, tickets and so on that are in SWR's cache, each once, newest list
 * first. They are collected again when `version` changes: SWR doesn't tell that its cache has more.
 */
export function useLoadedRecords(version: string): LoadedRecord[] {
  const { cache, mutate } = useSWRConfig();
  return useMemo(() => {
    const keys: unknown[] = [];
    // SWR lists its keys only to the filter of mutate. The filter returns false, so nothing is
    // changed.
    void mutate((key) => {
      keys.push(key);
      return false;
    });
    const found = new Map<string, LoadedRecord>();
    // A page that a screen has read is newer than a whole list, so it comes last.
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
