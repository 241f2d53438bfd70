import { readNewUser } from './model';
import { useDrafted } from '../../mutation/useFormDraft';

export const draftName = 'user-add';

/** Whether the 'Add New User' dialog has an unfinished draft (promise 7). */
export const useIsNewUserDrafted = (): boolean => useDrafted(draftName, readNewUser) !== undefined;
