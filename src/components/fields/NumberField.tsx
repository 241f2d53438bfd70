import type { ComponentProps, WheelEvent } from 'react';
import { Field, type FieldProps } from './Field';
import './numberField.css';

export interface NumberFieldProps extends Omit<FieldProps, 'children' | 'label'> {
  label: string;
  /** Shown inside the field: a currency's sign before the number, anything else after it. */
  unit?: string;
  /** Whole numbers only; a hint to keyboards and arrows, no rule. */
  isWhole?: boolean;
  /** Name, ref and handlers as react-hook-form's register gives them, or a value and onChange of the caller's. */
  input: Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'>;
}

/** Scrolling the page over a field that has the focus would turn its number. */
const letGo = (event: WheelEvent<HTMLInputElement>) => {
  event.currentTarget.blur();
};

/** A labelled number with its unit inside the field, its error and help. The text in it stays as it was typed. */
export function NumberField({ label, unit, isWhole = false, input, ...field }: NumberFieldProps) {
  const name = (
    <>
      {label}
      {unit !== undefined && <span className="visually-hidden"> ({unit})</span>}
    </>
  );
  return (
    <Field label={name} {...field}>
      {(control) => (
        <span className="number-box" data-unit={unit === undefined ? undefined : unit === '$' ? 'before' : 'after'}>
          <input className="control" type="number" inputMode={isWhole ? 'numeric' : 'decimal'} step={isWhole ? 1 : 'any'} autoComplete="off" onWheel={letGo} {...control} {...input} />
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
