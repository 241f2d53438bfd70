import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { TextField } from '../../components/fields/TextField';
import { FormDialog } from '../../components/overlays/FormDialog';
import { firstError } from '../../domain/fieldErrors';
import { validateNewUser, type NewUserValues } from '../../domain/newUserRules';

export interface AddUserDialogProps {
  /** What the form begins with. */
  initial: NewUserValues;
  isBusy: boolean;
  /** What the server said of single fields (R4). */
  fieldErrors?: Record<string, string[]>;
  onChange: (values: NewUserValues) => void;
  onSubmit: (values: NewUserValues) => void;
  /** The rule of section 5 that is broken, in its own words; nothing is sent then. */
  onInvalid: (text: string) => void;
  onClose: () => void;
}

const fields: readonly { name: keyof NewUserValues; label: string; type: 'text' | 'email'; autoComplete: string }[] = [
  { name: 'first_name', label: 'First Name', type: 'text', autoComplete: 'off' },
  { name: 'last_name', label: 'Last Name', type: 'text', autoComplete: 'off' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'off' },
];

/** Section 2: the 'Add New User' dialog. */
export function AddUserDialog({ initial, isBusy, fieldErrors, onChange, onSubmit, onInvalid, onClose }: AddUserDialogProps) {
  const { register, handleSubmit, setError, clearErrors, setFocus, subscribe, formState } = useForm<NewUserValues>({ defaultValues: initial });
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => { onChange(values); } }), [subscribe, onChange]);
  const submit = (values: NewUserValues) => {
    const errors = validateNewUser(values);
    const rule = firstError(errors);
    if (rule === undefined) {
      onSubmit(values);
      return;
    }
    const broken = fields.filter(({ name }) => errors[name] !== undefined);
    for (const { name } of broken) setError(name, { type: 'rule' });
    if (broken[0]) setFocus(broken[0].name);
    onInvalid(rule);
  };
  return (
    <FormDialog
      title="Add New User"
      className="stack"
      submitLabel="Add User"
      busyLabel="Adding…"
      isBusy={isBusy}
      onSubmit={() => {
        clearErrors();
        void handleSubmit(submit)();
      }}
      onClose={onClose}
    >
      {fields.map(({ name, label, type, autoComplete }) => (
        <TextField key={name} label={label} type={type} isInvalid={formState.errors[name] !== undefined} error={fieldErrors?.[name]?.join(' ')} input={{ ...register(name), autoComplete }} />
      ))}
    </FormDialog>
  );
}
