import { readNewUser } from '../../domain/users/newUser';
import { useDrafted } from '../form/useFormDraft';

export const draftName = 'user-add';

/** Whether the 'Add New User' dialog has an unfinished draft (promise 7). */
export const useIsNewUserDrafted = (): boolean => useDrafted(draftName, readNewUser) !== undefined;
