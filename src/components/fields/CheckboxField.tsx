import { useId, type ComponentProps } from 'react';
import './choice.css';

export interface CheckboxFieldProps {
  label: string;
  /** Shown under the label. The box is then marked invalid. */
  error?: string;
  /** Name, ref and handlers from react-hook-form's register, or the caller's own `checked` and `onChange`. */
  input: Pick<ComponentProps<'input'>, 'name' | 'ref' | 'checked' | 'onChange' | 'onBlur' | 'disabled'>;
}

/** A yes or no: the browser's own checkbox in a tile. Clicking anywhere in the tile toggles it. */
export function CheckboxField({ label, error, input }: CheckboxFieldProps) {
  const errorId = useId();
  return (
    <div className="choice-field">
      <label className="choice">
        <input
          type="checkbox"
          aria-invalid={error === undefined ? undefined : true}
          aria-errormessage={error === undefined ? undefined : errorId}
          {...input}
        />
        {label}
      </label>
      {error !== undefined && (
        <span className="field-error" id={errorId} aria-live="polite">
          {error}
        </span>
      )}
    </div>
  );
}
