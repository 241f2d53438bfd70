import { useSWRConfig } from 'swr';
import { createCompetition } from '../api/competitions';
import type { NewCompetition } from '../api/types';
import { isCompetitionList, keys } from './keys';
import { inBackground } from './reread';
import { useAction } from './useAction';

export interface CompetitionCreation {
  /**
   * Creates a competition: one request however often it is asked for (promise 1). Resolves with true; with undefined, and without a call, while another one is
   * being created. Rejects with an ApiError; `isOutcomeUnknown` tells what that means.
   */
  create: (competition: NewCompetition) => Promise<true | undefined>;
  isBusy: boolean;
}

/** Creating competitions. Afterwards the list and the dashboard are read again, also after a failure: its answer may have been lost. */
export function useCompetitionCreation(): CompetitionCreation {
  const { mutate } = useSWRConfig();
  const [create, isBusy] = useAction(async (competition: NewCompetition): Promise<true> => {
    try {
      await createCompetition(competition);
      return true;
    } finally {
      inBackground(mutate(isCompetitionList, undefined), mutate(keys.dashboard()));
    }
  });
  return { create, isBusy };
}
