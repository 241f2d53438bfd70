import { useId, type ReactNode } from 'react';

/** What ties a control to its label, its help and its error. */
export interface FieldControl {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  'aria-errormessage': string | undefined;
}

export interface FieldProps {
  label: ReactNode;
  /** Shown under the control, which is then marked invalid. */
  error?: string;
  /** Marks the control invalid where the reason is said elsewhere. */
  isInvalid?: boolean;
  help?: string;
  children: (control: FieldControl) => ReactNode;
}

/** A control with its label above, its help and its error below. The error is both the control's error message and part of its description. */
export function Field({ label, error, isInvalid = false, help, children }: FieldProps) {
  const id = useId();
  const [helpId, errorId] = [`${id}help`, `${id}error`];
  const described = [help !== undefined && helpId, error !== undefined && errorId].filter(Boolean).join(' ');
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
