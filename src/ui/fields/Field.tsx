import { type ComponentProps, useId, type ReactNode } from 'react';
import type { FilterOption } from './filters';

interface SelectFieldProps extends Omit<FieldProps, 'children'> {
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

interface TextAreaFieldProps extends Omit<FieldProps, 'children'> {
  /**
   * Name, ref and handlers from react-hook-form's register, or the caller's own value and
   * `onChange`.
   */
  textarea: Omit<ComponentProps<'textarea'>, 'id' | 'className'>;
}

/** A labeled multi-line text input with its error and help. */
export function TextAreaField({ textarea, ...field }: TextAreaFieldProps) {
  return (
    <Field {...field}>
      {(control) => <textarea className="control" rows={3} {...control} {...textarea} />}
    </Field>
  );
}

interface TextFieldProps extends Omit<FieldProps, 'children'> {
  /** What kind of input the browser offers. */
  type?: 'text' | 'email' | 'password' | 'date';
  /**
   * Name, ref and handlers from react-hook-form's register, or the caller's own value and
   * `onChange`.
   */
  input: Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'>;
}

/** A labeled input with its error and help. */
export function TextField({ type = 'text', input, ...field }: TextFieldProps) {
  return (
    <Field {...field}>
      {(control) => <input className="control" type={type} {...control} {...input} />}
    </Field>
  );
}

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
