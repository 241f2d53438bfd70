import { useState } from 'react';
import { loadableOverlay } from '../../components/loadable';
import { hasNewUserText, noNewUser, readNewUser, type NewUserValues } from '../../domain/newUserRules';
import { useDraft } from '../../hooks/local/useDraft';
import { useAction } from '../../hooks/useAction';
import { useUserMutations } from '../../hooks/useUserMutations';
import { userMessages } from '../../messages/users';
import { leave } from '../leaving';
import { useFormDraft } from '../useFormDraft';
import { useNotify } from '../useNotify';

const AddUserDialog = loadableOverlay(() => import('../../screens/users/AddUserDialog').then((module) => module.AddUserDialog));

/** What was typed into the dialog, as long as it is neither saved nor given up (promise 7). */
export const useNewUserDraft = () => useDraft('user-add', readNewUser);

/** The 'Add New User' dialog at work: section 5's rule as an error toast, the server's field errors beside the fields (R4). */
export function AddUser({ onClose }: { onClose: () => void }) {
  const notify = useNotify();
  const { createUser } = useUserMutations();
  const { draft, keep, finish } = useFormDraft(useNewUserDraft(), hasNewUserText);
  const [fieldErrors, setFieldErrors] = useState<Record<string, string[]>>();
  const [add, isBusy] = useAction(async (values: NewUserValues) => {
    setFieldErrors(undefined);
    try {
      await createUser(values);
      finish();
      notify.success(userMessages.created);
      onClose();
    } catch (failure) {
      setFieldErrors(notify.failure(userMessages.createFailed, failure)?.fields);
    }
  });
  return (
    <AddUserDialog
      initial={draft ?? noNewUser}
      isBusy={isBusy}
      fieldErrors={fieldErrors}
      onChange={keep}
      onSubmit={(values) => void add(values)}
      onInvalid={notify.formError}
      onClose={() => { leave(onClose); }}
    />
  );
}
