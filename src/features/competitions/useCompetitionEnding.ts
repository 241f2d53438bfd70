import { useSWRConfig } from 'swr';
import { endCompetition, getCompetition, type CompetitionList } from './api';
import type { CompetitionDetail, Id } from '../../api/types';
import type { MutationResult } from '../../lib/outcome';
import { isSameId } from '../../lib/ids';
import { isCompetitionList, cacheKeys } from '../cacheKeys';
import { inBackground } from '../../api/reading/reread';
import { sendOrFind, afterEveryAttempt } from '../../mutation/sendOrFind';
import { useOneAtATime } from '../../mutation/useOneAtATime';

const endedIn = (list: CompetitionList | undefined, id: Id) =>
  list && { ...list, results: list.results.map((row) => (isSameId(row.id, id) ? { ...row, is_active: false } : row)) };

export interface CompetitionEnding {
  /** One request, however often it is called. Resolves with undefined while another one is being ended. Rejects as `sendOrFind`. */
  end: (id: Id) => Promise<MutationResult<true> | undefined>;
  isBusy: boolean;
}

/**
 * Ends competitions (section 4). A competition is shown as ended once the server has confirmed it. Afterwards it is read again everywhere.
 * This also happens after a failure: its response may have been lost, or another admin was faster.
 */
export function useCompetitionEnding(): CompetitionEnding {
  const { mutate } = useSWRConfig();
  const show = async (id: Id) => {
    await Promise.all([
      mutate(cacheKeys.competitions.detail(id), (known?: CompetitionDetail) => known && { ...known, is_active: false }, {
        revalidate: false,
      }),
      // The filter leaves only lists of competitions.
      mutate(isCompetitionList, (list?: CompetitionList) => endedIn(list, id), { revalidate: false }),
    ]);
  };
  const { act: end, isBusy } = useOneAtATime((id: Id) =>
    afterEveryAttempt(
      () =>
        sendOrFind(
          () => endCompetition(id).then(() => true as const),
          async () => ((await getCompetition(id)).is_active ? undefined : (true as const)),
        ),
      async (made) => {
        if (made) await show(id);
        inBackground(mutate(cacheKeys.competitions.detail(id)), mutate(isCompetitionList), mutate(cacheKeys.dashboard()));
      },
    ),
  );
  return { end, isBusy };
}
