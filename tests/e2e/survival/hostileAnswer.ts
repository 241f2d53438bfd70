import { calls, document, type CallName } from './calls';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The parts of a schema that are used here. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: Json[];
  const?: Json;
  format?: string;
  pattern?: string;
  examples?: Json[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
}

/**
 * A text field of a response: its name, its row, and whether it is free text or has a format
 * (status, date, amount, id).
 */
export interface TextField {
  name: string;
  row: number;
  isFree: boolean;
}

/** The text for a field. Undefined leaves an ordinary value. */
type Put = (field: TextField) => string | undefined;

function pointTo(pointer: string): unknown {
  return pointer
    .slice(2)
    .split('/')
    .reduce<unknown>(
      (at, part) =>
        (at as Record<string, unknown>)[
          decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')
        ],
      document,
    );
}

/** A schema with its references resolved and its parts merged. */
function resolve(schema: Schema): Schema {
  const { $ref, allOf = [], oneOf = [], anyOf = [], ...own } = schema;
  // Another check validates the document against the OpenAPI schema.
  const parts = [...($ref === undefined ? [] : [pointTo($ref) as Schema]), ...allOf].map(resolve);
  const choices = [...oneOf, ...anyOf].map(resolve);
  const join = (all: Schema, part: Schema): Schema => ({
    ...all,
    ...part,
    ...(all.properties &&
      part.properties && { properties: { ...all.properties, ...part.properties } }),
  });
  const merged = [...parts, own].reduce(join, {});
  if (choices.length === 0) return merged;
  return {
    ...choices.find(({ type }) => type !== 'null'),
    ...merged,
    type: choices.flatMap(({ type }) => type ?? []),
  };
}

const typesOf = ({ type }: Schema) => [type ?? []].flat();
const isText = (schema: Schema) => typesOf(schema).includes('string');
const isFree = (schema: Schema) =>
  typesOf(schema).every((type) => type === 'string' || type === 'null') &&
  !schema.enum &&
  schema.const === undefined &&
  !schema.pattern &&
  [undefined, 'email'].includes(schema.format);

/** The number of rows in outer lists. Lists inside a row are short. */
const rowsOf = { outer: 40, inner: 3 } as const;

function textOf(schema: Schema, name: string, row: number): Json {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[row % schema.enum.length] ?? null;
  // Ids, so that a row can be requested.
  if (typesOf(schema).includes('integer')) return row + 1;
  return schema.examples?.find((example) => typeof example === 'string') ?? name;
}

function build(raw: Schema, name: string, row: number, depth: number, put: Put): Json {
  const schema = resolve(raw);
  if (isText(schema))
    return put({ name, row, isFree: isFree(schema) }) ?? textOf(schema, name, row);
  if (typesOf(schema).includes('array')) {
    return Array.from({ length: depth === 0 ? rowsOf.outer : rowsOf.inner }, (_, index) =>
      build(schema.items ?? {}, `${name}[]`, depth === 0 ? index : row, depth + 1, put),
    );
  }
  if (typesOf(schema).includes('object')) {
    const fields = Object.entries(schema.properties ?? {});
    const more: [string, Schema][] =
      typeof schema.additionalProperties === 'object' ? [['1', schema.additionalProperties]] : [];
    return Object.fromEntries(
      [...fields, ...more].map(([key, inner]) => [
        key,
        build(inner, `${name}.${key}`, row, depth, put),
      ]),
    );
  }
  if (schema.const !== undefined) return schema.const;
  if (typesOf(schema).includes('boolean')) return row % 2 === 0;
  return schema.examples?.find((example) => typeof example === 'number') ?? 1;
}

const successes = ['200', '201'];
/** The first of these statuses that a call can be refused with. */
const refusals = ['400', '409', '422', '404', '403'];

/**
 * The response or refusal that the document describes for a call, with a given text in every text
 * field.
 */
export function answerOf(
  name: CallName,
  put: Put,
  isRefusal = false,
): { status: number; json: Json } {
  const pointers =
    calls.find(({ id }) => id === name)?.responsePointers ?? new Map<string, string>();
  const status = (isRefusal ? refusals : successes).find((known) => pointers.has(known)) ?? '200';
  const pointer = pointers.get(status);
  // Another check validates the document's schemas against the OpenAPI schema.
  return {
    status: Number(status),
    json: pointer ? build(pointTo(pointer) as Schema, name, 0, 0, put) : null,
  };
}

/** The names of all text fields of a call's response. */
export function textFieldsOf(name: CallName): string[] {
  const found = new Set<string>();
  answerOf(name, (field) => {
    found.add(field.name);
    return undefined;
  });
  return [...found];
}
