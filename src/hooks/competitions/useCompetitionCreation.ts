import { useSWRConfig } from 'swr';
import { createCompetition, listCompetitions } from '../../api/competitions';
import type { Competition, NewCompetition } from '../../api/types';
import type { Made } from '../../domain/values/outcome';
import { isCompetitionList, cacheKeys } from '../cache/cacheKeys';
import { useFindCreated } from '../cache/findCreated';
import { inBackground } from '../cache/reread';
import { sendOrFind, thenEachTime } from '../cache/sendOrFind';
import { useOneAtATime } from '../useOneAtATime';

export interface CompetitionCreation {
  /** One request, however often it is called. Resolves with undefined while another one is being created. Rejects as `sendOrFind`. */
  create: (competition: NewCompetition) => Promise<Made<true> | undefined>;
  isBusy: boolean;
}

const dayMs = 86_400_000;

/** Whether two times can be of the same day. A server may keep only the day, and one that can't be read says nothing. */
const isSameDay = (one: unknown, other: unknown) => !(Math.abs(Date.parse(String(one)) - Date.parse(String(other))) >= dayMs);

/** The wire doesn't say when a competition was created. One of the same name and days is the one that was sent. */
const isSent = (sent: NewCompetition) => (row: Competition) =>
  row.name === sent.name && isSameDay(row.start_date, sent.start_date) && isSameDay(row.end_date, sent.end_date);

/** Creating competitions. Afterwards the list and the dashboard are read again, also after a failure: its answer may have been lost. */
export function useCompetitionCreation(): CompetitionCreation {
  const { mutate } = useSWRConfig();
  const findCreated = useFindCreated<Competition>({ isList: isCompetitionList, createdAt: () => undefined });
  const { act: create, isBusy } = useOneAtATime((competition: NewCompetition) =>
    thenEachTime(
      () => sendOrFind(() => createCompetition(competition).then(() => true as const), findCreated(listCompetitions, isSent(competition))),
      () => inBackground(mutate(isCompetitionList, undefined), mutate(cacheKeys.dashboard())),
    ),
  );
  return { create, isBusy };
}
