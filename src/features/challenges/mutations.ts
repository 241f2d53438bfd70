import type { Challenge, ChallengeInput, ChallengeUpdate, Id } from '../../api/types';
import {
  useFindCreated,
  useRecordUpdate,
  type RecordUpdateOptions,
} from '../../mutation/recordMutations';
import { useMutation } from '../../mutation/useMutation';
import { cacheKeys, isChallengeList } from '../cacheKeys';
import { createChallenge, getChallenge, listChallenges, updateChallenge } from './api';
import { challengeChanges, conflictingChallengeFields, wasChallengeSaved } from './form/changes';
import type { ChallengeFormField, ChallengeFormValues } from './form/fields';
import { challengeMessages } from './messages';

/** Creates a challenge or skill check. Afterwards every page of both lists is read again. */
export function useCreateChallenge(onSuccess: () => void) {
  const findCreated = useFindCreated<Challenge>({
    isList: isChallengeList,
    createdAt: (challenge) => challenge.created_at,
  });
  return useMutation({
    about: (_challenge: ChallengeInput) => 'new challenge',
    before: (challenge: ChallengeInput) =>
      findCreated(
        (page) => listChallenges({ challengeClass: challenge.challenge_class, ...page }),
        ({ name }) => name === challenge.name,
      ),
    send: (challenge) => createChallenge(challenge).then(() => true as const),
    findResult: (find) => find(),
    invalidates: () => [{ dropped: isChallengeList }],
    succeeded: () => challengeMessages.created,
    failed: challengeMessages.createFailed,
    onSuccess,
  });
}

/**
 * Saves the fields of a challenge or skill check that differ from the values that the form was
 * opened with.
 */
export function useUpdateChallenge(
  id: Id,
  options: RecordUpdateOptions<Challenge, ChallengeFormField>,
) {
  return useRecordUpdate<ChallengeFormValues, Challenge, ChallengeUpdate, ChallengeFormField>({
    about: `challenge ${String(id)}`,
    key: cacheKeys.challenges.detail(id),
    isList: isChallengeList,
    read: () => getChallenge(id),
    send: (changes) => updateChallenge(id, changes),
    changes: challengeChanges,
    conflicts: conflictingChallengeFields,
    wasSaved: wasChallengeSaved,
    succeeded: challengeMessages.updated,
    failed: challengeMessages.updateFailed,
    ...options,
  });
}
