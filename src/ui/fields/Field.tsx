import { type ComponentProps, useId, type ReactNode } from 'react';
import type { FilterOption } from './filters';

interface SelectFieldProps extends Omit<FieldProps, 'children'> {
  options: readonly FilterOption[];
  select: Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'>;
}

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
  textarea: Omit<ComponentProps<'textarea'>, 'id' | 'className'>;
}

export function TextAreaField({ textarea, ...field }: TextAreaFieldProps) {
  return (
    <Field {...field}>
      {(control) => <textarea className="control" rows={3} {...control} {...textarea} />}
    </Field>
  );
}

interface TextFieldProps extends Omit<FieldProps, 'children'> {
  type?: 'text' | 'email' | 'password';
  input: Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'>;
}

export function TextField({ type = 'text', input, ...field }: TextFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <input className="control" type={type} autoComplete="off" {...control} {...input} />
      )}
    </Field>
  );
}

interface FieldControl {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  'aria-errormessage': string | undefined;
}

export interface FieldProps {
  label: ReactNode;
  error?: string;
  isInvalid?: boolean;
  help?: ReactNode;
  children: (control: FieldControl) => ReactNode;
}

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
