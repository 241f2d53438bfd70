import { useEffect, useEffectEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { errorText, resolverOf } from '../../../ui/fields/formRules';
import { TextAreaField, TextField } from '../../../ui/fields/Field';
import { FormDialog } from '../../../ui/overlays/Dialog';
import { validateReply, type ReplyValues } from './replies';

export interface ReplyDialogProps {
  /** False for a new reply. */
  isEditing: boolean;
  /** What the form starts with: what is kept, or a draft. */
  initial: ReplyValues;
  /** Called with all values at each change, so that a draft can be kept. */
  onChange: (values: ReplyValues) => void;
  /** Called with the values once they pass all rules. */
  onSubmit: (values: ReplyValues) => void;
  /** Called to close it without a change. */
  onClose: () => void;
}

/** Adds or changes a saved reply, which can then be put into a message. */
export function ReplyDialog({ isEditing, initial, onChange, onSubmit, onClose }: ReplyDialogProps) {
  const form = useForm<ReplyValues>({
    defaultValues: initial,
    resolver: resolverOf(validateReply),
  });
  const text = JSON.stringify(useWatch({ control: form.control }));
  const tell = useEffectEvent(() => onChange(form.getValues()));
  useEffect(() => {
    tell();
  }, [text]);
  const { errors } = form.formState;
  return (
    <FormDialog
      title={isEditing ? 'Edit reply' : 'Add reply'}
      className="stack"
      submitLabel="Save"
      onSubmit={() => void form.handleSubmit((values) => onSubmit(values))()}
      onClose={onClose}
    >
      <TextField
        label="Name"
        error={errorText(errors, 'name')}
        input={{ ...form.register('name'), autoComplete: 'off' }}
      />
      <TextAreaField
        label="Text"
        error={errorText(errors, 'text')}
        help="{name} becomes the user’s name, {ticket} the ticket’s id. Replace any other word in braces before you send."
        textarea={{ ...form.register('text'), rows: 8, dir: 'auto' }}
      />
    </FormDialog>
  );
}
