import { useState, useEffect } from 'react';
import { listTickets } from '~/features/support/api';
import type { ChallengeClass, Page, Ticket } from '~/api/types';
import { readId } from '~/lib/records';
import type { Source } from '~/api/reading/prefetch';
import { cacheKeys } from '~/features/cacheKeys';
import { challengesSource } from '~/features/challenges/api';
import { competitionsSource } from '~/features/competitions/api';
import { listChanged } from '~/list/messages';
import { useWholeList, type WholeReading, type WholeSource } from '~/list/useWholeList';
import { payoutsSource } from '~/features/payouts/api';
import { usersSource } from '~/features/users/api';
import type { TradingAccountList } from '~/features/trading/model';
import { serverWord, type RecordGroup } from './commands';
import { limits } from '~/lib/limits';
import { accountsSource } from '~/features/trading/api';
import { useReading, type Reading } from '~/api/reading/reading';
import { formatCount } from '~/lib/numbers';
import { ticketId } from '~/features/support/tickets/model';

const mostFound = 100;

export interface AccountSearch extends Reading<TradingAccountList> {
  isSearching: boolean;
}

/** Searches 300 ms after the last key. An old response is never shown for a newer query. */
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

export const recordNames: Record<RecordGroup, string> = {
  user: 'User',
  payout: 'Payout',
  account: 'Trading account',
  ticket: 'Ticket',
  challenge: 'Challenge',
  competition: 'Competition',
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const findMessages = {
  reading: (many: string, { collected, count }: { collected: number; count: number }) =>
    count === 0
      ? `Loading ${many}`
      : `Loading ${many} ${formatCount(collected)} of ${formatCount(count)}`,
  waiting: (many: readonly string[]) => `Not searched yet: ${many.join(', ')}`,
  failed: (many: string) => `${capital(many)} could not be loaded`,
  incomplete: listChanged,
  searching: (many: string) => `Searching ${many}`,
} as const;

export const sourceNames = [
  'tickets',
  'challenges',
  'skill checks',
  'competitions',
  'users',
  'payouts',
] as const;

type SourceName = (typeof sourceNames)[number];

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

export type RecordSources = Record<SourceName, WholeReading<Page<unknown>>>;

/** Reads the lists one after the other, so that the screen's own calls don't wait. */
function useLists(isOn: boolean): RecordSources {
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

/** Starts with the first search and goes on when that is over (R335). */
export function useRecordSources(isSearching: boolean): RecordSources {
  const [isOn, setIsOn] = useState(false);
  const lists = useLists(isOn);
  const isReading = Object.values(lists).some(({ progress }) => progress !== undefined);
  if (isSearching && !isOn) setIsOn(true);
  if (!isSearching && isOn && !isReading) setIsOn(false);
  return lists;
}
