// Compares two JSON schemas from the point of view of a backend. See documentChanges.mjs.
import { resolve } from '../../openapi/samples.mjs';

/** They say something, but no request and no answer becomes valid or invalid by them. */
const words = ['description', 'title', 'summary', 'example', 'examples', 'x-reading'];
const lower = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const upper = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];
const compared = [
  ...words,
  ...lower,
  ...upper,
  'type',
  'enum',
  'const',
  'required',
  'properties',
  'items',
  'additionalProperties',
];

/**
 * A backend must accept every request that the document allows, and may give every answer that it
 * allows. So a wider request is more work, and a wider answer is less.
 */
const kinds = {
  request: { wider: 'broke', narrower: 'loosened' },
  answer: { wider: 'loosened', narrower: 'broke' },
};

const listOf = (value) => [value ?? []].flat();
const text = (value) => JSON.stringify(value);

/** An object is often one of several parts, and often an object or null. Both become one schema. */
function flat(document, schema) {
  const { allOf = [], anyOf, ...own } = resolve(document, schema);
  const parts = [own, ...allOf.map((part) => flat(document, part))];
  const merged = Object.assign({}, ...parts.toReversed());
  if (allOf.length > 0) {
    merged.properties = Object.assign({}, ...parts.map((part) => part.properties));
    merged.required = parts.flatMap((part) => listOf(part.required));
  }
  const others = listOf(anyOf).filter(({ type }) => type !== 'null');
  // A text or a number: the limits of the one say nothing of the other.
  if (
    others.length > 1 &&
    others.every(({ type }) => ['string', 'number', 'integer'].includes(type))
  )
    return Object.assign(merged, ...others, { type: anyOf.map(({ type }) => type) });
  if (others.length !== 1) return { ...merged, ...(anyOf && { anyOf }) };
  const only = flat(document, others[0]);
  return { ...merged, ...only, type: [...listOf(only.type), 'null'] };
}

/** A number may be whole. */
const typesOf = ({ type }) => [
  ...new Set(listOf(type).flatMap((each) => (each === 'number' ? ['number', 'integer'] : [each]))),
];

/** Undefined allows every value. */
const valuesOf = (schema) => ('const' in schema ? [schema.const] : schema.enum);

export class SchemaComparison {
  #seen = new Set();

  /**
   * @param {object} before @param {object} after the documents @param {(change: object) => void}
   * report
   */
  constructor(before, after, report) {
    Object.assign(this, { before, after, report });
  }

  /**
   * Reports every difference. A named schema is compared once for requests and once for answers,
   * whoever uses it.
   */
  compare(old, now, side, place) {
    const name = (old.$ref === now.$ref && now.$ref?.split('/').at(-1)) || undefined;
    if (name && this.#seen.has(`${side} ${name}`)) return;
    if (name) this.#seen.add(`${side} ${name}`);
    const where = name ? `${name}, in ${side === 'request' ? 'requests' : 'answers'}` : place;
    const [was, is] = [flat(this.before, old), flat(this.after, now)];
    const tell = (width, said) =>
      this.report({ kind: kinds[side][width], place: where, text: said });
    const inner = (field) => (name ? `${name}.${field}` : `${place}.${field}`);
    compareTypes(was, is, tell);
    compareValues(was, is, tell);
    compareLimits(was, is, tell);
    this.#compareFields(was, is, side, { where, inner, tell });
    if (was.items && is.items) this.compare(was.items, is.items, side, inner('[]'));
    else if (was.items || is.items)
      tell(is.items ? 'narrower' : 'wider', 'what a list holds is described or no longer is');
    this.#compareOthers(was, is, side, { where, inner, tell });
  }

  #compareFields(was, is, side, { where, inner, tell }) {
    const [before, after] = [was.properties ?? {}, is.properties ?? {}];
    const [hadToBe, hasToBe] = [listOf(was.required), listOf(is.required)];
    for (const field of Object.keys({ ...before, ...after })) {
      const isRequired = hasToBe.includes(field);
      if (!before[field]) {
        const isDemand = side === 'answer' && isRequired;
        const said =
          side === 'request'
            ? 'may now be sent'
            : isDemand
              ? 'must now be in every answer'
              : 'may now be answered';
        this.report({
          kind: isDemand ? 'broke' : 'added',
          place: where,
          text: `\`${field}\` ${said}`,
        });
      } else if (!after[field]) {
        this.report({
          kind: 'loosened',
          place: where,
          text: `\`${field}\` is no longer ${side === 'request' ? 'sent' : 'read'}`,
        });
      } else {
        this.compare(before[field], after[field], side, inner(field));
        if (isRequired !== hadToBe.includes(field))
          tell(
            isRequired ? 'narrower' : 'wider',
            `\`${field}\` is ${isRequired ? 'now required' : 'no longer required'}`,
          );
      }
    }
  }

  #compareOthers(was, is, side, { where, inner, tell }) {
    const [before, after] = [was.additionalProperties ?? true, is.additionalProperties ?? true];
    if (typeof before === 'object' && typeof after === 'object')
      this.compare(before, after, side, inner('*'));
    else if (text(before) !== text(after))
      tell(
        before === true || after === false ? 'narrower' : 'wider',
        'other fields are treated otherwise',
      );
    const names = Object.keys({ ...was, ...is }).filter((name) => !compared.includes(name));
    // What isn't understood may break a backend, so it is never called harmless.
    for (const name of names.filter((each) => meaning(was[each]) !== meaning(is[each])))
      this.report({
        kind: 'broke',
        place: where,
        text: `\`${name}\` was ${text(was[name]) ?? 'not there'}, is ${text(is[name]) ?? 'gone'}`,
      });
  }
}

/** Without words, to compare. */
export const meaning = (value) =>
  JSON.stringify(value, (key, inner) => (words.includes(key) ? undefined : inner));

function compareTypes(was, is, tell) {
  const [before, after] = [typesOf(was), typesOf(is)];
  if (before.length === 0 && after.length === 0) return;
  const gained = before.length === 0 ? [] : after.filter((type) => !before.includes(type));
  const lost = after.length === 0 ? [] : before.filter((type) => !after.includes(type));
  if (gained.length > 0 || after.length === 0)
    tell('wider', `may now be ${gained.join(', ') || 'of any type'}`);
  if (lost.length > 0 || before.length === 0)
    tell('narrower', `may no longer be ${lost.join(', ') || 'of any type'}`);
}

function compareValues(was, is, tell) {
  const [before, after] = [valuesOf(was), valuesOf(is)];
  if (!before && !after) return;
  if (!after) return tell('wider', 'may now have any value');
  if (!before) return tell('narrower', `may now only be ${after.map(text).join(', ')}`);
  const gained = after.filter((value) => !before.includes(value));
  const lost = before.filter((value) => !after.includes(value));
  if (gained.length > 0) tell('wider', `may now be ${gained.map(text).join(', ')}`);
  if (lost.length > 0) tell('narrower', `may no longer be ${lost.map(text).join(', ')}`);
}

function compareLimits(was, is, tell) {
  for (const name of [...lower, ...upper]) {
    if (was[name] === is[name]) continue;
    const none = lower.includes(name) ? -Infinity : Infinity;
    const [before, after] = [was[name] ?? none, is[name] ?? none];
    const isNarrower = lower.includes(name) ? after > before : after < before;
    tell(
      isNarrower ? 'narrower' : 'wider',
      `\`${name}\` was ${was[name] ?? 'none'}, is ${is[name] ?? 'none'}`,
    );
  }
}
