import { Field, Input } from '@chakra-ui/react';
import type { ComponentProps, WheelEvent } from 'react';
import './numberField.css';

export interface NumberFieldProps {
  label: string;
  /** Shown inside the field: a currency's sign before the number, anything else after it. */
  unit?: string;
  /** Whole numbers only; a hint to keyboards and arrows, no rule. */
  isWhole?: boolean;
  /** Shown under the field, which is then marked invalid. */
  error?: string;
  help?: string;
  /** Name, ref and handlers as react-hook-form's register gives them, or a value and onChange of the caller's. */
  input: Pick<ComponentProps<'input'>, 'name' | 'ref' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'disabled' | 'placeholder'>;
}

/** Scrolling the page over a field that has the focus would turn its number. */
const letGo = (event: WheelEvent<HTMLInputElement>) => {
  event.currentTarget.blur();
};

/** A labelled number with its unit inside the field, its error and help. The text in it stays as it was typed. */
export function NumberField({ label, unit, isWhole = false, error, help, input }: NumberFieldProps) {
  return (
    <Field.Root invalid={error !== undefined}>
      <Field.Label>
        {label}
        {unit !== undefined && <span className="visually-hidden"> ({unit})</span>}
      </Field.Label>
      <div className="number-box" data-unit={unit === undefined ? undefined : unit === '$' ? 'before' : 'after'}>
        <Input type="number" inputMode={isWhole ? 'numeric' : 'decimal'} step={isWhole ? 1 : 'any'} autoComplete="off" onWheel={letGo} {...input} />
        {unit !== undefined && (
          <span className="number-unit" aria-hidden>
            {unit}
          </span>
        )}
      </div>
      {help !== undefined && <Field.HelperText>{help}</Field.HelperText>}
      {error !== undefined && <Field.ErrorText>{error}</Field.ErrorText>}
    </Field.Root>
  );
}
