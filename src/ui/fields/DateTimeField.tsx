import { useId } from 'react';
import { DateInput, type DateInputProps } from './DateInput';
import { Field, type FieldProps } from './Field';

export type DateTimeFieldProps = Pick<FieldProps, 'label' | 'error' | 'help'> &
  Omit<DateInputProps, 'labelId'>;

/** A date with a time of day in 24 hours, unless `isDayOnly`. */
export function DateTimeField({ label, error, help, input, ...calendar }: DateTimeFieldProps) {
  const labelId = useId();
  return (
    <Field label={<span id={labelId}>{label}</span>} error={error} help={help}>
      {(control) => <DateInput {...calendar} labelId={labelId} input={{ ...control, ...input }} />}
    </Field>
  );
}
