import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { NewUser } from '../../api/types';
import { firstError } from '../../lib/fieldErrors';
import type { Refusal } from '../../lib/outcome';
import { leave } from '../../mutation/confirm';
import { useFormDraft } from '../../mutation/useFormDraft';
import { useNotify } from '../../mutation/useNotify';
import { resolverOf, textsBeside, textsOf, useServerErrors } from '../../ui/fields/formRules';
import { TextField } from '../../ui/fields/Field';
import { FormDialog } from '../../ui/overlays/Dialog';
import { hasNewUserText, newUserOf, noNewUser, readNewUser, validateNewUser } from './model';
import { useCreateUser } from './mutations';

export interface AddUserDialogProps {
  /** The values that the form starts with. */
  initial: NewUser;
  isBusy: boolean;
  /** Why the last attempt failed. */
  refusal?: Refusal;
  /** Called with all values at each change, so that a draft can be kept. */
  onChange: (values: NewUser) => void;
  /** Called with the values once they pass all rules. */
  onSubmit: (values: NewUser) => void;
  /** Called with the text of the broken rule. Nothing is sent then. */
  onInvalid: (text: string) => void;
  onClose: () => void;
}

const fields = [
  { name: 'first_name', label: 'First Name', type: 'text' },
  { name: 'last_name', label: 'Last Name', type: 'text' },
  { name: 'email', label: 'Email', type: 'email' },
] as const satisfies readonly { name: keyof NewUser; label: string; type: string }[];
const fieldNames = fields.map(({ name }) => name);

/** Section 2: adds a user by name and email. */
export function AddUserDialog({
  initial,
  isBusy,
  refusal,
  onChange,
  onSubmit,
  onInvalid,
  onClose,
}: AddUserDialogProps) {
  const { register, handleSubmit, subscribe, formState } = useForm<NewUser>({
    defaultValues: initial,
    resolver: resolverOf(validateNewUser),
    errors: useServerErrors(refusal?.fields),
  });
  const { errors } = formState;
  const texts = textsBeside(errors, fieldNames);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onChange(values) }),
    [subscribe, onChange],
  );
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
      {fields.map(({ name, label, type }) => (
        <TextField
          key={name}
          label={label}
          type={type}
          isInvalid={errors[name] !== undefined}
          error={texts[name]}
          input={{ ...register(name), autoComplete: 'off' }}
        />
      ))}
    </FormDialog>
  );
}

/** The dialog at work: its draft, and the user that it adds. */
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
