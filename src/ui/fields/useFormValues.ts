import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Calls with all values at each change, so that a draft can be kept. */
export function useFormValues<Values extends FieldValues>(
  { subscribe }: Pick<UseFormReturn<Values>, 'subscribe'>,
  onChange: (values: Values) => void,
): void {
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onChange(values) }),
    [subscribe, onChange],
  );
}
