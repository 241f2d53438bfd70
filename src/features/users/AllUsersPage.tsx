import { useState } from 'react';
import { ApiError } from '~/api/http/errors';
import type { FirstRead } from '~/api/reading/reading';
import type { Id, User } from '~/api/types';
import { limits } from '~/lib/limits';
import { useList } from '~/list/useList';
import { useConfirm } from '~/mutation/confirm';
import { useDrafted } from '~/mutation/useFormDraft';
import { useScreenCommands } from '~/ui/keyboard/screenCommands';
import { useMutation } from '~/mutation/useMutation';
import { loadable } from '~/ui/loadable';
import { cacheKeys, isTransactionListOf, isUserList } from '~/features/cacheKeys';
import { AllUsersScreen, userCsvFields } from './AllUsersScreen';
import { deleteUser, getUser, usersSource } from './api';
import { userMessages } from './messages';
import { filterUsers, noUserFilters, readNewUser, withJoinedDays } from './model';

/** One user less moves the rows of every page, so all pages are cleared. */
const listsAndFigures = [{ clear: isUserList }, cacheKeys.users.stats(), cacheKeys.dashboard()];

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
    findResult: ({ id }) => isGone(id),
    invalidates: (made, { id }) => {
      if (!made) return listsAndFigures;
      const { detail, kyc, wallet } = cacheKeys.users;
      const ofUser = [detail(id), kyc(id), wallet(id), isTransactionListOf(id)];
      return [...listsAndFigures, ...ofUser.map((clear) => ({ clear }))];
    },
    succeeded: () => userMessages.deleted,
    failed: userMessages.deleteFailed,
  });
}

const AddUser = loadable(() => import('./AddUserDialog'), 'AddUser');

const draftName = 'user-add';

export const firstRead: FirstRead = ({ page }) => page && usersSource(page);

export function AllUsersPage() {
  const [now] = useState(Date.now);
  const { props } = useList({
    noFilters: noUserFilters,
    pageSize: limits.pageSize.users,
    words: { one: 'user', many: 'users' },
    source: usersSource,
    find: (rows, wanted) => filterUsers(rows, withJoinedDays(wanted, now)),
    failed: userMessages.listFailed,
    fields: userCsvFields,
  });
  const confirm = useConfirm();
  const deletion = useDeleteUser();
  const askToDelete = (user: User) => {
    confirm({
      title: 'Delete User',
      question: userMessages.confirmDelete(user),
      consequence: "The account and its records are removed. This can't be undone.",
      confirmLabel: 'Delete',
      busyLabel: 'Deleting…',
      onConfirm: () => deletion.run(user),
    });
  };
  const [isAdding, setIsAdding] = useState(useDrafted(draftName, readNewUser) !== undefined);
  const add = () => setIsAdding(true);
  useScreenCommands([{ label: 'Add New User', run: add }]);
  return (
    <>
      <AllUsersScreen {...props} now={now} onAdd={add} onDelete={askToDelete} />
      {isAdding && <AddUser draftName={draftName} onClose={() => setIsAdding(false)} />}
    </>
  );
}
