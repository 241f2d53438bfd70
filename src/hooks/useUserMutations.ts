import { useSWRConfig } from 'swr';
import type { Id, NewUser, User } from '../api/types';
import { createUser, deleteUser } from '../api/users';
import { isUserList, keys } from './keys';

export interface UserMutations {
  /** Resolves with the new user; rejects with an ApiError. */
  createUser: (user: NewUser) => Promise<User>;
  /** Resolves once the user is gone; rejects with an ApiError. */
  deleteUser: (id: Id) => Promise<void>;
}

/** A mutation may outlive its session, whose cache is gone by then (a sign-out, a 30 s time-out): nothing is left to be read again. */
const ignoreGoneCache = () => undefined;

/**
 * Adding and deleting users. Afterwards every page of the list and the dashboard are read again, also after a failure: its answer may have been
 * lost, or the list out of date. Until then the rows on the screen are placeholders, and no other page is remembered.
 */
export function useUserMutations(): UserMutations {
  const { mutate } = useSWRConfig();
  const refresh = () => {
    mutate(isUserList, undefined).catch(ignoreGoneCache);
    mutate(keys.dashboard()).catch(ignoreGoneCache);
  };
  return {
    createUser: (user) => createUser(user).finally(refresh),
    deleteUser: (id) => deleteUser(id).finally(refresh),
  };
}
