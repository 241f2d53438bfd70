import type { ErrorObject } from 'ajv';
import type { FieldErrors } from '../http/problem';

/** The errors of a body by the wire name of their field; a nested field as `address.town` (R4). */
export function fieldErrorsOf(errors: ErrorObject[]): FieldErrors {
  // A map, because a field may be called `__proto__`.
  const fields = new Map<string, string[]>();
  for (const error of errors) {
    // `if` only says that its `then` failed, and that is in the list itself.
    if (error.keyword === 'if') continue;
    const field = fieldOf(error);
    if (field === '') continue;
    const texts = fields.get(field) ?? [];
    const text = sentenceFor(error);
    if (!texts.includes(text)) fields.set(field, [...texts, text]);
  }
  return Object.fromEntries(fields);
}

/** An error of the validator in words for the person who filled in the form. */
export function sentenceFor(error: ErrorObject | undefined): string {
  if (error === undefined) return 'It is not as expected.';
  switch (error.keyword) {
    case 'required':
      return 'This field is required.';
    case 'additionalProperties':
      return 'This field is not known.';
    case 'minLength':
      return error.params.limit === 1 ? 'This field may not be blank.' : `Enter at least ${error.params.limit} characters.`;
    case 'maxLength':
      return `Enter at most ${error.params.limit} characters.`;
    case 'pattern':
      return error.params.pattern === '\\S' ? 'This field may not be blank.' : 'Enter a valid value.';
    case 'format':
      return error.params.format === 'email' ? 'Enter a valid email address.' : `Enter a valid ${error.params.format}.`;
    case 'enum':
      return `Choose one of ${(error.params.allowedValues as unknown[]).join(', ')}.`;
    default:
      return `It ${error.message ?? 'is not as expected'}.`;
  }
}

function fieldOf(error: ErrorObject): string {
  const path = error.instancePath.split('/').slice(1).map(unescapePointer);
  const missing: unknown = error.params.missingProperty ?? error.params.additionalProperty;
  if (typeof missing === 'string') path.push(missing);
  return path.join('.');
}

const unescapePointer = (part: string) => part.replaceAll('~1', '/').replaceAll('~0', '~');
