import { useSWRConfig } from 'swr';
import { createCompetition, listCompetitions } from '../api';
import type { Competition, NewCompetition } from '../../../api/types';
import type { MutationResult } from '../../../lib/outcome';
import { isCompetitionList, cacheKeys } from '../../cacheKeys';
import { useFindCreated } from '../../../mutation/findCreated';
import { inBackground } from '../../../api/reading/reread';
import { sendOrFind, afterEveryAttempt } from '../../../mutation/sendOrFind';
import { useOneAtATime } from '../../../mutation/useOneAtATime';

export interface CompetitionCreation {
  /** One request, however often it is called. Resolves with undefined while another one is being created. Rejects as `sendOrFind`. */
  create: (competition: NewCompetition) => Promise<MutationResult<true> | undefined>;
  isBusy: boolean;
}

const dayMs = 86_400_000;

/** Whether two times may be on the same day. The server may store only the day. A time that can't be read rules nothing out. */
const isSameDay = (one: unknown, other: unknown) => !(Math.abs(Date.parse(String(one)) - Date.parse(String(other))) >= dayMs);

/** The API doesn't return when a competition was created. One with the same name and days must be the one that was sent. */
const isSent = (sent: NewCompetition) => (row: Competition) =>
  row.name === sent.name && isSameDay(row.start_date, sent.start_date) && isSameDay(row.end_date, sent.end_date);

/**
 * Creates competitions. Afterwards the list and the dashboard are read again. This also happens after a failure, because its response may
 * have been lost.
 */
export function useCompetitionCreation(): CompetitionCreation {
  const { mutate } = useSWRConfig();
  const findCreated = useFindCreated<Competition>({ isList: isCompetitionList, createdAt: () => undefined });
  const { act: create, isBusy } = useOneAtATime((competition: NewCompetition) =>
    afterEveryAttempt(
      () => sendOrFind(() => createCompetition(competition).then(() => true as const), findCreated(listCompetitions, isSent(competition))),
      () => inBackground(mutate(isCompetitionList, undefined), mutate(cacheKeys.dashboard())),
    ),
  );
  return { create, isBusy };
}
