import { useForm, type UseFormReturn } from 'react-hook-form';
import { errorText, resolverOf, textsOf, useFormValues } from '~/ui/fields/formRules';
import { SelectField, TextAreaField, TextField } from '~/ui/fields/Field';
import { FormDialog } from '~/ui/overlays/Dialog';
import { formError } from '~/lib/fieldErrors';
import { newLocalId } from '~/lib/storage/store';
import { leave } from '~/mutation/confirm';
import { useFormDraft } from '~/mutation/useFormDraft';
import { useNotify } from '~/mutation/useNotify';
import { contentMessages } from './messages';
import {
  categoryOptions,
  contentFields,
  contentValues,
  fieldLabels,
  isContentChanged,
  itemOf,
  kindNames,
  readContentValues,
  validateContent,
  type ContentField,
  type ContentItem,
  type ContentKind,
  type ContentValues,
} from './model';
import './content.css';

interface ContentDialogProps {
  kind: ContentKind;
  isEditing: boolean;
  initial: ContentValues;
  onChange: (values: ContentValues) => void;
  onSubmit: (values: ContentValues) => void;
  onInvalid: (text: string) => void;
  onClose: () => void;
}

const longFields: readonly ContentField[] = ['answer', 'description'];

function Control({
  kind,
  field,
  form,
}: {
  kind: ContentKind;
  field: ContentField;
  form: UseFormReturn<ContentValues>;
}) {
  const error = errorText(form.formState.errors, field);
  const label = fieldLabels[field];
  if (field === 'category')
    return (
      <SelectField
        label={label}
        options={categoryOptions(kind, 'Choose a category')}
        error={error}
        select={form.register(field)}
      />
    );
  if (longFields.includes(field))
    return (
      <TextAreaField label={label} error={error} textarea={{ ...form.register(field), rows: 7 }} />
    );
  return <TextField label={label} error={error} input={form.register(field)} />;
}

export function ContentDialog({
  kind,
  isEditing,
  initial,
  onChange,
  onSubmit,
  onInvalid,
  onClose,
}: ContentDialogProps) {
  const form = useForm<ContentValues>({
    defaultValues: initial,
    resolver: resolverOf((values) => validateContent(kind, values)),
  });
  useFormValues(form, onChange);
  const submit = form.handleSubmit(
    (values) => onSubmit(values),
    (broken) => onInvalid(formError(textsOf(broken)) ?? ''),
  );
  return (
    <FormDialog
      title={`${isEditing ? 'Edit' : 'Add'} ${kindNames[kind]}`}
      size="wide"
      className="stack content-form"
      submitLabel={isEditing ? 'Save Changes' : `Add ${kindNames[kind]}`}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {contentFields[kind].map((field) => (
        <Control key={field} kind={kind} field={field} form={form} />
      ))}
    </FormDialog>
  );
}

interface EditContentProps {
  kind: ContentKind;
  item: ContentItem | undefined;
  category: string;
  draft: { name: string; source: string };
  onSave: (item: ContentItem) => void;
  onClose: () => void;
}

export function EditContent({ kind, item, category, draft, onSave, onClose }: EditContentProps) {
  const notify = useNotify();
  const form = useFormDraft({
    ...draft,
    parse: readContentValues,
    start: contentValues(item, category),
    isChanged: (opened: ContentValues, values: ContentValues) =>
      isContentChanged(kind, opened, values),
  });
  return (
    <ContentDialog
      kind={kind}
      isEditing={item !== undefined}
      initial={form.initial}
      onChange={form.change}
      onSubmit={(values) => {
        const next = itemOf(kind, item?.id ?? newLocalId(), values);
        // However often the button is pressed, one form creates one item.
        if (!next || !form.finish()) return;
        onSave(next);
        notify.success(item ? contentMessages.updated(kind) : contentMessages.added(kind));
        onClose();
      }}
      onInvalid={notify.formError}
      onClose={() => leave(onClose)}
    />
  );
}
