import { useState } from 'react';
import { loadableOverlay } from '../../components/loadable';
import type { NewUserValues } from '../../domain/newUserRules';
import { useAction } from '../../hooks/useAction';
import { useUserMutations } from '../../hooks/useUserMutations';
import { userMessages } from '../../messages/users';
import { useNotify } from '../useNotify';

const AddUserDialog = loadableOverlay(() => import('../../screens/users/AddUserDialog').then((module) => module.AddUserDialog));

/** The 'Add New User' dialog at work: section 5's rule as an error toast, the server's field errors beside the fields (R4). */
export function AddUser({ onClose }: { onClose: () => void }) {
  const notify = useNotify();
  const { createUser } = useUserMutations();
  const [fieldErrors, setFieldErrors] = useState<Record<string, string[]>>();
  const [add, isBusy] = useAction(async (values: NewUserValues) => {
    setFieldErrors(undefined);
    try {
      await createUser(values);
      notify.success(userMessages.created);
      onClose();
    } catch (failure) {
      setFieldErrors(notify.failure(userMessages.createFailed, failure)?.fields);
    }
  });
  return <AddUserDialog isBusy={isBusy} fieldErrors={fieldErrors} onSubmit={(values) => void add(values)} onInvalid={notify.formError} onClose={onClose} />;
}
