import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './Field';

export interface TextAreaFieldProps extends Omit<FieldProps, 'children'> {
  /** Name, ref and handlers as react-hook-form's register gives them, or a value and onChange of the caller's. */
  textarea: Omit<ComponentProps<'textarea'>, 'id' | 'className'>;
}

/** A labelled text of several lines with its error and help. */
export function TextAreaField({ textarea, ...field }: TextAreaFieldProps) {
  return <Field {...field}>{(control) => <textarea className="control" rows={3} {...control} {...textarea} />}</Field>;
}
