import { getChallenge, updateChallenge } from '../api';
import type { Challenge, ChallengeUpdate, Id } from '../../../api/types';
import { challengeChanges, conflictingChallengeFields, wasChallengeSaved } from './changes';
import type { MutationResult } from '../../../lib/outcome';
import type { ChallengeFormField, ChallengeFormValues } from './fields';
import { isChallengeList, cacheKeys } from '../../cacheKeys';
import { UpdateConflict, useCarefulUpdate } from '../../../mutation/useCarefulUpdate';

/** Someone else changed the same fields of the challenge. */
export type ChallengeConflict = UpdateConflict<Challenge, ChallengeFormField>;

/** Whether an error is a ChallengeConflict. This hook saves only challenges, so every UpdateConflict is one. */
export const isChallengeConflict = (failure: unknown): failure is ChallengeConflict => failure instanceof UpdateConflict;

export interface ChallengeUpdating {
  /**
   * Saves the fields that differ from the values that the form was opened with. Resolves with the challenge after that. If nothing differs,
   * or another save is running, resolves with undefined without a call. Rejects with a ChallengeConflict, or as `sendOrFind`.
   */
  update: (opened: ChallengeFormValues, values: ChallengeFormValues) => Promise<MutationResult<Challenge> | undefined>;
  isBusy: boolean;
}

/** Saves the edit form of a challenge or skill check (R9). */
export function useChallengeUpdate(id: Id): ChallengeUpdating {
  const { save, isBusy } = useCarefulUpdate<Challenge, ChallengeUpdate, ChallengeFormField>({
    key: cacheKeys.challenges.detail(id),
    isList: isChallengeList,
    read: () => getChallenge(id),
    send: (changes) => updateChallenge(id, changes),
  });
  const update = (opened: ChallengeFormValues, values: ChallengeFormValues) => {
    const changes = challengeChanges(opened, values);
    if (!changes) return Promise.resolve(undefined);
    return save(changes, {
      conflictsWith: (fresh) => conflictingChallengeFields(opened, fresh, values),
      wasSaved: (before, after) => wasChallengeSaved(opened, values, before, after),
    });
  };
  return { update, isBusy };
}
