// Makes a whole value of a schema, from a part of it and from the examples in the schema.

export const resolve = (document, schema) =>
  schema.$ref
    ? resolve(
        document,
        schema.$ref
          .slice(2)
          .split('/')
          .reduce((part, key) => part[key], document),
      )
    : schema;

const typesOf = ({ type }) => [type ?? []].flat();
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object's own schema and those that it is composed of. */
function partsOf(document, schema) {
  const own = resolve(document, schema);
  return [own, ...(own.allOf ?? []).flatMap((part) => partsOf(document, part))];
}

/**
 * Adds what a value lacks: a pact has only the fields that the console reads, and an answer must
 * have every required one. They are taken from `told`, what else is known of this record, and from
 * the schema's examples.
 */
export function completed(document, schema, value, told = {}) {
  const parts = partsOf(document, schema);
  if (Array.isArray(value)) {
    const { items } = parts.find((part) => part.items) ?? {};
    return items ? value.map((item) => completed(document, items, item)) : value;
  }
  if (!isRecord(value)) return value;
  const properties = Object.assign({}, ...parts.map((part) => part.properties));
  const missing = parts
    .flatMap((part) => part.required ?? [])
    .filter((name) => !Object.hasOwn(value, name));
  const known = Object.entries(value).map(([name, inner]) => [
    name,
    properties[name] ? completed(document, objectOf(document, properties[name]), inner) : inner,
  ]);
  return Object.fromEntries([
    ...known,
    ...missing.map((name) => [name, told[name] ?? sampleOf(document, properties[name])]),
  ]);
}

/**
 * What a request says of the record in its answer. So a user who was just created is not another
 * one in the answer.
 * @param {{ body?: { content?: Record<string, unknown> } }} request
 */
export function toldBy({ body }) {
  const { first_name: first, last_name: last, ...sent } = body?.content ?? {};
  return first && last ? { ...sent, full_name: `${first} ${last}` } : sent;
}

/** `anyOf` is only used for an object or null. */
const objectOf = (document, schema) => resolve(document, schema).anyOf?.[0] ?? schema;

/**
 * A value of a schema. Null where that is allowed, because an example of another record would
 * mislead.
 */
export function sampleOf(document, schema) {
  const own = resolve(document, schema);
  if (typesOf(own).includes('null') || own.anyOf?.some(({ type }) => type === 'null')) return null;
  const examples = schema.examples ?? own.examples;
  if (examples) return examples[0];
  if (own.enum) return own.enum[0];
  if (own.type === 'array') return [];
  if (own.type === 'boolean') return true;
  if (own.type === 'object' || own.allOf) return completed(document, own, {});
  throw new Error(`The schema has no example: ${JSON.stringify(own)}`);
}
