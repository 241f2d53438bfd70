import { useId, type ReactNode } from 'react';

/** The attributes that connect a control to its label, help and error. */
export interface FieldControl {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  'aria-errormessage': string | undefined;
}

export interface FieldProps {
  /** What is asked for. */
  label: ReactNode;
  /** Shown under the control. The control is then marked invalid. */
  error?: string;
  /** Marks the control invalid if the reason is shown elsewhere. */
  isInvalid?: boolean;
  /** A sentence under the control. */
  help?: ReactNode;
  /** The control, with the ids that tie it to its label, help and error. */
  children: (control: FieldControl) => ReactNode;
}

/**
 * A control with its label above, and its help and error below. The error is the control's error
 * message and also part of its description.
 */
export function Field({ label, error, isInvalid = false, help, children }: FieldProps) {
  const id = useId();
  const [helpId, errorId] = [`${id}help`, `${id}error`];
  const described = [help !== undefined && helpId, error !== undefined && errorId]
    .filter(Boolean)
    .join(' ');
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': isInvalid || error !== undefined ? true : undefined,
        'aria-describedby': described || undefined,
        'aria-errormessage': error === undefined ? undefined : errorId,
      })}
      {help !== undefined && (
        <span className="field-help" id={helpId}>
          {help}
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
