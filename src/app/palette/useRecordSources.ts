import { useState } from 'react';
import type { Page } from '../../api/http/page';
import { listTickets } from '../../features/support/api';
import type { ChallengeClass, Ticket } from '../../api/types';
import type { SourceName, SourceState } from './recordSources';
import { ticketId } from '../../features/support/tickets/tickets';
import { readId } from '../../lib/ids';
import type { Source } from '../../api/reading/prefetch';
import { cacheKeys } from '../../features/cacheKeys';
import { challengesSource } from '../../features/challenges/queries';
import { competitionsSource } from '../../features/competitions/queries';
import { useWholeList, type WholeReading, type WholeSource } from '../../list/useWholeList';
import { payoutsSource } from '../../features/payouts/list/usePayouts';
import { usersSource } from '../../features/users/queries';

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
