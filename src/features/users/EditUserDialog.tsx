import {
  type UserFormField,
  userFormValue,
  type UserFormValues,
  changedUserFields,
  validateUser,
} from './userForm';
import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { ConflictNotice } from '../../ui/feedback/ConflictNotice';
import { errorText, resolverOf, useServerErrors } from '../../ui/fields/formRules';
import { SelectField } from '../../ui/fields/SelectField';
import { TextField } from '../../ui/fields/TextField';
import { FormDialog } from '../../ui/overlays/FormDialog';
import type { Refusal } from '../../lib/outcome';
import { userMessages } from './messages';

interface EditField {
  name: UserFormField;
  label: string;
  type?: 'text' | 'email' | 'date';
  /** The width of the field in its line. */
  span: 'third' | 'half' | 'full';
}

const addressOf = (suffix: '' | '2'): readonly EditField[] => [
  { name: `address.home_address${suffix}`, label: 'Home Address', span: 'full' },
  { name: `address.town${suffix}`, label: 'Town', span: 'third' },
  { name: `address.state${suffix}`, label: 'State', span: 'third' },
  { name: `address.zip_code${suffix}`, label: 'Zip Code', span: 'third' },
];

/** The fields of the edit form in their order. The role, the only select, follows the email. */
const editSections: readonly { title: string; fields: readonly EditField[] }[] = [
  {
    title: 'Personal Information',
    fields: [
      { name: 'first_name', label: 'First Name', span: 'half' },
      { name: 'last_name', label: 'Last Name', span: 'half' },
      { name: 'email', label: 'Email', type: 'email', span: 'half' },
      { name: 'role', label: 'Role', span: 'half' },
      { name: 'phone_number', label: 'Phone Number', span: 'third' },
      { name: 'country', label: 'Country', span: 'third' },
      { name: 'date_of_birth', label: 'Date of Birth', type: 'date', span: 'third' },
    ],
  },
  { title: 'Home Address 1', fields: addressOf('') },
  { title: 'Home Address 2', fields: addressOf('2') },
];

/** A field's label when it is shown outside its section. */
function editLabel(name: UserFormField): string {
  const section = editSections.find(({ fields }) => fields.some((field) => field.name === name));
  const label = section?.fields.find((field) => field.name === name)?.label ?? name;
  return section && name.startsWith('address.') ? `${section.title}, ${label}` : label;
}

export interface EditUserDialogProps {
  /** What changes are measured against. After a conflict, what the server has now. */
  opened: UserFormValues;
  /** What the form starts with: the same, or a draft. */
  initial: UserFormValues;
  /** True while a change is being sent. The button shows it and a second press does nothing. */
  isBusy: boolean;
  /** Why the last attempt failed. */
  refusal?: Refusal;
  /** The server's errors of single fields. */
  fieldErrors?: Record<string, string[]>;
  /** The fields that someone else changed after the form was opened. Nothing was saved. */
  conflicts?: readonly UserFormField[];
  /** Called with all values at each change, so that a draft can be kept. */
  onChange: (values: UserFormValues) => void;
  /** Called with the values once they pass all rules. */
  onSubmit: (values: UserFormValues) => void;
  /** Called to close the dialog without saving. */
  onClose: () => void;
}

const roles = [
  { value: 'user', label: 'user' },
  { value: 'admin', label: 'admin' },
];

type Form = UseFormReturn<UserFormValues>;

function EditControl({
  field,
  form,
  error,
}: {
  field: EditField;
  form: Form;
  error: string | undefined;
}) {
  const { name, label, type } = field;
  if (name === 'role')
    return <SelectField label={label} options={roles} error={error} select={form.register(name)} />;
  return (
    <TextField
      label={label}
      type={type}
      error={error}
      input={{ ...form.register(name), autoComplete: 'off' }}
    />
  );
}

/**
 * Edits a user's record. If the record turns out to have changed, fields that the admin hasn't
 * changed get the new values.
 */
export function EditUserDialog({
  opened,
  initial,
  isBusy,
  refusal,
  fieldErrors,
  conflicts = [],
  onChange,
  onSubmit,
  onClose,
}: EditUserDialogProps) {
  const [taken, setTaken] = useState<readonly UserFormField[]>();
  const form = useForm<UserFormValues>({
    values: opened,
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    resolver: resolverOf((values) => validateUser(opened, values)),
    errors: useServerErrors(fieldErrors),
  });
  const { subscribe, setValue } = form;
  const [restored] = useState(() =>
    changedUserFields(opened, initial).map((field) => ({
      field,
      value: userFormValue(initial, field),
    })),
  );
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onChange(values) }),
    [subscribe, onChange],
  );
  useEffect(() => {
    for (const { field, value } of restored) setValue(field, value, { shouldDirty: true });
  }, [restored, setValue]);
  const unsettled = conflicts === taken ? [] : conflicts;
  const submit = form.handleSubmit((values) => onSubmit(values));
  const takeOver = () => {
    for (const field of conflicts)
      form.resetField(field, { defaultValue: userFormValue(opened, field) });
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
      refusal={refusal}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {unsettled.length > 0 && (
        <ConflictNotice
          message={userMessages.changedMeanwhile}
          changes={unsettled.map((field) => ({
            label: editLabel(field),
            value: userFormValue(opened, field) || 'empty',
          }))}
          onTakeOver={takeOver}
        />
      )}
      {editSections.map(({ title, fields }) => (
        <fieldset className="field-grid" key={title}>
          <legend>{title}</legend>
          {fields.map((field) => (
            <div key={field.name} data-span={field.span}>
              <EditControl
                field={field}
                form={form}
                error={errorText(form.formState.errors, field.name)}
              />
            </div>
          ))}
        </fieldset>
      ))}
    </FormDialog>
  );
}
