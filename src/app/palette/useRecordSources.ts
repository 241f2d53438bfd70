import { useEffect, useState } from 'react';
import type { TradingAccountList } from '../../features/trading/api';
import { serverWord, type RecordGroup } from './commands';
import { limits } from '../../lib/limits';
import { accountsSource } from '../../features/trading/queries';
import { useReading, type Reading } from '../../api/reading/reading';
import { formatCount } from '../../lib/numbers';
import type { Page } from '../../api/http/page';
import { listTickets } from '../../features/support/api';
import type { ChallengeClass, Ticket } from '../../api/types';
import { ticketId } from '../../features/support/tickets/tickets';
import { readId } from '../../lib/ids';
import type { Source } from '../../api/reading/prefetch';
import { cacheKeys } from '../../features/cacheKeys';
import { challengesSource } from '../../features/challenges/queries';
import { competitionsSource } from '../../features/competitions/queries';
import { useWholeList, type WholeReading, type WholeSource } from '../../list/useWholeList';
import { payoutsSource } from '../../features/payouts/list/usePayouts';
import { usersSource } from '../../features/users/queries';

/**
 * So many accounts are asked for: the server finds one word, and this browser those of them that
 * have the others too.
 */
const mostFound = 100;

export interface AccountSearch extends Reading<TradingAccountList> {
  /** The server is asked, or will be when the admin stops typing. */
  isSearching: boolean;
}

/**
 * Trading accounts that the server finds for a query, 300 ms after its last key. Answers are kept
 * by their query, so an older answer is never shown for a newer query.
 */
export function useAccountSearch(query: string): AccountSearch {
  const word = serverWord(query);
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(word), limits.searchDelayMs);
    return () => clearTimeout(timer);
  }, [word]);
  const isAsked = word !== '' && asked === word;
  const reading = useReading(
    isAsked ? accountsSource({ search: word, page: 1, pageSize: mostFound }) : null,
  );
  return { ...reading, isSearching: word !== '' && (!isAsked || reading.isLoading) };
}

/** One record of each kind. */
export const recordNames: Record<RecordGroup, string> = {
  user: 'User',
  payout: 'Payout',
  account: 'Trading account',
  ticket: 'Ticket',
  challenge: 'Challenge',
  competition: 'Competition',
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What the palette says of the lists in which it finds records. */
export const findMessages = {
  reading: (many: string, { collected, count }: { collected: number; count: number }) =>
    count === 0
      ? `Reading ${many}`
      : `Reading ${many} ${formatCount(collected)} of ${formatCount(count)}`,
  waiting: (many: readonly string[]) => `Not read yet: ${many.join(', ')}`,
  failed: (many: string) => `${capital(many)} could not be read`,
  incomplete: (many: string) =>
    `The list kept changing while it was read, so ${many} may be missing`,
  searching: (many: string) => `Searching ${many}`,
} as const;

/**
 * The lists in which records are found, in the order in which they are read: the short ones first.
 */
export const sourceNames = [
  'tickets',
  'challenges',
  'skill checks',
  'competitions',
  'users',
  'payouts',
] as const;

type SourceName = (typeof sourceNames)[number];

/**
 * How far a list was read. Its rows may be incomplete if it changed all the time while it was read.
 */
type SourceState =
  | { kind: 'waiting' }
  | { kind: 'reading'; collected: number; count: number }
  | { kind: 'failed'; onRetry: () => void }
  | { kind: 'read'; isComplete: boolean };

/** The lists that are read later. */
export const waitingSources = (states: Readonly<Record<SourceName, SourceState>>): SourceName[] =>
  sourceNames.filter((name) => states[name].kind === 'waiting');

/** As a list screen knows its whole list, so that both share it. */
const wholePage = { page: 1, pageSize: 1000 };

function wholeOf<Row extends { id?: unknown }, Data extends Page<Row>>(
  source: (query: typeof wholePage) => Source<Data & Page<Row>>,
): WholeSource<Row, Data & Page<Row>> {
  return {
    key: source(wholePage).key,
    read: (page, signal) => source(page).read(signal),
    keyOf: ({ id }) => readId(id),
  };
}
const challengesOf = (challengeClass: ChallengeClass) =>
  wholeOf((page) => challengesSource({ ...page, challengeClass }));

/** All tickets come in one page. */
const tickets: WholeSource<Ticket, Page<Ticket>> = {
  key: cacheKeys.support.tickets(),
  read: (_page, signal) => listTickets(signal),
  keyOf: ticketId,
};
const challenges = challengesOf('challenge');
const skillChecks = challengesOf('skill_check');
const competitions = wholeOf(competitionsSource);
const users = wholeOf(usersSource);
const payouts = wholeOf(payoutsSource);

const hasEnded = ({ progress, data, error }: WholeReading<unknown>) =>
  progress === undefined && (data ?? error) !== undefined;

/**
 * Reads the lists one after the other, so that the screen's own calls don't wait for them. A list
 * that fails doesn't stop the others.
 */
function useLists(isOn: boolean): Record<SourceName, WholeReading<Page<unknown>>> {
  const ofTickets = useWholeList(isOn ? tickets : null);
  const ofChallenges = useWholeList(isOn && hasEnded(ofTickets) ? challenges : null);
  const ofSkillChecks = useWholeList(hasEnded(ofChallenges) ? skillChecks : null);
  const ofCompetitions = useWholeList(hasEnded(ofSkillChecks) ? competitions : null);
  const ofUsers = useWholeList(hasEnded(ofCompetitions) ? users : null);
  const ofPayouts = useWholeList(hasEnded(ofUsers) ? payouts : null);
  return {
    tickets: ofTickets,
    challenges: ofChallenges,
    'skill checks': ofSkillChecks,
    competitions: ofCompetitions,
    users: ofUsers,
    payouts: ofPayouts,
  };
}

function stateOf({ progress, data, error, isComplete, retry }: WholeReading<unknown>): SourceState {
  if (progress) return { kind: 'reading', ...progress };
  if (error) return { kind: 'failed', onRetry: retry };
  return data === undefined ? { kind: 'waiting' } : { kind: 'read', isComplete };
}

export type RecordSources = Record<SourceName, SourceState>;

/**
 * Reads the lists in which records are found, from the first search on. They go on being read when
 * the search is over, and stay in the cache for the session (R335). What a change has cleared from
 * it is read again with the next search.
 */
export function useRecordSources(isSearching: boolean): RecordSources {
  const [isOn, setIsOn] = useState(false);
  const lists = useLists(isOn);
  const isReading = Object.values(lists).some(({ progress }) => progress !== undefined);
  if (isSearching && !isOn) setIsOn(true);
  if (!isSearching && isOn && !isReading) setIsOn(false);
  return {
    tickets: stateOf(lists.tickets),
    challenges: stateOf(lists.challenges),
    'skill checks': stateOf(lists['skill checks']),
    competitions: stateOf(lists.competitions),
    users: stateOf(lists.users),
    payouts: stateOf(lists.payouts),
  };
}
