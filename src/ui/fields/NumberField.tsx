import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './Field';
import './fields.css';

interface NumberFieldProps extends Omit<FieldProps, 'children' | 'label'> {
  label: string;
  unit?: string;
  isMoney?: boolean;
  /** Shows a phone's keyboard without a decimal point. It is not a validation rule. */
  isWhole?: boolean;
  input: Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'>;
}

export function NumberField({
  label,
  isMoney = false,
  unit = isMoney ? '$' : undefined,
  isWhole = false,
  input,
  ...field
}: NumberFieldProps) {
  const name = (
    <>
      {label}
      {unit !== undefined && !isMoney && <span className="visually-hidden"> ({unit})</span>}
    </>
  );
  return (
    <Field label={name} {...field}>
      {(control) => (
        <span
          className="number-box"
          data-unit={unit === undefined ? undefined : unit === '$' ? 'before' : 'after'}
        >
          <input
            className="control"
            type="text"
            inputMode={isWhole ? 'numeric' : 'decimal'}
            autoComplete="off"
            {...control}
            {...input}
          />
          {unit !== undefined && (
            <span className="number-unit" aria-hidden>
              {unit}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}
