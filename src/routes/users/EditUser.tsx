import { useCallback, useState } from 'react';
import type { Id, UserDetail } from '../../api/types';
import { loadable } from '../../components/loadable';
import { changedUserFields } from '../../domain/userChanges';
import { readUserForm, type UserFormValues } from '../../domain/userForm';
import { useDraft } from '../../hooks/local/useDraft';
import { isUserConflict, useUserUpdate, type UserConflict } from '../../hooks/useUserUpdate';
import { userMessages } from '../../messages/users';
import { leave } from '../leaving';
import { useFormDraft } from '../useFormDraft';
import { useNotify } from '../useNotify';

const EditUserDialog = loadable(() => import('../../screens/users/EditUserDialog').then((module) => module.EditUserDialog));

/** What was changed in the dialog of a user, as long as it is neither saved nor given up (promise 7). */
export const useUserDraft = (id: Id) => useDraft(`user-edit-${String(id)}`, readUserForm);

/** The 'Edit Details' dialog at work: it keeps to the record that it was opened with, until saving turns out that the server's is another. */
export function EditUser({ user, onClose }: { user: UserDetail; onClose: () => void }) {
  const notify = useNotify();
  const { update, isBusy } = useUserUpdate(user.id);
  const [opened, setOpened] = useState(user);
  const { draft, keep, finish } = useFormDraft(useUserDraft(user.id), useCallback((values: UserFormValues) => changedUserFields(opened, values).length > 0, [opened]));
  const [conflicts, setConflicts] = useState<UserConflict['fields']>();
  const [fieldErrors, setFieldErrors] = useState<Record<string, string[]>>();
  const save = async (values: UserFormValues) => {
    setFieldErrors(undefined);
    try {
      if (!(await update(opened, values))) return;
      finish();
      notify.success(userMessages.updated);
      onClose();
    } catch (failure) {
      if (isUserConflict(failure)) {
        setOpened(failure.fresh);
        setConflicts(failure.fields);
      } else setFieldErrors(notify.failure(userMessages.updateFailed, failure)?.fields);
    }
  };
  return (
    <EditUserDialog
      user={opened}
      draft={draft}
      isBusy={isBusy}
      fieldErrors={fieldErrors}
      conflicts={conflicts}
      onChange={keep}
      onSubmit={(values) => void save(values)}
      onClose={() => { leave(onClose); }}
    />
  );
}
