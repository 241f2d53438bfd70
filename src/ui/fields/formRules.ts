import { useEffect, useMemo } from 'react';
import {
  get,
  set,
  type FieldErrors,
  type FieldValues,
  type Resolver,
  type ResolverOptions,
  type UseFormReturn,
} from 'react-hook-form';

/** A text for each invalid field, by the field's path: 'email', 'address.town'. */
type FieldTexts = Readonly<Record<string, string | undefined>>;

function errorsOf(type: 'rule' | 'server', texts: FieldTexts): FieldErrors {
  const errors: FieldErrors = {};
  for (const [path, message] of Object.entries(texts))
    if (message !== undefined) set(errors, path, { type, message });
  return errors;
}

type CheckedFields = ResolverOptions<FieldValues>['fields'];

/**
 * Uses what the fields really contain, because a browser or password manager may fill them in
 * without an event.
 */
function heldValues<Values extends FieldValues>(values: Values, fields: CheckedFields): Values {
  let held = values;
  for (const { name, ref } of Object.values(fields)) {
    if (!(ref instanceof HTMLInputElement) || !/^(text|email|password)$/.test(ref.type)) continue;
    const value: unknown = get(values, name);
    if (ref.value === value || (ref.type === 'text' && value !== '')) continue;
    if (held === values) held = structuredClone(values);
    set(held, name, ref.value);
  }
  return held;
}

export const resolverOf =
  <Values extends FieldValues>(rules: (values: Values) => FieldTexts): Resolver<Values> =>
  (known, _context, { fields }) => {
    const values = heldValues(known, fields);
    const errors = errorsOf('rule', rules(values)) as FieldErrors<Values>;
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };

/**
 * The server's errors for single fields. Each is removed when its field changes, or with the next
 * attempt (R233).
 */
export const useServerErrors = (
  fieldErrors: Record<string, string[]> | undefined,
): FieldErrors | undefined =>
  useMemo(
    () =>
      fieldErrors &&
      errorsOf(
        'server',
        Object.fromEntries(
          Object.entries(fieldErrors).map(([path, texts]) => [path, texts.join(' ')]),
        ),
      ),
    [fieldErrors],
  );

export function errorText(errors: FieldErrors, path: string): string | undefined {
  const error: unknown = get(errors, path);
  const { message } = (error ?? {}) as { message?: unknown };
  return typeof message === 'string' ? message : undefined;
}

/**
 * A text that several fields share is shown beside the first one; the others are only marked
 * invalid.
 */
export function textsBeside<Path extends string>(
  errors: FieldErrors,
  paths: readonly Path[],
): Partial<Record<Path, string>> {
  const texts: Partial<Record<Path, string>> = {};
  for (const path of paths) {
    const text = errorText(errors, path);
    if (text !== undefined && !Object.values(texts).includes(text)) texts[path] = text;
  }
  return texts;
}

export const textsOf = (errors: FieldErrors): FieldTexts =>
  Object.fromEntries(Object.keys(errors).map((field) => [field, errorText(errors, field)]));

export function useFormValues<Values extends FieldValues>(
  { subscribe }: Pick<UseFormReturn<Values>, 'subscribe'>,
  onChange: (values: Values) => void,
): void {
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onChange(values) }),
    [subscribe, onChange],
  );
}
