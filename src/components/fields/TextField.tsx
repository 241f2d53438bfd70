import { Field, Input } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

export interface TextFieldProps {
  label: string;
  type?: 'text' | 'email' | 'password' | 'date' | 'datetime-local' | 'number';
  /** Shown under the field, which is then marked invalid. */
  error?: string;
  /** Marks the field invalid where the reason is said elsewhere. */
  isInvalid?: boolean;
  help?: string;
  /** Name, ref and handlers as react-hook-form's register gives them, or a value and onChange of the caller's. */
  input: Pick<ComponentProps<'input'>, 'name' | 'ref' | 'value' | 'onChange' | 'onBlur' | 'autoComplete' | 'autoFocus' | 'disabled' | 'min' | 'max' | 'step' | 'inputMode'>;
}

/** A labelled input with its error and help. */
export function TextField({ label, type = 'text', error, isInvalid = false, help, input }: TextFieldProps) {
  return (
    <Field.Root invalid={isInvalid || error !== undefined}>
      <Field.Label>{label}</Field.Label>
      <Input type={type} {...input} />
      {help !== undefined && <Field.HelperText>{help}</Field.HelperText>}
      {error !== undefined && <Field.ErrorText>{error}</Field.ErrorText>}
    </Field.Root>
  );
}
