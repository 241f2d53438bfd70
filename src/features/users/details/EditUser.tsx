import { useState } from 'react';
import type { Id, UserDetail } from '../../../api/types';
import { loadableOverlay } from '../../../ui/loadable';
import { changedUserFields } from './changes';
import { readUserForm, userFormValues, type UserFormField, type UserFormValues } from './form';
import { useUpdateUser } from '../mutations';
import { userMessages } from '../messages';
import { useDrafted, useFormDraft } from '../../../mutation/useFormDraft';
import { leave } from '../../../mutation/leaving';
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
  const form = useFormDraft({ name: nameOf(user.id), parse: readUserForm, start: userFormValues(user), isChanged });
  const [conflicts, setConflicts] = useState<readonly UserFormField[]>();
  const { run, isBusy, refusal } = useUpdateUser(user.id, {
    onSuccess: () => {
      form.finish();
      onClose();
    },
    onConflict: ({ fresh, fields }) => {
      form.reopen(userFormValues(fresh));
      setConflicts(fields);
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
        if (isChanged(form.opened, values)) void run(form.opened, values);
        else {
          notify.info(userMessages.unchanged);
          onClose();
        }
      }}
      onClose={() => leave(onClose)}
    />
  );
}
