import { useState } from 'react';
import { loadableOverlay } from '../../components/loadable';
import { filterUsers, type UserFilters } from '../../domain/users/filters';
import { limits } from '../../domain/values/limits';
import { usersSource } from '../../hooks/users/users';
import { userMessages } from '../../messages/users';
import { AllUsersScreen } from '../../screens/users/AllUsersScreen';
import { userFields } from '../../screens/users/usersTable';
import { useList } from '../list/useList';
import { useScreenCommands } from '../shell/screenCommands';
import { useIsNewUserDrafted } from './newUserDraft';
import { useDeleteUser } from './useDeleteUser';
import type { FirstRead } from '../address/routeProps';

const AddUser = loadableOverlay(() => import('./AddUser').then((module) => module.AddUser));

const noFilters: UserFilters = { search: '', role: '', from: '', to: '' };

export const firstRead: FirstRead = ({ page }) => page && usersSource(page);

export function AllUsersRoute() {
  const { props } = useList({
    noFilters,
    pageSize: limits.pageSize.users,
    filtersActOn: 'page',
    words: { one: 'user', many: 'users' },
    fields: userFields,
    source: usersSource,
    find: filterUsers,
    failed: userMessages.listFailed,
  });
  const deleteUser = useDeleteUser();
  // If the session was lost while the form was being filled in, it opens again by itself (promise 7).
  const [isAdding, setIsAdding] = useState(useIsNewUserDrafted());
  const add = () => setIsAdding(true);
  useScreenCommands([
    { label: 'Add New User', run: add },
    { label: 'Export users as CSV', run: props.tools.exporting.onExport },
  ]);
  return (
    <>
      <AllUsersScreen {...props} onAdd={add} onDelete={deleteUser} />
      {isAdding && <AddUser onClose={() => setIsAdding(false)} />}
    </>
  );
}
