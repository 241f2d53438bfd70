import { useState } from 'react';
import type { User } from '../../../api/types';
import { loadableOverlay } from '../../../ui/loadable';
import { filterUsers, type UserFilters } from './filters';
import { limits } from '../../../lib/limits';
import { usersSource } from '../queries';
import { userMessages } from '../messages';
import { AllUsersScreen, userFields } from './AllUsersScreen';
import { useList } from '../../../list/useList';
import { useListExport } from '../../../list/useListExport';
import { useSelection } from '../../../list/listMemory';
import { useScreenCommands } from '../../../ui/keyboard/screenCommands';
import { useIsNewUserDrafted } from './newUserDraft';
import { useConfirm } from '../../../mutation/confirm';
import { useDeleteUser } from '../mutations';
import type { FirstRead } from '../../../api/reading/routeProps';

const AddUser = loadableOverlay(() => import('./AddUser').then((module) => module.AddUser));

const noFilters: UserFilters = { search: '', role: '', from: '', to: '' };

export const firstRead: FirstRead = ({ page }) => page && usersSource(page);

export function AllUsersPage() {
  const { props, tools, all } = useList({
    noFilters,
    pageSize: limits.pageSize.users,
    words: { one: 'user', many: 'users' },
    source: usersSource,
    find: filterUsers,
    failed: userMessages.listFailed,
  });
  const exporting = useListExport({ ...all, fields: userFields });
  const selecting = useSelection(all);
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
  // If the session was lost while the form was being filled in, it opens again by itself (promise
  // 7).
  const [isAdding, setIsAdding] = useState(useIsNewUserDrafted());
  const add = () => setIsAdding(true);
  useScreenCommands([
    { label: 'Add New User', run: add },
    { label: 'Export users as CSV', run: exporting.onExport },
  ]);
  return (
    <>
      <AllUsersScreen
        {...props}
        tools={{ ...tools, exporting, selecting }}
        onAdd={add}
        onDelete={askToDelete}
      />
      {isAdding && <AddUser onClose={() => setIsAdding(false)} />}
    </>
  );
}
