import { hasNewUserText, newUserOf, noNewUser, readNewUser, type NewUserValues } from './newUser';
import { useCreateUser } from '../mutations';
import { AddUserDialog } from './AddUserDialog';
import { useFormDraft } from '../../../mutation/useFormDraft';
import { leave } from '../../../mutation/confirm';
import { useNotify } from '../../../mutation/useNotify';
import { draftName } from './newUserDraft';

const isChanged = (_opened: NewUserValues, values: NewUserValues) => hasNewUserText(values);

/**
 * The container of the 'Add New User' dialog. A broken rule of section 5 is an error toast, and
 * stands beside its field. A refusal of the server's is a toast, and stays in the dialog.
 */
export function AddUser({ onClose }: { onClose: () => void }) {
  const notify = useNotify();
  const form = useFormDraft({ name: draftName, parse: readNewUser, start: noNewUser, isChanged });
  const { run, isBusy, refusal } = useCreateUser(() => {
    form.finish();
    onClose();
  });
  return (
    <AddUserDialog
      initial={form.initial}
      isBusy={isBusy}
      refusal={refusal}
      fieldErrors={refusal?.fields}
      onChange={form.change}
      onSubmit={(values) => void run(newUserOf(values))}
      onInvalid={notify.formError}
      onClose={() => leave(onClose)}
    />
  );
}
