import { useState } from 'react';
import { toApiError } from '../../api/errors';
import { useToast } from '../../components/feedback/toasts';
import { loadable } from '../../components/loadable';
import { limits } from '../../domain/limits';
import type { NewUserValues } from '../../domain/newUserRules';
import { useAction } from '../../hooks/useAction';
import { useUserMutations } from '../../hooks/useUsers';
import { failureText } from '../../messages/policy';
import { usersMessages } from '../../messages/users';

const AddUserDialog = loadable(() => import('../../screens/users/AddUserDialog').then((module) => module.AddUserDialog));
export const preloadAddUser = AddUserDialog.preload;

/** The 'Add New User' dialog at work: section 5's rule as an error toast, the server's field errors beside the fields (R4). */
export function AddUser({ onClose }: { onClose: () => void }) {
  const showToast = useToast();
  const { createUser } = useUserMutations();
  const [fieldErrors, setFieldErrors] = useState<Record<string, string[]>>();
  const [add, isBusy] = useAction(async (values: NewUserValues) => {
    setFieldErrors(undefined);
    try {
      await createUser(values);
      showToast({ type: 'success', text: usersMessages.created, durationMs: limits.toast.callMs });
      onClose();
    } catch (failure) {
      const error = toApiError(failure);
      setFieldErrors(error.fields);
      const text = failureText(usersMessages.createFailed, error);
      if (text !== undefined) showToast({ type: 'error', text, durationMs: limits.toast.callMs });
    }
  });
  return (
    <AddUserDialog
      isBusy={isBusy}
      fieldErrors={fieldErrors}
      onSubmit={(values) => void add(values)}
      onInvalid={(text) => {
        showToast({ type: 'error', text, durationMs: limits.toast.formErrorMs });
      }}
      onClose={onClose}
    />
  );
}
