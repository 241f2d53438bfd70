import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

export function useFormValues<Values extends FieldValues>(
  { subscribe }: Pick<UseFormReturn<Values>, 'subscribe'>,
  onChange: (values: Values) => void,
): void {
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onChange(values) }),
    [subscribe, onChange],
  );
}
