import { ApiError } from '~/api/http/errors';
import type { Id, User } from '~/api/types';
import { useMutation } from '~/mutation/useMutation';
import { cacheKeys, isTransactionListOf, isUserList } from '../cacheKeys';
import { deleteUser, getUser } from './api';
import { userMessages } from './messages';

/** A user less moves the rows of every page, so all pages are dropped. */
const listsAndFigures = [{ dropped: isUserList }, cacheKeys.users.stats(), cacheKeys.dashboard()];

const isGone = (id: Id): Promise<true | undefined> =>
  getUser(id).then(
    () => undefined,
    (cause: unknown) => {
      if (cause instanceof ApiError && cause.status === 404) return true;
      throw cause;
    },
  );

export function useDeleteUser() {
  return useMutation({
    about: ({ id }: Pick<User, 'id'>) => `user ${String(id)}`,
    send: ({ id }) => deleteUser(id).then(() => true as const),
    findResult: (_before, { id }) => isGone(id),
    invalidates: (made, { id }) => {
      if (!made) return listsAndFigures;
      const { detail, kyc, wallet } = cacheKeys.users;
      const ofUser = [detail(id), kyc(id), wallet(id), isTransactionListOf(id)];
      return [...listsAndFigures, ...ofUser.map((dropped) => ({ dropped }))];
    },
    succeeded: () => userMessages.deleted,
    failed: userMessages.deleteFailed,
  });
}
