import { useId, type ComponentProps } from 'react';
import './fields.css';

interface CheckboxFieldProps {
  label: string;
  meanings?: { on: string; off: string };
  error?: string;
  input: Pick<
    ComponentProps<'input'>,
    'name' | 'ref' | 'checked' | 'onChange' | 'onBlur' | 'disabled'
  >;
}

export function CheckboxField({ label, meanings, error, input }: CheckboxFieldProps) {
  const id = useId();
  const errorId = `${id}error`;
  const meaningId = `${id}meaning`;
  return (
    <div className="choice-field">
      <label className="choice">
        <input
          type="checkbox"
          aria-invalid={error === undefined ? undefined : true}
          aria-errormessage={error === undefined ? undefined : errorId}
          aria-describedby={meanings && meaningId}
          {...input}
        />
        {label}
      </label>
      {/* Beside the label instead of in it, so that the box keeps its name. */}
      {meanings && (
        <span className="choice-meaning" id={meaningId}>
          <span className="choice-off">{meanings.off}</span>
          <span className="choice-on">{meanings.on}</span>
        </span>
      )}
      {error !== undefined && (
        <span className="field-error" id={errorId} aria-live="polite">
          {error}
        </span>
      )}
    </div>
  );
}
