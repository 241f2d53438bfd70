import { useSWRConfig } from 'swr';
import type { Competition, CompetitionDetail, Id, NewCompetition } from '../../api/types';
import { isSameId } from '../../lib/ids';
import { useFindCreated } from '../../mutation/recordMutations';
import { useMutation } from '../../mutation/useMutation';
import { cacheKeys, isCompetitionList } from '../cacheKeys';
import {
  createCompetition,
  endCompetition,
  getCompetition,
  listCompetitions,
  type CompetitionList,
} from './api';
import { competitionMessages } from './messages';

const dayMs = 86_400_000;

/**
 * Whether two times may be on the same day. The server may store only the day. A time that can't be
 * read rules nothing out.
 */
const isSameDay = (one: unknown, other: unknown) =>
  !(Math.abs(Date.parse(String(one)) - Date.parse(String(other))) >= dayMs);

/**
 * The API doesn't return when a competition was created. One with the same name and days must be
 * the one that was sent.
 */
const isSent = (sent: NewCompetition) => (row: Competition) =>
  row.name === sent.name &&
  isSameDay(row.start_date, sent.start_date) &&
  isSameDay(row.end_date, sent.end_date);

/** Creates a competition (section 7). */
export function useCreateCompetition(onSuccess: () => void) {
  const findCreated = useFindCreated<Competition>({
    isList: isCompetitionList,
    createdAt: () => undefined,
  });
  return useMutation({
    about: (_competition: NewCompetition) => 'new competition',
    before: (competition: NewCompetition) => findCreated(listCompetitions, isSent(competition)),
    send: (competition) => createCompetition(competition).then(() => true as const),
    findResult: (find) => find(),
    invalidates: () => [{ dropped: isCompetitionList }, cacheKeys.dashboard()],
    succeeded: () => competitionMessages.created,
    failed: competitionMessages.createFailed,
    onSuccess,
  });
}

const endedIn = (list: CompetitionList | undefined, id: Id) =>
  list && {
    ...list,
    results: list.results.map((row) => (isSameId(row.id, id) ? { ...row, is_active: false } : row)),
  };

/** Ends a competition (section 4). It is shown as ended once the server has confirmed it. */
export function useEndCompetition() {
  const { mutate } = useSWRConfig();
  return useMutation({
    about: (id: Id) => `competition ${String(id)}`,
    send: (id) => endCompetition(id).then(() => true as const),
    findResult: async (_before, id) =>
      (await getCompetition(id)).is_active ? undefined : (true as const),
    updateCache: (_ended, id) =>
      Promise.all([
        mutate(
          cacheKeys.competitions.detail(id),
          (known?: CompetitionDetail) => known && { ...known, is_active: false },
          {
            revalidate: false,
          },
        ),
        // The filter leaves only lists of competitions.
        mutate(isCompetitionList, (list?: CompetitionList) => endedIn(list, id), {
          revalidate: false,
        }),
      ]),
    invalidates: (_made, id) => [
      cacheKeys.competitions.detail(id),
      isCompetitionList,
      cacheKeys.dashboard(),
    ],
    succeeded: () => competitionMessages.ended,
    failed: competitionMessages.endFailed,
  });
}
