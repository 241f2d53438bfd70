import { useState } from 'react';
import type { Id, UserDetail } from '../../../api/types';
import { loadableOverlay } from '../../../ui/loadable';
import { changedUserFields } from './changes';
import { readUserForm, userFormValues, type UserFormValues } from './form';
import { isUserConflict, useUserUpdate, type UserConflict } from './useUserUpdate';
import { userMessages } from '../messages';
import { useDrafted, useFormDraft } from '../../../mutation/useFormDraft';
import { leave } from '../../../mutation/leaving';
import { useChange } from '../../../mutation/useChange';
import { useNotify } from '../../../mutation/useNotify';

const EditUserDialog = loadableOverlay(() => import('./EditUserDialog').then((module) => module.EditUserDialog));

const nameOf = (id: Id) => `user-edit-${String(id)}`;
const isChanged = (opened: UserFormValues, values: UserFormValues) => changedUserFields(opened, values).length > 0;

/** Whether the dialog has an unfinished draft for this user (promise 7). */
export const useIsUserDrafted = (id: Id): boolean => useDrafted(nameOf(id), readUserForm) !== undefined;

/**
 * The container of the 'Edit Details' dialog. It keeps the record that it was opened with, until a save reveals a newer version on the
 * server.
 */
export function EditUser({ user, onClose }: { user: UserDetail; onClose: () => void }) {
  const notify = useNotify();
  const { update, isBusy } = useUserUpdate(user.id);
  const form = useFormDraft({ name: nameOf(user.id), parse: readUserForm, start: userFormValues(user), isChanged });
  const [conflicts, setConflicts] = useState<UserConflict['fields']>();
  const { change, refusal } = useChange({
    send: (values: UserFormValues) => update(form.opened, values),
    about: () => `user ${String(user.id)}`,
    failed: userMessages.updateFailed,
    done: () => userMessages.updated,
    onDone: () => {
      form.finish();
      onClose();
    },
    onConflict: (cause) => {
      if (!isUserConflict(cause)) return false;
      form.reopen(userFormValues(cause.fresh));
      setConflicts(cause.fields);
      return true;
    },
  });
  return (
    <EditUserDialog
      opened={form.opened}
      initial={form.initial}
      isBusy={isBusy}
      refusal={refusal}
      fieldErrors={refusal?.fields}
      conflicts={conflicts}
      onChange={form.change}
      onSubmit={(values) => {
        if (isChanged(form.opened, values)) void change(values);
        else {
          notify.info(userMessages.unchanged);
          onClose();
        }
      }}
      onClose={() => leave(onClose)}
    />
  );
}
