import { useId, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { UserDetail } from '../../api/types';
import { Button } from '../../components/fields/Button';
import { SelectField } from '../../components/fields/SelectField';
import { TextField } from '../../components/fields/TextField';
import { Dialog, DialogBody } from '../../components/overlays/Dialog';
import { changedUserFields } from '../../domain/userChanges';
import { userFormFields, userFormValue, userFormValues, type UserFormField, type UserFormValues } from '../../domain/userForm';
import { validateUser } from '../../domain/userRules';
import { userMessages } from '../../messages/users';
import { editLabel, editSections, type EditField } from './editUserFields';

export interface EditUserDialogProps {
  /** The record that the changes are made to. After a conflict it is the one that the server has now. */
  user: UserDetail;
  isBusy: boolean;
  /** What the server said of single fields (R4). */
  fieldErrors?: Record<string, string[]>;
  /** The fields that someone else changed meanwhile; nothing was saved. */
  conflicts?: readonly UserFormField[];
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

function Conflict({ user, fields, onTakeOver }: { user: UserDetail; fields: readonly UserFormField[]; onTakeOver: () => void }) {
  const values = userFormValues(user);
  return (
    <div className="form-notice" role="alert">
      <p>{userMessages.changedMeanwhile}</p>
      <ul>
        {fields.map((field) => (
          <li key={field}>
            {editLabel(field)} is now <bdi>{userFormValue(values, field) || 'empty'}</bdi>
          </li>
        ))}
      </ul>
      <Button variant="outline" onClick={onTakeOver}>
        Take over the new values
      </Button>
    </div>
  );
}

interface FooterProps {
  formId: string;
  isBusy: boolean;
  isAsking: boolean;
  onKeep: () => void;
  onLeave: () => void;
  onCancel: () => void;
}

/** The form's buttons; in their place the question whether to give up what was typed. */
function Footer({ formId, isBusy, isAsking, onKeep, onLeave, onCancel }: FooterProps) {
  if (isAsking) {
    return (
      <>
        <p className="footer-question" role="alert">
          Discard your changes?
        </p>
        <Button variant="outline" onClick={onKeep}>
          Keep editing
        </Button>
        <Button tone="bad" onClick={onLeave}>
          Discard
        </Button>
      </>
    );
  }
  return (
    <>
      <Button variant="outline" isDisabled={isBusy} onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" form={formId} isBusy={isBusy}>
        {isBusy ? 'Saving…' : 'Save Changes'}
      </Button>
    </>
  );
}

/** Corrects a user's record (R9). What the admin hasn't touched follows the record when that turns out to have changed. */
export function EditUserDialog({ user, isBusy, fieldErrors, conflicts = [], onSubmit, onClose }: EditUserDialogProps) {
  const formId = useId();
  const [isAsking, setIsAsking] = useState(false);
  const [taken, setTaken] = useState<readonly UserFormField[]>();
  const form = useForm<UserFormValues>({ values: userFormValues(user), resetOptions: { keepDirtyValues: true } });
  const { dirtyFields } = form.formState;
  const open = conflicts === taken ? [] : conflicts;
  const submit = (values: UserFormValues) => {
    const problems = validateUser(user, values);
    const broken = userFormFields.filter((field) => problems[field] !== undefined);
    for (const field of broken) form.setError(field, { type: 'rule', message: problems[field] });
    if (broken[0]) form.setFocus(broken[0]);
    else if (changedUserFields(user, values).length === 0) onClose();
    else onSubmit(values);
  };
  const leave = () => {
    if (Object.keys(dirtyFields).length > 0 && changedUserFields(user, form.getValues()).length > 0) setIsAsking(true);
    else onClose();
  };
  const takeOver = () => {
    for (const field of conflicts) form.resetField(field, { defaultValue: userFormValue(userFormValues(user), field) });
    setTaken(conflicts);
  };
  return (
    <Dialog
      title="Edit Details"
      size="wide"
      isBusy={isBusy}
      onClose={leave}
      footer={<Footer formId={formId} isBusy={isBusy} isAsking={isAsking} onKeep={() => { setIsAsking(false); }} onLeave={onClose} onCancel={leave} />}
    >
      <DialogBody asChild>
        <form
          id={formId}
          className="edit-form"
          noValidate
          onSubmit={(event) => {
            form.clearErrors();
            void form.handleSubmit(submit)(event);
          }}
        >
          {open.length > 0 && <Conflict user={user} fields={open} onTakeOver={takeOver} />}
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
        </form>
      </DialogBody>
    </Dialog>
  );
}
