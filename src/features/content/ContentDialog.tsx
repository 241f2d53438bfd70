import { useEffect, useEffectEvent } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { errorText, resolverOf, textsOf } from '../../ui/fields/formRules';
import { SelectField } from '../../ui/fields/SelectField';
import { TextAreaField } from '../../ui/fields/TextAreaField';
import { TextField } from '../../ui/fields/TextField';
import { FormDialog } from '../../ui/overlays/FormDialog';
import {
  contentFormError,
  fieldLabels,
  validateContent,
  contentCategories,
  contentFields,
  type ContentField,
  type ContentKind,
  type ContentValues,
} from './model';
import './content.css';

export interface ContentDialogProps {
  /** Whether a question of the FAQ or a rule is edited. */
  kind: ContentKind;
  /** False for a new item. */
  isEditing: boolean;
  /** What the form starts with: what is saved, or a draft. */
  initial: ContentValues;
  /** Called with all values at each change, so that a draft can be kept. */
  onChange: (values: ContentValues) => void;
  /** Called with the values once they pass all rules. */
  onSubmit: (values: ContentValues) => void;
  /** Called with the text of the broken rule. Nothing is saved then. */
  onInvalid: (text: string) => void;
  /** Called to close the dialog without saving. */
  onClose: () => void;
}

type Form = UseFormReturn<ContentValues>;

const names: Record<ContentKind, string> = { faq: 'FAQ', rule: 'Rule' };
const longFields: readonly ContentField[] = ['answer', 'description'];

function Control({ kind, field, form }: { kind: ContentKind; field: ContentField; form: Form }) {
  const error = errorText(form.formState.errors, field);
  const label = fieldLabels[field];
  if (field === 'category') {
    const options = [
      { value: '', label: 'Choose a category' },
      ...contentCategories[kind].map((name) => ({ value: name, label: name })),
    ];
    return (
      <SelectField label={label} options={options} error={error} select={form.register(field)} />
    );
  }
  if (longFields.includes(field))
    return (
      <TextAreaField label={label} error={error} textarea={{ ...form.register(field), rows: 7 }} />
    );
  return (
    <TextField
      label={label}
      error={error}
      input={{ ...form.register(field), autoComplete: 'off' }}
    />
  );
}

/** The form's state. It reports every change. */
function useContentForm({ kind, initial, onChange, onSubmit, onInvalid }: ContentDialogProps) {
  const form = useForm<ContentValues>({
    defaultValues: initial,
    resolver: resolverOf((values) => validateContent(kind, values)),
  });
  const text = JSON.stringify(useWatch({ control: form.control }));
  const tell = useEffectEvent(() => onChange(form.getValues()));
  useEffect(() => {
    tell();
  }, [text]);
  const submit = form.handleSubmit(
    (values) => onSubmit(values),
    (broken) => onInvalid(contentFormError(textsOf(broken)) ?? ''),
  );
  return { form, submit };
}

// Section 5.
/** Adds or changes an FAQ or a rule; every field is required. */
export function ContentDialog(props: ContentDialogProps) {
  const { kind, isEditing, onClose } = props;
  const { form, submit } = useContentForm(props);
  return (
    <FormDialog
      title={`${isEditing ? 'Edit' : 'Add'} ${names[kind]}`}
      size="wide"
      className="stack content-form"
      submitLabel={isEditing ? 'Save Changes' : `Add ${names[kind]}`}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {contentFields[kind].map((field) => (
        <Control key={field} kind={kind} field={field} form={form} />
      ))}
    </FormDialog>
  );
}
