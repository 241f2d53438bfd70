import type { ErrorObject } from 'ajv';
import type { FieldErrors } from '../core/problem';

/** More would help nobody, and a body can have as many errors as bytes. */
const mostMessages = 50;

/** The document's pattern of a text of which something can be seen (R115). */
const notBlank = String.raw`[^\p{Z}\p{Cc}\p{Cf}\p{DI}\u2800\u{1D159}]`;

/**
 * Returns the first messages of a body by the name of their field. A nested field is `address.town`
 * (R4).
 */
export function fieldErrorsOf(errors: ErrorObject[]): FieldErrors {
  // A Map, because a field's name may be `__proto__`.
  const fields = new Map<string, string[]>();
  let messages = 0;
  for (const error of errors) {
    if (messages === mostMessages) break;
    // An `if` error only repeats that its `then` failed. The error of the `then` is in the list
    // too.
    if (error.keyword === 'if') continue;
    const field = fieldOf(error);
    if (field === '') continue;
    const texts = fields.get(field) ?? [];
    const text = sentenceFor(error);
    if (texts.includes(text)) continue;
    fields.set(field, [...texts, text]);
    messages += 1;
  }
  return Object.fromEntries(fields);
}

/** The message for the person who filled in the form. */
export function sentenceFor(error: ErrorObject | undefined): string {
  if (error === undefined) return 'It is not as expected.';
  switch (error.keyword) {
    case 'required':
      return 'This field is required.';
    case 'additionalProperties':
      return 'This field is not known.';
    case 'minLength':
      return error.params.limit === 1
        ? 'This field may not be blank.'
        : `Enter at least ${error.params.limit} characters.`;
    case 'maxLength':
      return `Enter at most ${error.params.limit} characters.`;
    case 'pattern':
      return error.params.pattern === notBlank
        ? 'This field may not be blank.'
        : 'Enter a valid value.';
    case 'format':
      return error.params.format === 'email'
        ? 'Enter a valid email address.'
        : `Enter a valid ${error.params.format}.`;
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
