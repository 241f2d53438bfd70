import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './Field';

export interface TextAreaFieldProps extends Omit<FieldProps, 'children'> {
  /**
   * Name, ref and handlers from react-hook-form's register, or the caller's own value and
   * `onChange`.
   */
  textarea: Omit<ComponentProps<'textarea'>, 'id' | 'className'>;
}

/** A labeled multi-line text input with its error and help. */
export function TextAreaField({ textarea, ...field }: TextAreaFieldProps) {
  return (
    <Field {...field}>
      {(control) => <textarea className="control" rows={3} {...control} {...textarea} />}
    </Field>
  );
}
