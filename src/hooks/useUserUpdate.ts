import { useSWRConfig } from 'swr';
import type { Id, UserDetail } from '../api/types';
import { getUser, updateUser } from '../api/users';
import { conflictingUserFields, userChanges } from '../domain/userChanges';
import type { UserFormField, UserFormValues } from '../domain/userForm';
import { isUserList, keys } from './keys';
import { inBackground } from './reread';
import { useAction } from './useAction';

/** Someone else changed the same fields since the form was opened. Nothing was saved. */
export class UserConflict extends Error {
  override readonly name = 'UserConflict';

  constructor(
    /** The user as the server has it now: what a second try starts from. */
    readonly fresh: UserDetail,
    readonly fields: readonly UserFormField[],
  ) {
    super(`Changed meanwhile: ${fields.join(', ')}`);
  }
}

export interface UserUpdating {
  /**
   * Saves what the form changes of the user that it was opened with, and resolves with the user after it; without a call when nothing changed. Resolves with
   * undefined while another save is under way. Rejects with a UserConflict or an ApiError.
   */
  update: (opened: UserDetail, values: UserFormValues) => Promise<UserDetail | undefined>;
  isBusy: boolean;
}

/** Saving the edit form of a user (R9). The user is read again first, so that nobody's change is overwritten unseen. */
export function useUserUpdate(id: Id): UserUpdating {
  const { mutate } = useSWRConfig();
  const show = (user: UserDetail) => mutate(keys.users.detail(id), user, { revalidate: false });
  const [update, isBusy] = useAction(async (opened: UserDetail, values: UserFormValues) => {
    const changes = userChanges(opened, values);
    if (!changes) return opened;
    const fresh = await getUser(id);
    const fields = conflictingUserFields(opened, fresh, values);
    await show(fresh);
    if (fields.length > 0) throw new UserConflict(fresh, fields);
    try {
      const user = await updateUser(id, changes);
      await show(user);
      return user;
    } catch (error) {
      // The answer may have been lost after the change was made.
      inBackground(mutate(keys.users.detail(id)));
      throw error;
    } finally {
      inBackground(mutate(isUserList, undefined));
    }
  });
  return { update, isBusy };
}
