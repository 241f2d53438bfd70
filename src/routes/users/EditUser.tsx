import { useState } from 'react';
import type { UserDetail } from '../../api/types';
import { loadable } from '../../components/loadable';
import type { UserFormValues } from '../../domain/userForm';
import { isUserConflict, useUserUpdate, type UserConflict } from '../../hooks/useUserUpdate';
import { userMessages } from '../../messages/users';
import { useNotify } from '../useNotify';

const EditUserDialog = loadable(() => import('../../screens/users/EditUserDialog').then((module) => module.EditUserDialog));

/** The 'Edit Details' dialog at work: it keeps to the record that it was opened with, until saving turns out that the server's is another. */
export function EditUser({ user, onClose }: { user: UserDetail; onClose: () => void }) {
  const notify = useNotify();
  const { update, isBusy } = useUserUpdate(user.id);
  const [opened, setOpened] = useState(user);
  const [conflicts, setConflicts] = useState<UserConflict['fields']>();
  const [fieldErrors, setFieldErrors] = useState<Record<string, string[]>>();
  const save = async (values: UserFormValues) => {
    setFieldErrors(undefined);
    try {
      if (!(await update(opened, values))) return;
      notify.success(userMessages.updated);
      onClose();
    } catch (failure) {
      if (isUserConflict(failure)) {
        setOpened(failure.fresh);
        setConflicts(failure.fields);
      } else setFieldErrors(notify.failure(userMessages.updateFailed, failure)?.fields);
    }
  };
  return <EditUserDialog user={opened} isBusy={isBusy} fieldErrors={fieldErrors} conflicts={conflicts} onSubmit={(values) => void save(values)} onClose={onClose} />;
}
