import { useId, type ComponentProps } from 'react';
import type { CalendarProps } from './Calendar';
import { DateInput } from './DateInput';
import { Field, type FieldProps } from './Field';

export interface DateTimeFieldProps
  extends
    Omit<FieldProps, 'children'>,
    Pick<CalendarProps, 'value' | 'near' | 'isDayOnly' | 'onPick'> {
  input: Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'>;
}

export function DateTimeField({
  input,
  value,
  near,
  isDayOnly,
  onPick,
  ...field
}: DateTimeFieldProps) {
  const labelId = useId();
  return (
    <Field {...field} label={<span id={labelId}>{field.label}</span>}>
      {(control) => (
        <DateInput
          {...{ labelId, value, near, isDayOnly, onPick }}
          input={{ ...control, ...input }}
        />
      )}
    </Field>
  );
}
