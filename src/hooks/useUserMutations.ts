import { useSWRConfig } from 'swr';
import type { Id, NewUser } from '../api/types';
import { createUser, deleteUser } from '../api/users';
import { isTransactionListOf, isUserList, keys } from './keys';
import { inBackground } from './reread';

export interface UserMutations {
  /** Resolves once the user is there; rejects with an ApiError. */
  createUser: (user: NewUser) => Promise<void>;
  /** Resolves once the user is gone; rejects with an ApiError. */
  deleteUser: (id: Id) => Promise<void>;
}

/**
 * Adding and deleting users. Afterwards every page of the list, the statistics and the dashboard are read again, also after a failure: its
 * answer may have been lost, or the list out of date. Until then the rows on the screen are placeholders, and no other page is remembered.
 * Nothing of a deleted user is.
 */
export function useUserMutations(): UserMutations {
  const { mutate } = useSWRConfig();
  const refresh = () => {
    inBackground(mutate(isUserList, undefined), mutate(keys.users.stats()), mutate(keys.dashboard()));
  };
  const forget = (id: Id) => {
    const { detail, kyc, wallet } = keys.users;
    inBackground(...[detail(id), kyc(id), wallet(id)].map((key) => mutate(key, undefined)), mutate(isTransactionListOf(id), undefined));
  };
  return {
    createUser: async (user) => {
      await createUser(user).finally(refresh);
    },
    deleteUser: async (id) => {
      await deleteUser(id).finally(refresh);
      forget(id);
    },
  };
}
