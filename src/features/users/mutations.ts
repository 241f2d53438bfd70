import { ApiError } from '../../api/http/errors';
import type { Id, NewUser, User, UserDetail, UserUpdate } from '../../api/types';
import { useMutation } from '../../mutation/useMutation';
import { cacheKeys, isTransactionListOf, isUserList } from '../cacheKeys';
import { createUser, deleteUser, getUser, listUsers, updateUser } from './api';
import { userMessages } from './messages';
import { isSameNewUser } from './model';
import {
  conflictingUserFields,
  userChanges,
  wasUserSaved,
  type UserFormField,
  type UserFormValues,
} from './userForm';
import {
  useCreate,
  useRecordUpdate,
  type RecordUpdateOptions,
} from '../../mutation/recordMutations';

const figures = [cacheKeys.users.stats(), cacheKeys.dashboard()];
/** A user more or less moves the rows of every page, so all pages are dropped. */
const listsAndFigures = [{ dropped: isUserList }, ...figures];

export const useCreateUser = (onSuccess: () => void) =>
  useCreate({
    about: 'new user',
    isList: isUserList,
    list: (page) => listUsers(page),
    isSent: (sent: NewUser, row: User) => isSameNewUser(sent, row),
    createdAt: (user) => user.date_joined,
    send: createUser,
    invalidates: figures,
    succeeded: userMessages.created,
    failed: userMessages.createFailed,
    onSuccess,
  });

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

export const useUpdateUser = (id: Id, options: RecordUpdateOptions<UserDetail>) =>
  useRecordUpdate<UserFormValues, UserDetail, UserUpdate, UserFormField>({
    about: `user ${String(id)}`,
    key: cacheKeys.users.detail(id),
    isList: isUserList,
    read: () => getUser(id),
    send: (changes) => updateUser(id, changes),
    changes: userChanges,
    conflicts: conflictingUserFields,
    wasSaved: wasUserSaved,
    succeeded: userMessages.updated,
    failed: userMessages.updateFailed,
    ...options,
  });
