import { useSWRConfig } from 'swr';
import { createChallenge } from '../api/challenges';
import type { ChallengeInput } from '../api/types';
import { isChallengeList } from './keys';
import { inBackground } from './reread';
import { useAction } from './useAction';

export interface ChallengeCreation {
  /** Resolves with true; with undefined, and without a call, while another is being created. Rejects with an ApiError. */
  create: (challenge: ChallengeInput) => Promise<true | undefined>;
  isBusy: boolean;
}

/** Creating a challenge or skill check. Afterwards every page of both lists is read again, also after a failure: its answer may have been lost. */
export function useChallengeCreation(): ChallengeCreation {
  const { mutate } = useSWRConfig();
  const [create, isBusy] = useAction(async (challenge: ChallengeInput): Promise<true> => {
    try {
      await createChallenge(challenge);
      return true;
    } finally {
      inBackground(mutate(isChallengeList, undefined));
    }
  });
  return { create, isBusy };
}
