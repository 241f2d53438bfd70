import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './Field';
import type { FilterOption } from './filters';

export interface SelectFieldProps extends Omit<FieldProps, 'children'> {
  options: readonly FilterOption[];
  /** Name, ref and handlers as react-hook-form's register gives them, or a value and onChange of the caller's. */
  select: Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'>;
}

/** A labelled choice with its error: the browser's own select. */
export function SelectField({ options, select, ...field }: SelectFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <span className="select-box">
          <select className="control" {...control} {...select}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </span>
      )}
    </Field>
  );
}
