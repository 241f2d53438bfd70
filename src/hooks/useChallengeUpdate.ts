import { getChallenge, updateChallenge } from '../api/challenges';
import type { Challenge, ChallengeUpdate, Id } from '../api/types';
import { challengeChanges, conflictingChallengeFields } from '../domain/challengeChanges';
import type { ChallengeFormField, ChallengeFormValues } from '../domain/challengeFields';
import { isChallengeList, keys } from './keys';
import { UpdateConflict, useCarefulUpdate } from './useCarefulUpdate';

/** Someone else changed the same fields of the challenge. */
export type ChallengeConflict = UpdateConflict<Challenge, ChallengeFormField>;

/** Whether saving a challenge failed because of one; no other record is saved there. */
export const isChallengeConflict = (failure: unknown): failure is ChallengeConflict => failure instanceof UpdateConflict;

export interface ChallengeUpdating {
  /**
   * Saves what differs from the values that the form was opened with, and resolves with the challenge after it. Resolves with undefined, and without a call,
   * when nothing does or another save is under way. Rejects with a ChallengeConflict or an ApiError.
   */
  update: (opened: ChallengeFormValues, values: ChallengeFormValues) => Promise<Challenge | undefined>;
  isBusy: boolean;
}

/** Saving the edit form of a challenge or skill check (R9). */
export function useChallengeUpdate(id: Id): ChallengeUpdating {
  const { save, isBusy } = useCarefulUpdate<Challenge, ChallengeUpdate, ChallengeFormField>({
    key: keys.challenges.detail(id),
    isList: isChallengeList,
    read: () => getChallenge(id),
    send: (changes) => updateChallenge(id, changes),
  });
  const update = (opened: ChallengeFormValues, values: ChallengeFormValues) => {
    const changes = challengeChanges(opened, values);
    return changes ? save(changes, (fresh) => conflictingChallengeFields(opened, fresh, values)) : Promise.resolve(undefined);
  };
  return { update, isBusy };
}
