import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { resolverOf, textsBeside, textsOf, useServerErrors } from '../../ui/fields/formRules';
import { TextField } from '../../ui/fields/TextField';
import { FormDialog } from '../../ui/overlays/FormDialog';
import type { Refusal } from '../../lib/outcome';
import { firstError } from '../../lib/fieldErrors';
import { validateNewUser, type NewUserValues } from './model';

export interface AddUserDialogProps {
  /** The values that the form starts with. */
  initial: NewUserValues;
  /** True while a change is being sent. The button shows it and a second press does nothing. */
  isBusy: boolean;
  /** Why the last attempt failed. If its outcome is unknown, it can be looked at again. */
  refusal?: Refusal;
  /** The server's errors of single fields. */
  fieldErrors?: Record<string, string[]>;
  /** Called with all values at each change, so that a draft can be kept. */
  onChange: (values: NewUserValues) => void;
  /** Called with the values once they pass all rules. */
  onSubmit: (values: NewUserValues) => void;
  /** Called with the text of the broken rule. Nothing is sent then. */
  onInvalid: (text: string) => void;
  /** Called to close the dialog without adding a user. */
  onClose: () => void;
}

const fields: readonly {
  name: keyof NewUserValues;
  label: string;
  type: 'text' | 'email';
  autoComplete: string;
}[] = [
  { name: 'first_name', label: 'First Name', type: 'text', autoComplete: 'off' },
  { name: 'last_name', label: 'Last Name', type: 'text', autoComplete: 'off' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'off' },
];

// Section 2.
/** Adds a user by name and email. What is wrong with a field is said below it. */
export function AddUserDialog({
  initial,
  isBusy,
  refusal,
  fieldErrors,
  onChange,
  onSubmit,
  onInvalid,
  onClose,
}: AddUserDialogProps) {
  const { register, handleSubmit, subscribe, formState } = useForm<NewUserValues>({
    defaultValues: initial,
    resolver: resolverOf(validateNewUser),
    errors: useServerErrors(fieldErrors),
  });
  const { errors } = formState;
  const texts = textsBeside(
    errors,
    fields.map(({ name }) => name),
  );
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
      {fields.map(({ name, label, type, autoComplete }) => (
        <TextField
          key={name}
          label={label}
          type={type}
          isInvalid={errors[name] !== undefined}
          error={texts[name]}
          input={{ ...register(name), autoComplete }}
        />
      ))}
    </FormDialog>
  );
}
