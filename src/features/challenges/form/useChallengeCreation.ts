import { useSWRConfig } from 'swr';
import { createChallenge, listChallenges } from '../api';
import type { Challenge, ChallengeInput } from '../../../api/types';
import type { MutationResult } from '../../../lib/outcome';
import { isChallengeList } from '../../cacheKeys';
import { useFindCreated } from '../../../mutation/findCreated';
import { inBackground } from '../../../api/reading/reread';
import { sendOrFind, afterEveryAttempt } from '../../../mutation/sendOrFind';
import { useOneAtATime } from '../../../mutation/useOneAtATime';

export interface ChallengeCreation {
  /** Resolves with undefined, and makes no call, while another is being created. Rejects as `sendOrFind`. */
  create: (challenge: ChallengeInput) => Promise<MutationResult<true> | undefined>;
  isBusy: boolean;
}

/**
 * Creates a challenge or skill check. Afterwards every page of both lists is read again. This also happens after a failure, because its
 * response may have been lost.
 */
export function useChallengeCreation(): ChallengeCreation {
  const { mutate } = useSWRConfig();
  const findCreated = useFindCreated<Challenge>({ isList: isChallengeList, createdAt: (challenge) => challenge.created_at });
  const { act: create, isBusy } = useOneAtATime((challenge: ChallengeInput) =>
    afterEveryAttempt(
      () =>
        sendOrFind(
          () => createChallenge(challenge).then(() => true as const),
          findCreated(
            (page) => listChallenges({ challengeClass: challenge.challenge_class, ...page }),
            ({ name }) => name === challenge.name,
          ),
        ),
      () => inBackground(mutate(isChallengeList, undefined)),
    ),
  );
  return { create, isBusy };
}
