import { useSWRConfig } from 'swr';
import { ApiError } from '../../../api/http/errors';
import type { Id, NewUser, User } from '../../../api/types';
import { createUser, deleteUser, getUser, listUsers } from '../api';
import { isSameNewUser } from './newUser';
import type { MutationResult } from '../../../lib/outcome';
import { isTransactionListOf, isUserList, cacheKeys } from '../../cacheKeys';
import { useFindCreated } from '../../../mutation/findCreated';
import { inBackground } from '../../../api/reading/reread';
import { sendOrFind, afterEveryAttempt } from '../../../mutation/sendOrFind';

export interface UserMutations {
  /** Resolves once the user exists. Rejects as `sendOrFind`. */
  createUser: (user: NewUser) => Promise<MutationResult<true>>;
  /** Resolves once the user is deleted. Rejects as `sendOrFind`. */
  deleteUser: (id: Id) => Promise<MutationResult<true>>;
}

/** A deleted user can't be found any more. */
async function isGone(id: Id): Promise<true | undefined> {
  try {
    await getUser(id);
    return undefined;
  } catch (cause) {
    if (cause instanceof ApiError && cause.status === 404) return true;
    throw cause;
  }
}

/**
 * Adds and deletes users. Afterwards every page of the list, the statistics and the dashboard are read again. This also happens after a
 * failure: its response may have been lost, or the list may be out of date. Until then the rows on the screen are placeholders, and other
 * pages are removed from the cache. So is everything about a deleted user.
 */
export function useUserMutations(): UserMutations {
  const { mutate } = useSWRConfig();
  const findCreated = useFindCreated<User>({ isList: isUserList, createdAt: (user) => user.date_joined });
  const refresh = () => inBackground(mutate(isUserList, undefined), mutate(cacheKeys.users.stats()), mutate(cacheKeys.dashboard()));
  const forget = (id: Id) => {
    const { detail, kyc, wallet } = cacheKeys.users;
    inBackground(...[detail(id), kyc(id), wallet(id)].map((key) => mutate(key, undefined)), mutate(isTransactionListOf(id), undefined));
  };
  return {
    createUser: (user) =>
      afterEveryAttempt(
        () =>
          sendOrFind(
            () => createUser(user).then(() => true as const),
            findCreated(listUsers, (row) => isSameNewUser(user, row)),
          ),
        refresh,
      ),
    deleteUser: (id) =>
      afterEveryAttempt(
        () =>
          sendOrFind(
            () => deleteUser(id).then(() => true as const),
            () => isGone(id),
          ),
        (made) => {
          refresh();
          if (made) forget(id);
        },
      ),
  };
}
