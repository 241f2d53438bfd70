import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { DateTimeField } from '~/ui/fields/DateTimeField';
import { SelectField, TextField } from '~/ui/fields/Field';
import { FormDialog } from '~/ui/overlays/Dialog';
import type { Id, UserDetail, UserUpdate } from '~/api/types';
import type { Refusal } from '~/lib/outcome';
import { leave } from '~/mutation/confirm';
import { useFormDraft } from '~/mutation/useFormDraft';
import { useNotify } from '~/mutation/useNotify';
import { ConflictNotice } from '~/ui/feedback/ConflictNotice';
import { errorText, resolverOf, useServerErrors, useFormValues } from '~/ui/fields/formRules';
import { userMessages } from './messages';
import { getUser, updateUser } from './api';
import { cacheKeys, isUserList } from '~/features/cacheKeys';
import { useRecordUpdate, type RecordUpdateOptions } from '~/mutation/recordMutations';
import {
  changedUserFields,
  conflictingUserFields,
  fullLabelOf,
  isUserChanged,
  readUserForm,
  userChanges,
  userFormSections,
  userFormValue,
  userFormValues,
  validateUser,
  wasUserSaved,
  type UserField,
  type UserFormField,
  type UserFormValues,
} from './userForm';

interface EditUserDialogProps {
  opened: UserFormValues;
  initial: UserFormValues;
  isBusy: boolean;
  refusal?: Refusal;
  conflicts?: readonly UserFormField[];
  onChange: (values: UserFormValues) => void;
  onSubmit: (values: UserFormValues) => void;
  onClose: () => void;
}

const roles = ['user', 'admin'].map((value) => ({ value, label: value }));

interface EditControlProps {
  field: UserField;
  form: UseFormReturn<UserFormValues>;
}

function EditControl({ field: { name, label, type }, form }: EditControlProps) {
  const error = errorText(form.formState.errors, name);
  if (name === 'role')
    return <SelectField label={label} options={roles} error={error} select={form.register(name)} />;
  const input = form.register(name);
  if (name === 'date_of_birth')
    return (
      <DateTimeField
        isDayOnly
        label={label}
        value={form.watch(name)}
        error={error}
        input={input}
        onPick={(day) => {
          form.setValue(name, day, {
            shouldDirty: true,
            shouldValidate: form.formState.isSubmitted,
          });
        }}
      />
    );
  return <TextField label={label} type={type} error={error} input={input} />;
}

export function EditUserDialog({
  opened,
  initial,
  isBusy,
  refusal,
  conflicts = [],
  onChange,
  onSubmit,
  onClose,
}: EditUserDialogProps) {
  const form = useForm<UserFormValues>({
    values: opened,
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    resolver: resolverOf((values) => validateUser(opened, values)),
    errors: useServerErrors(refusal?.fields),
  });
  const { setValue } = form;
  const [draft] = useState({ initial, changed: changedUserFields(opened, initial) });
  useFormValues(form, onChange);
  useEffect(() => {
    for (const field of draft.changed)
      setValue(field, userFormValue(draft.initial, field), { shouldDirty: true });
  }, [draft, setValue]);
  return (
    <FormDialog
      title="Edit Details"
      size="wide"
      className="edit-form"
      submitLabel="Save Changes"
      busyLabel="Saving…"
      isBusy={isBusy}
      refusal={refusal}
      onSubmit={() => void form.handleSubmit((values) => onSubmit(values))()}
      onClose={onClose}
    >
      {conflicts.length > 0 && (
        <ConflictNotice
          what="user"
          conflict={conflicts}
          changes={conflicts.map((field) => ({
            label: fullLabelOf(field),
            value: userFormValue(opened, field) || 'empty',
          }))}
          onUseTheirs={() => {
            for (const field of conflicts)
              form.resetField(field, { defaultValue: userFormValue(opened, field) });
          }}
        />
      )}
      {userFormSections.map(({ title, fields }) => (
        <fieldset className="field-grid" key={title}>
          <legend>{title}</legend>
          {fields.map((field) => (
            <div key={field.name} data-span={field.span}>
              <EditControl field={field} form={form} />
            </div>
          ))}
        </fieldset>
      ))}
    </FormDialog>
  );
}

export const useUpdateUser = (id: Id, options: RecordUpdateOptions<UserDetail>) =>
  useRecordUpdate<UserFormValues, UserDetail, UserUpdate, UserFormField>({
    about: `user ${String(id)}`,
    key: cacheKeys.users.detail(id),
    isList: isUserList,
    read: () => getUser(id),
    send: (changes) => updateUser(id, changes),
    changes: userChanges,
    conflicts: conflictingUserFields,
    wasSaved: wasUserSaved,
    succeeded: userMessages.updated,
    failed: userMessages.updateFailed,
    ...options,
  });

interface EditUserProps {
  user: UserDetail;
  draftName: string;
  onClose: () => void;
}

export function EditUser({ user, draftName, onClose }: EditUserProps) {
  const notify = useNotify();
  const form = useFormDraft({
    name: draftName,
    parse: readUserForm,
    start: userFormValues(user),
    isChanged: isUserChanged,
  });
  const { run, isBusy, refusal, conflicts } = useUpdateUser(user.id, {
    onSuccess: () => {
      form.finish();
      onClose();
    },
    onConflict: (fresh) => form.reopen(userFormValues(fresh)),
  });
  return (
    <EditUserDialog
      opened={form.opened}
      initial={form.initial}
      isBusy={isBusy}
      refusal={refusal}
      conflicts={conflicts}
      onChange={form.change}
      onSubmit={(values) => {
        if (isUserChanged(form.opened, values)) void run(form.opened, values);
        else {
          notify.info(userMessages.unchanged);
          onClose();
        }
      }}
      onClose={() => leave(onClose)}
    />
  );
}
