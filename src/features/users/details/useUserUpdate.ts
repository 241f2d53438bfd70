import type { Id, UserDetail, UserUpdate } from '../../../api/types';
import { getUser, updateUser } from '../api';
import { conflictingUserFields, userChanges, wasUserSaved } from './changes';
import type { UserFormField, UserFormValues } from './form';
import type { MutationResult } from '../../../lib/outcome';
import { isUserList, cacheKeys } from '../../cacheKeys';
import { UpdateConflict, useCarefulUpdate } from '../../../mutation/useCarefulUpdate';

/** Someone else changed the same fields of the user. */
export type UserConflict = UpdateConflict<UserDetail, UserFormField>;

/** Whether an error is a UserConflict. This hook saves only users, so every UpdateConflict is one. */
export const isUserConflict = (failure: unknown): failure is UserConflict => failure instanceof UpdateConflict;

export interface UserUpdating {
  /**
   * Saves the fields that differ from the values that the form was opened with. Resolves once they are saved, or if nothing differs.
   * Resolves with undefined while another save is running. Rejects with a UserConflict, or as `sendOrFind`.
   */
  update: (opened: UserFormValues, values: UserFormValues) => Promise<MutationResult<UserDetail | true> | undefined>;
  isBusy: boolean;
}

/** Saves the edit form of a user (R9). */
export function useUserUpdate(id: Id): UserUpdating {
  const { save, isBusy } = useCarefulUpdate<UserDetail, UserUpdate, UserFormField>({
    key: cacheKeys.users.detail(id),
    isList: isUserList,
    read: () => getUser(id),
    send: (changes) => updateUser(id, changes),
  });
  const update = async (opened: UserFormValues, values: UserFormValues) => {
    const changes = userChanges(opened, values);
    if (!changes) return { result: true as const, isFound: false };
    return save(changes, {
      conflictsWith: (fresh) => conflictingUserFields(opened, fresh, values),
      wasSaved: (before, after) => wasUserSaved(opened, values, before, after),
    });
  };
  return { update, isBusy };
}
