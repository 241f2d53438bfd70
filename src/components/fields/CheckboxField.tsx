import { useId, type ComponentProps } from 'react';
import './checkboxField.css';

export interface CheckboxFieldProps {
  label: string;
  /** Shown under the label; the box is then marked invalid. */
  error?: string;
  /** Name, ref and handlers as react-hook-form's register gives them, or `checked` and onChange of the caller's. */
  input: Pick<ComponentProps<'input'>, 'name' | 'ref' | 'checked' | 'onChange' | 'onBlur' | 'disabled'>;
}

/** A yes or no: the browser's own box in a tile that is clicked as a whole. */
export function CheckboxField({ label, error, input }: CheckboxFieldProps) {
  const errorId = useId();
  return (
    <div className="check">
      <label className="check-tile">
        <input type="checkbox" aria-invalid={error === undefined ? undefined : true} aria-errormessage={error === undefined ? undefined : errorId} {...input} />
        {label}
      </label>
      {error !== undefined && (
        <span className="check-error" id={errorId} aria-live="polite">
          {error}
        </span>
      )}
    </div>
  );
}
