import { useState } from 'react';
import type { User } from '../../api/types';
import { limits } from '../../domain/limits';
import type { UserFilters } from '../../domain/userFilters';
import { useUsers } from '../../hooks/useUsers';
import { userMessages } from '../../messages/users';
import { AllUsersScreen } from '../../screens/users/AllUsersScreen';
import { useScreenCommands } from '../screenCommands';
import { toLoad } from '../toLoad';
import { useFailureToast } from '../useFailureToast';
import { useListSearch } from '../useListSearch';
import { usePageRecovery } from '../usePageRecovery';
import { AddUser, useNewUserDraft } from './AddUser';
import { DeleteUser } from './DeleteUser';

const noFilters: UserFilters = { search: '', role: '', from: '', to: '' };

type OpenDialog = { kind: 'add' } | { kind: 'delete'; user: User };

export function AllUsersRoute() {
  const list = useListSearch(noFilters, limits.pageSize.users, { keepsPage: true });
  const { page, pageSize } = list;
  const users = useUsers({ page, pageSize });
  const { draft } = useNewUserDraft();
  // A form that was being filled in when the session was lost opens again by itself (promise 7).
  const [dialog, setDialog] = useState<OpenDialog | undefined>(draft && { kind: 'add' });
  const closeDialog = () => {
    setDialog(undefined);
  };
  const isRecovering = usePageRecovery({ ...users, page, pageSize, setPage: list.setPage });
  useFailureToast(isRecovering ? undefined : users.error, userMessages.listFailed);
  const add = () => {
    setDialog({ kind: 'add' });
  };
  useScreenCommands([{ label: 'Add New User', run: add }]);
  return (
    <>
      <AllUsersScreen
        load={isRecovering ? { status: 'loading' } : toLoad(users)}
        filters={list.filters}
        page={page}
        pageSize={pageSize}
        onFiltersChange={list.setFilters}
        onClearFilters={list.clearFilters}
        onPageChange={list.setPage}
        onAdd={add}
        onDelete={(user) => {
          setDialog({ kind: 'delete', user });
        }}
      />
      {dialog?.kind === 'add' && <AddUser onClose={closeDialog} />}
      {dialog?.kind === 'delete' && <DeleteUser user={dialog.user} onClose={closeDialog} />}
    </>
  );
}
