import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './Field';

export interface TextFieldProps extends Omit<FieldProps, 'children'> {
  /** What kind of input the browser offers. */
  type?: 'text' | 'email' | 'password' | 'date';
  /**
   * Name, ref and handlers from react-hook-form's register, or the caller's own value and
   * `onChange`.
   */
  input: Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'>;
}

/** A labeled input with its error and help. */
export function TextField({ type = 'text', input, ...field }: TextFieldProps) {
  return (
    <Field {...field}>
      {(control) => <input className="control" type={type} {...control} {...input} />}
    </Field>
  );
}
