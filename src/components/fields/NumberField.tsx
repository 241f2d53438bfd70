import type { ComponentProps, WheelEvent } from 'react';
import { Field, type FieldProps } from './Field';
import './numberField.css';

export interface NumberFieldProps extends Omit<FieldProps, 'children' | 'label'> {
  /** What is asked for. */
  label: string;
  /** Shown inside the field: a currency sign before the number, any other unit after it. */
  unit?: string;
  /**
   * An amount in dollars, typed as text, so that nothing of it is lost. The sign stands in the field; the name is the label alone.
   */
  isMoney?: boolean;
  /** Whole numbers only. This affects the keyboard and the arrows; it is not a validation rule. */
  isWhole?: boolean;
  /** Name, ref and handlers from react-hook-form's register, or the caller's own value and `onChange`. */
  input: Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'>;
}

/** Without this, scrolling the page over a focused field would change its number. */
const releaseFocus = (event: WheelEvent<HTMLInputElement>) => event.currentTarget.blur();

/** A labeled number input with its unit, error and help. The text stays as it was typed. */
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
        <span className="number-box" data-unit={unit === undefined ? undefined : unit === '$' ? 'before' : 'after'}>
          <input
            className="control"
            type={isMoney ? 'text' : 'number'}
            inputMode={isWhole ? 'numeric' : 'decimal'}
            step={isMoney ? undefined : isWhole ? 1 : 'any'}
            autoComplete="off"
            onWheel={isMoney ? undefined : releaseFocus}
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
