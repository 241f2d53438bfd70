import { ApiError } from '../../api/http/errors';
import type { Id, NewUser, User, UserDetail, UserUpdate } from '../../api/types';
import {
  useFindCreated,
  useRecordUpdate,
  type RecordUpdateOptions,
} from '../../mutation/recordMutations';
import { useMutation } from '../../mutation/useMutation';
import { cacheKeys, isTransactionListOf, isUserList } from '../cacheKeys';
import { createUser, deleteUser, getUser, listUsers, updateUser } from './api';
import { conflictingUserFields, userChanges, wasUserSaved } from './details/changes';
import type { UserFormField, UserFormValues } from './details/form';
import { isSameNewUser } from './list/newUser';
import { userMessages } from './messages';

// What the rows say of a list is old as soon as users come or go: its other pages are dropped.
const listsAndSums = () => [
  { dropped: isUserList },
  cacheKeys.users.stats(),
  cacheKeys.dashboard(),
];

/** Adds a user (section 7). */
export function useCreateUser(onSuccess: () => void) {
  const findCreated = useFindCreated<User>({
    isList: isUserList,
    createdAt: (user) => user.date_joined,
  });
  return useMutation({
    about: (_user: NewUser) => 'new user',
    before: (user: NewUser) => findCreated(listUsers, (row) => isSameNewUser(user, row)),
    send: (user) => createUser(user).then(() => true as const),
    findResult: (find) => find(),
    invalidates: listsAndSums,
    succeeded: () => userMessages.created,
    failed: userMessages.createFailed,
    onSuccess,
  });
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

/** Deletes a user permanently (section 7). Everything about them is dropped from the cache. */
export function useDeleteUser() {
  return useMutation({
    about: ({ id }: Pick<User, 'id'>) => `user ${String(id)}`,
    send: ({ id }) => deleteUser(id).then(() => true as const),
    findResult: (_before, { id }) => isGone(id),
    invalidates: (made, { id }) => {
      const { detail, kyc, wallet } = cacheKeys.users;
      const ofUser = [
        ...[detail(id), kyc(id), wallet(id)].map((key) => ({ dropped: key })),
        { dropped: isTransactionListOf(id) },
      ];
      return made ? [...listsAndSums(), ...ofUser] : listsAndSums();
    },
    succeeded: () => userMessages.deleted,
    failed: userMessages.deleteFailed,
  });
}

type UserUpdateOptions = RecordUpdateOptions<UserDetail, UserFormField>;

/** Saves the fields of a user that differ from the values that the form was opened with. */
export function useUpdateUser(id: Id, options: UserUpdateOptions) {
  return useRecordUpdate<UserFormValues, UserDetail, UserUpdate, UserFormField>({
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
}
