import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './Field';
import type { FilterOption } from './filters';

export interface SelectFieldProps extends Omit<FieldProps, 'children'> {
  /** What can be chosen, in this order. */
  options: readonly FilterOption[];
  /**
   * Name, ref and handlers from react-hook-form's register, or the caller's own value and
   * `onChange`.
   */
  select: Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'>;
}

/** A labeled select with its error. It is the browser's own. */
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
