import { chakra, Field, useFieldContext } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { textareaRecipe } from '../../theme/recipes/controls';

const RecipeTextarea = chakra('textarea', textareaRecipe);

export interface TextAreaFieldProps {
  label: string;
  /** Shown under the field, which is then marked invalid. */
  error?: string;
  help?: string;
  /** Name, ref and handlers as react-hook-form's register gives them, or a value and onChange of the caller's. */
  textarea: Pick<ComponentProps<'textarea'>, 'name' | 'ref' | 'value' | 'onChange' | 'onBlur' | 'disabled' | 'rows'>;
}

/** The text area takes its id and its description from the field around it. */
function FieldTextarea({ textarea }: Pick<TextAreaFieldProps, 'textarea'>) {
  const field = useFieldContext();
  return <RecipeTextarea rows={3} {...field?.getTextareaProps()} {...textarea} />;
}

/** A labelled text of several lines with its error and help. */
export function TextAreaField({ label, error, help, textarea }: TextAreaFieldProps) {
  return (
    <Field.Root invalid={error !== undefined}>
      <Field.Label>{label}</Field.Label>
      <FieldTextarea textarea={textarea} />
      {help !== undefined && <Field.HelperText>{help}</Field.HelperText>}
      {error !== undefined && <Field.ErrorText>{error}</Field.ErrorText>}
    </Field.Root>
  );
}
