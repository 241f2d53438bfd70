import { chakra, Field, useFieldContext } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { selectRecipe } from '../../theme/recipes/controls';
import type { FilterOption } from './filters';

const RecipeSelect = chakra('select', selectRecipe);

export interface SelectFieldProps {
  label: string;
  options: readonly FilterOption[];
  /** Shown under the field, which is then marked invalid. */
  error?: string;
  /** Name, ref and handlers as react-hook-form's register gives them, or a value and onChange of the caller's. */
  select: Pick<ComponentProps<'select'>, 'name' | 'ref' | 'value' | 'onChange' | 'onBlur' | 'disabled'>;
}

/** The select takes its id and its description from the field around it. */
function FieldSelect({ options, select }: Pick<SelectFieldProps, 'options' | 'select'>) {
  const field = useFieldContext();
  return (
    <RecipeSelect {...field?.getSelectProps()} {...select}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </RecipeSelect>
  );
}

/** A labelled choice with its error: the browser's own select. */
export function SelectField({ label, options, error, select }: SelectFieldProps) {
  return (
    <Field.Root invalid={error !== undefined} className="filter-select">
      <Field.Label>{label}</Field.Label>
      <FieldSelect options={options} select={select} />
      {error !== undefined && <Field.ErrorText>{error}</Field.ErrorText>}
    </Field.Root>
  );
}
