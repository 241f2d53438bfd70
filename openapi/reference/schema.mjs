// A schema of the document as HTML: its rules in words, and its fields as a table.
import { resolve } from '../samples.mjs';
import { escaped, phrase } from './text.mjs';

const nameOf = ($ref) => $ref.split('/').at(-1);
const code = (value) => `<code>${escaped(value)}</code>`;
export const linkTo = ($ref) => `<a href="#schema-${nameOf($ref)}">${escaped(nameOf($ref))}</a>`;

/** What a value must look like, beside its type. */
const rules = {
  format: (value) => escaped(value),
  minimum: (value) => `at least ${value}`,
  exclusiveMinimum: (value) => `more than ${value}`,
  maximum: (value) => `at most ${value}`,
  exclusiveMaximum: (value) => `less than ${value}`,
  minLength: (value) => (value === 1 ? 'not empty' : `${value} characters or more`),
  maxLength: (value) => `${value} characters or fewer`,
  minItems: (value) => `${value} or more`,
  maxItems: (value) => `${value} or fewer`,
  minProperties: (value) => `${value} fields or more`,
  pattern: (value) => `matches ${code(value)}`,
  const: (value) => `always ${code(value)}`,
  enum: (values) =>
    `one of ${values.map((value) => code(value === null ? 'null' : value)).join(', ')}`,
  default: (value) => `${code(JSON.stringify(value))} if missing`,
};

const rulesOf = (schema) =>
  Object.entries(rules)
    .filter(([name]) => schema[name] !== undefined)
    .map(([name, inWords]) => inWords(schema[name]));

function typeOf(schema) {
  if (schema.$ref) return linkTo(schema.$ref);
  if (schema.items) return `array of ${typeOf(schema.items)}`;
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' or ');
  if (schema.allOf) return schema.allOf.map(typeOf).join(' with ');
  return [schema.type ?? 'any'].flat().join(' or ');
}

/** The type with its rules: 'integer, at least 1'. */
export const kindOf = (schema) => [typeOf(schema), ...rulesOf(schema)].join(', ');

/**
 * The fields of an object and of the schemas that it is composed of, with nested ones below their
 * parent.
 */
function fieldsOf(document, schema, prefix = '') {
  const composed = (schema.allOf ?? []).flatMap((part) =>
    fieldsOf(document, resolve(document, part), prefix),
  );
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const path = `${prefix}${name}`;
    const field = { path, property, isRequired: schema.required?.includes(name) ?? false };
    // What has a name of its own is described in one place.
    if (property.$ref) return [field];
    return [
      field,
      ...fieldsOf(document, property, `${path}.`),
      ...fieldsOf(document, property.items ?? {}, `${path}[].`),
    ];
  });
  return [...composed, ...own];
}

function descriptionOf(document, property) {
  const own = property.description ?? resolve(document, property).description;
  const { examples = [] } = resolve(document, property);
  const shown = examples.map((example) => code(JSON.stringify(example)));
  return [phrase(own), shown.length > 0 ? `Example: ${shown.join(', ')}.` : '']
    .filter(Boolean)
    .join(' ');
}

/** A table of the schema's fields, or its type in words if it has none. */
export function fieldTable(document, schema, caption) {
  const own = resolve(document, schema);
  const fields = fieldsOf(document, own);
  if (fields.length === 0) return `<p>${kindOf(own)}</p>`;
  const rows = fields.map(
    ({ path, property, isRequired }) =>
      `<tr><th scope="row">${code(path)}</th><td>${kindOf(property)}</td><td>${isRequired ? 'yes' : 'no'}</td>` +
      `<td>${descriptionOf(document, property)}</td></tr>`,
  );
  return tableOf(caption, ['Field', 'Type', 'Required', 'Meaning'], rows);
}

/** A wide table scrolls by itself, and can be scrolled with keys. */
export const tableOf = (caption, head, rows) =>
  `<div class="table" role="region" aria-label="${escaped(caption)}" tabindex="0"><table><caption>${escaped(caption)}</caption><thead><tr>` +
  `${head.map((text) => `<th scope="col">${text}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
