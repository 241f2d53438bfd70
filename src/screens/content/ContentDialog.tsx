import { useEffect, useEffectEvent } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { SelectField } from '../../components/fields/SelectField';
import { TextAreaField } from '../../components/fields/TextAreaField';
import { TextField } from '../../components/fields/TextField';
import { FormDialog } from '../../components/overlays/FormDialog';
import { contentFormError, fieldLabels, isContentChanged, validateContent } from '../../domain/contentForm';
import { contentCategories, contentFields, type ContentField, type ContentKind, type ContentValues } from '../../domain/contentItems';
import './content.css';

export interface ContentDialogProps {
  kind: ContentKind;
  /** False for a new item. */
  isEditing: boolean;
  /** What is saved, or what a new item begins with. */
  saved: ContentValues;
  /** What the form starts with, where that is a draft. */
  initial: ContentValues;
  /** Called with every change; `isDirty` while there is something to lose. */
  onChange: (values: ContentValues, isDirty: boolean) => void;
  onSubmit: (values: ContentValues) => void;
  /** The rule of section 5 that is broken, in its own words; nothing is saved then. */
  onInvalid: (text: string) => void;
  onClose: () => void;
}

type Form = UseFormReturn<ContentValues>;

const names: Record<ContentKind, string> = { faq: 'FAQ', rule: 'Rule' };
const longFields: readonly ContentField[] = ['answer', 'description'];

function Control({ kind, field, form }: { kind: ContentKind; field: ContentField; form: Form }) {
  const error = form.getFieldState(field, form.formState).error?.message;
  const label = fieldLabels[field];
  if (field === 'category') {
    const options = [{ value: '', label: 'Choose a category' }, ...contentCategories[kind].map((name) => ({ value: name, label: name }))];
    return <SelectField label={label} options={options} error={error} select={form.register(field)} />;
  }
  if (longFields.includes(field)) return <TextAreaField label={label} error={error} textarea={{ ...form.register(field), rows: 7 }} />;
  return <TextField label={label} error={error} input={{ ...form.register(field), autoComplete: 'off' }} />;
}

/** The form's state: every change is told, and what breaks a rule is marked, the first of it with the focus. */
function useContentForm({ kind, saved, initial, onChange, onSubmit, onInvalid }: ContentDialogProps) {
  const form = useForm<ContentValues>({ defaultValues: initial });
  const text = JSON.stringify(useWatch({ control: form.control }));
  const tell = useEffectEvent(() => {
    const values = form.getValues();
    onChange(values, isContentChanged(kind, saved, values));
  });
  useEffect(() => { tell(); }, [text]);
  const submit = (values: ContentValues) => {
    const errors = validateContent(kind, values);
    const rule = contentFormError(errors);
    if (rule === undefined) {
      onSubmit(values);
      return;
    }
    const broken = contentFields[kind].filter((field) => errors[field] !== undefined);
    for (const field of broken) form.setError(field, { type: 'rule', message: errors[field] });
    if (broken[0]) form.setFocus(broken[0]);
    onInvalid(rule);
  };
  return { form, submit };
}

/** Adds or changes an FAQ or a rule; every field is required (section 5). */
export function ContentDialog(props: ContentDialogProps) {
  const { kind, isEditing, onClose } = props;
  const { form, submit } = useContentForm(props);
  return (
    <FormDialog
      title={`${isEditing ? 'Edit' : 'Add'} ${names[kind]}`}
      size="wide"
      className="stack content-form"
      submitLabel={isEditing ? 'Save Changes' : `Add ${names[kind]}`}
      onSubmit={() => {
        form.clearErrors();
        void form.handleSubmit(submit)();
      }}
      onClose={onClose}
    >
      {contentFields[kind].map((field) => (
        <Control key={field} kind={kind} field={field} form={form} />
      ))}
    </FormDialog>
  );
}
