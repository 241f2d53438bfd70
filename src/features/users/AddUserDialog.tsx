import { useForm } from 'react-hook-form';
import type { NewUser, User } from '~/api/types';
import { firstError } from '~/lib/fieldErrors';
import type { Refusal } from '~/lib/outcome';
import { leave } from '~/mutation/confirm';
import { useFormDraft } from '~/mutation/useFormDraft';
import { useNotify } from '~/mutation/useNotify';
import {
  resolverOf,
  textsBeside,
  textsOf,
  useServerErrors,
  useFormValues,
} from '~/ui/fields/formRules';
import { TextField } from '~/ui/fields/Field';
import { FormDialog } from '~/ui/overlays/Dialog';
import {
  hasNewUserText,
  isSameNewUser,
  newUserFields,
  newUserOf,
  noNewUser,
  readNewUser,
  validateNewUser,
} from './model';
import { userMessages } from './messages';
import { createUser, listUsers } from './api';
import { cacheKeys, isUserList } from '~/features/cacheKeys';
import { useCreate } from '~/mutation/recordMutations';

interface AddUserDialogProps {
  initial: NewUser;
  isBusy: boolean;
  refusal?: Refusal;
  onChange: (values: NewUser) => void;
  onSubmit: (values: NewUser) => void;
  onInvalid: (text: string) => void;
  onClose: () => void;
}

const labels = { first_name: 'First Name', last_name: 'Last Name', email: 'Email' };

export function AddUserDialog({
  initial,
  isBusy,
  refusal,
  onChange,
  onSubmit,
  onInvalid,
  onClose,
}: AddUserDialogProps) {
  const form = useForm<NewUser>({
    defaultValues: initial,
    resolver: resolverOf(validateNewUser),
    errors: useServerErrors(refusal?.fields),
  });
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const texts = textsBeside(errors, newUserFields);
  useFormValues(form, onChange);
  const submit = handleSubmit(
    (values) => onSubmit(values),
    (broken) => onInvalid(firstError(textsOf(broken)) ?? ''),
  );
  return (
    <FormDialog
      title="Add New User"
      className="stack"
      submitLabel="Add User"
      busyLabel="Adding…"
      isBusy={isBusy}
      refusal={refusal}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {newUserFields.map((name) => (
        <TextField
          key={name}
          label={labels[name]}
          type={name === 'email' ? 'email' : 'text'}
          isInvalid={errors[name] !== undefined}
          error={texts[name]}
          input={register(name)}
        />
      ))}
    </FormDialog>
  );
}

export const useCreateUser = (onSuccess: () => void) =>
  useCreate({
    about: 'new user',
    isList: isUserList,
    list: (page) => listUsers(page),
    isSent: (sent: NewUser, row: User) => isSameNewUser(sent, row),
    createdAt: (user) => user.date_joined,
    send: createUser,
    invalidates: [cacheKeys.users.stats(), cacheKeys.dashboard()],
    succeeded: userMessages.created,
    failed: userMessages.createFailed,
    onSuccess,
  });

export function AddUser({ draftName, onClose }: { draftName: string; onClose: () => void }) {
  const notify = useNotify();
  const form = useFormDraft({
    name: draftName,
    parse: readNewUser,
    start: noNewUser,
    isChanged: (_opened, values) => hasNewUserText(values),
  });
  const { run, isBusy, refusal } = useCreateUser(() => {
    form.finish();
    onClose();
  });
  return (
    <AddUserDialog
      initial={form.initial}
      isBusy={isBusy}
      refusal={refusal}
      onChange={form.change}
      onSubmit={(values) => void run(newUserOf(values))}
      onInvalid={notify.formError}
      onClose={() => leave(onClose)}
    />
  );
}
