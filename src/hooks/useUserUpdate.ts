import type { Id, UserDetail, UserUpdate } from '../api/types';
import { getUser, updateUser } from '../api/users';
import { conflictingUserFields, userChanges } from '../domain/userChanges';
import type { UserFormField, UserFormValues } from '../domain/userForm';
import { isUserList, keys } from './keys';
import { UpdateConflict, useCarefulUpdate } from './useCarefulUpdate';

/** Someone else changed the same fields of the user. */
export type UserConflict = UpdateConflict<UserDetail, UserFormField>;

/** Whether saving a user failed because of one; no other record is saved there. */
export const isUserConflict = (failure: unknown): failure is UserConflict => failure instanceof UpdateConflict;

export interface UserUpdating {
  /**
   * Saves what the form changes of the user that it was opened with, and resolves with the user after it; without a call when nothing changed. Resolves with
   * undefined while another save is under way. Rejects with a UserConflict or an ApiError.
   */
  update: (opened: UserDetail, values: UserFormValues) => Promise<UserDetail | undefined>;
  isBusy: boolean;
}

/** Saving the edit form of a user (R9). */
export function useUserUpdate(id: Id): UserUpdating {
  const { save, isBusy } = useCarefulUpdate<UserDetail, UserUpdate, UserFormField>({
    key: keys.users.detail(id),
    isList: isUserList,
    read: () => getUser(id),
    send: (changes) => updateUser(id, changes),
  });
  const update = (opened: UserDetail, values: UserFormValues) => {
    const changes = userChanges(opened, values);
    return changes ? save(changes, (fresh) => conflictingUserFields(opened, fresh, values)) : Promise.resolve(opened);
  };
  return { update, isBusy };
}
