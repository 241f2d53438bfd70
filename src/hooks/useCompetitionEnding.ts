import { useSWRConfig } from 'swr';
import { endCompetition, type CompetitionList } from '../api/competitions';
import type { CompetitionDetail, Id } from '../api/types';
import { isSameId } from '../domain/ids';
import { isCompetitionList, keys } from './keys';
import { inBackground } from './reread';
import { useAction } from './useAction';

const endedIn = (list: CompetitionList | undefined, id: Id) =>
  list && { ...list, results: list.results.map((row) => (isSameId(row.id, id) ? { ...row, is_active: false } : row)) };

export interface CompetitionEnding {
  /**
   * Ends a competition: one request however often it is asked for (promise 1). Resolves with true; with undefined, and without a call, while another one is
   * being ended. Rejects with an ApiError; `isOutcomeUnknown` tells what that means.
   */
  end: (id: Id) => Promise<true | undefined>;
  isBusy: boolean;
}

/**
 * Ending competitions (section 4). It shows as ended once the server has confirmed it. Afterwards it is read again wherever it is shown, also after a
 * failure: its answer may have been lost, or another admin was faster.
 */
export function useCompetitionEnding(): CompetitionEnding {
  const { mutate } = useSWRConfig();
  const [end, isBusy] = useAction(async (id: Id): Promise<true> => {
    const detail = keys.competitions.detail(id);
    try {
      await endCompetition(id);
      await Promise.all([
        mutate(detail, (known?: CompetitionDetail) => known && { ...known, is_active: false }, { revalidate: false }),
        // The filter leaves only lists of competitions.
        mutate(isCompetitionList, (list?: CompetitionList) => endedIn(list, id), { revalidate: false }),
      ]);
      return true;
    } finally {
      inBackground(mutate(detail), mutate(isCompetitionList), mutate(keys.dashboard()));
    }
  });
  return { end, isBusy };
}
