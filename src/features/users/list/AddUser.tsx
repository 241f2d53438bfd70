import { hasNewUserText, newUserOf, noNewUser, readNewUser, type NewUserValues } from './newUser';
import { useOneAtATime } from '../../../mutation/useOneAtATime';
import { useUserMutations } from './useUserMutations';
import { userMessages } from '../messages';
import { AddUserDialog } from './AddUserDialog';
import { useFormDraft } from '../../../mutation/useFormDraft';
import { leave } from '../../../mutation/leaving';
import { useChange } from '../../../mutation/useChange';
import { useNotify } from '../../../mutation/useNotify';
import { draftName } from './newUserDraft';

const isChanged = (_opened: NewUserValues, values: NewUserValues) => hasNewUserText(values);

/**
 * The container of the 'Add New User' dialog. A broken rule of section 5 is an error toast, and stands beside its field. A refusal of the
 * server's is a toast, and stays in the dialog.
 */
export function AddUser({ onClose }: { onClose: () => void }) {
  const notify = useNotify();
  const { createUser } = useUserMutations();
  const form = useFormDraft({ name: draftName, parse: readNewUser, start: noNewUser, isChanged });
  const { act: send, isBusy } = useOneAtATime((values: NewUserValues) => createUser(newUserOf(values)));
  const { change, refusal } = useChange({
    send,
    about: () => 'new user',
    failed: userMessages.createFailed,
    done: () => userMessages.created,
    onDone: () => {
      form.finish();
      onClose();
    },
  });
  return (
    <AddUserDialog
      initial={form.initial}
      isBusy={isBusy}
      refusal={refusal}
      fieldErrors={refusal?.fields}
      onChange={form.change}
      onSubmit={(values) => void change(values)}
      onInvalid={notify.formError}
      onClose={() => leave(onClose)}
    />
  );
}
