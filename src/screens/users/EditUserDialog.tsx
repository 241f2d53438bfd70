import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { UserDetail } from '../../api/types';
import { ConflictNotice } from '../../components/feedback/ConflictNotice';
import { SelectField } from '../../components/fields/SelectField';
import { TextField } from '../../components/fields/TextField';
import { FormDialog } from '../../components/overlays/FormDialog';
import { changedUserFields } from '../../domain/userChanges';
import { userFormFields, userFormValue, userFormValues, type UserFormField, type UserFormValues } from '../../domain/userForm';
import { validateUser } from '../../domain/userRules';
import { userMessages } from '../../messages/users';
import { editLabel, editSections, type EditField } from './editUserFields';

export interface EditUserDialogProps {
  /** The record that the changes are made to. After a conflict it is the one that the server has now. */
  user: UserDetail;
  /** What was typed into the form before the session was lost. */
  draft?: UserFormValues;
  isBusy: boolean;
  /** What the server said of single fields (R4). */
  fieldErrors?: Record<string, string[]>;
  /** The fields that someone else changed meanwhile; nothing was saved. */
  conflicts?: readonly UserFormField[];
  onChange: (values: UserFormValues) => void;
  onSubmit: (values: UserFormValues) => void;
  onClose: () => void;
}

const roles = [
  { value: 'user', label: 'user' },
  { value: 'admin', label: 'admin' },
];

type Form = UseFormReturn<UserFormValues>;

function EditControl({ field, form, error }: { field: EditField; form: Form; error: string | undefined }) {
  const { name, label, type } = field;
  if (name === 'role') return <SelectField label={label} options={roles} error={error} select={form.register(name)} />;
  return <TextField label={label} type={type} error={error} input={{ ...form.register(name), autoComplete: 'off' }} />;
}

/** Corrects a user's record (R9). What the admin hasn't touched follows the record when that turns out to have changed. */
export function EditUserDialog({ user, draft, isBusy, fieldErrors, conflicts = [], onChange, onSubmit, onClose }: EditUserDialogProps) {
  const [taken, setTaken] = useState<readonly UserFormField[]>();
  const form = useForm<UserFormValues>({ values: userFormValues(user), resetOptions: { keepDirtyValues: true } });
  const { subscribe, setValue } = form;
  const [restored] = useState(() => (draft ? changedUserFields(user, draft).map((field) => ({ field, value: userFormValue(draft, field) })) : []));
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => { onChange(values); } }), [subscribe, onChange]);
  useEffect(() => {
    for (const { field, value } of restored) setValue(field, value, { shouldDirty: true });
  }, [restored, setValue]);
  const open = conflicts === taken ? [] : conflicts;
  const submit = (values: UserFormValues) => {
    const problems = validateUser(user, values);
    const broken = userFormFields.filter((field) => problems[field] !== undefined);
    for (const field of broken) form.setError(field, { type: 'rule', message: problems[field] });
    if (broken[0]) form.setFocus(broken[0]);
    else if (changedUserFields(user, values).length === 0) onClose();
    else onSubmit(values);
  };
  const takeOver = () => {
    for (const field of conflicts) form.resetField(field, { defaultValue: userFormValue(userFormValues(user), field) });
    setTaken(conflicts);
  };
  return (
    <FormDialog
      title="Edit Details"
      size="wide"
      className="edit-form"
      submitLabel="Save Changes"
      busyLabel="Saving…"
      isBusy={isBusy}
      onSubmit={() => {
        form.clearErrors();
        void form.handleSubmit(submit)();
      }}
      onClose={onClose}
    >
      {open.length > 0 && <ConflictNotice message={userMessages.changedMeanwhile} changes={open.map((field) => ({ label: editLabel(field), value: userFormValue(userFormValues(user), field) || 'empty' }))} onTakeOver={takeOver} />}
      {editSections.map(({ title, fields }) => (
        <fieldset key={title}>
          <legend>{title}</legend>
          {fields.map((field) => (
            <div key={field.name} data-span={field.span}>
              <EditControl field={field} form={form} error={form.getFieldState(field.name, form.formState).error?.message ?? fieldErrors?.[field.name]?.join(' ')} />
            </div>
          ))}
        </fieldset>
      ))}
    </FormDialog>
  );
}
