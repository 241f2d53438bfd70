import fc from 'fast-check';
import { errorsAt } from '../../fixtures/schemaErrors';

/** The part of JSON Schema that request schemas of the document use. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
  minProperties?: number;
  maxProperties?: number;
  anyOf?: Schema[];
  [keyword: string]: unknown;
}

/**
 * Keywords that say nothing about a value, and those that are held against the schema after a value
 * is made.
 */
const others = new Set([
  'description',
  'examples',
  'x-reading',
  'default',
  'title',
  'if',
  'then',
  'else',
  'allOf',
]);
const known = new Set([
  '$ref',
  'type',
  'enum',
  'const',
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'items',
  'properties',
  'required',
  'additionalProperties',
  'propertyNames',
  'minProperties',
  'maxProperties',
  'anyOf',
]);

/**
 * Values that a schema of the document allows. A keyword that it doesn't know is an error: a new
 * call is never fuzzed by half.
 */
export class SchemaArbitrary {
  constructor(private readonly document: unknown) {}

  at(pointer: string): unknown {
    let target = this.document;
    for (const part of pointer.split('/').slice(1))
      target = (target as Record<string, unknown>)[
        decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')
      ];
    return target;
  }

  resolve(schema: Schema): Schema {
    return schema.$ref === undefined ? schema : this.resolve(this.at(schema.$ref) as Schema);
  }

  validAt(pointer: string): fc.Arbitrary<unknown> {
    return this.of(this.at(pointer) as Schema).filter(
      (value) => errorsAt(pointer, value).length === 0,
    );
  }

  of(schema: Schema): fc.Arbitrary<unknown> {
    if (schema.$ref !== undefined) return this.of(this.resolve(schema));
    const unknown = Object.keys(schema).filter(
      (keyword) => !known.has(keyword) && !others.has(keyword),
    );
    if (unknown.length > 0)
      throw new Error(`The fuzz can't make values for ${unknown.join(', ')} yet.`);
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => this.of(one)));
    const types = [schema.type ?? 'object'].flat();
    return fc.oneof(...types.map((type) => this.ofType(type, schema)));
  }

  private ofType(type: string, schema: Schema): fc.Arbitrary<unknown> {
    switch (type) {
      case 'null':
        return fc.constant(null);
      case 'boolean':
        return fc.boolean();
      case 'integer':
        return fc.integer({
          min:
            schema.minimum ??
            (schema.exclusiveMinimum === undefined ? -1e6 : schema.exclusiveMinimum + 1),
          max: schema.maximum ?? 1e6,
        });
      case 'number':
        return numbers(schema);
      case 'string':
        return texts(schema);
      case 'array':
        return fc.array(this.of(schema.items ?? { type: 'string' }), { maxLength: 4 });
      case 'object':
        return this.objects(schema);
      default:
        throw new Error(`The fuzz can't make a ${type} yet.`);
    }
  }

  private objects(schema: Schema): fc.Arbitrary<unknown> {
    const { properties = {}, required = [], additionalProperties } = schema;
    const fields = fc.record(
      Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, this.of(inner)])),
      {
        requiredKeys: required,
      },
    );
    if (typeof additionalProperties !== 'object') return fields;
    const names = schema.propertyNames ? texts(schema.propertyNames) : fc.string({ minLength: 1 });
    return fc
      .tuple(fields, fc.dictionary(names, this.of(additionalProperties), { maxKeys: 5 }))
      .map(([own, more]) => ({ ...more, ...own }));
  }
}

function numbers({ minimum, exclusiveMinimum, maximum }: Schema): fc.Arbitrary<number> {
  const least = exclusiveMinimum ?? minimum;
  const whole = fc.integer({
    min: Math.ceil(least ?? -1e6) + (exclusiveMinimum === undefined ? 0 : 1),
    max: Math.floor(maximum ?? 1e9),
  });
  const any = fc.double({
    min: least ?? -1e15,
    max: maximum ?? 1e15,
    minExcluded: exclusiveMinimum !== undefined,
    noNaN: true,
  });
  return fc.oneof(whole, any);
}

const days = fc.date({
  min: new Date('1900-01-01'),
  max: new Date('2100-01-01'),
  noInvalidDate: true,
});
const formats: Record<string, fc.Arbitrary<string>> = {
  email: fc.emailAddress(),
  date: days.map((day) => day.toISOString().slice(0, 10)),
  'date-time': fc
    .tuple(days, fc.constantFrom('Z', '+00:00', '+05:45', '-03:30'))
    .map(([day, offset]) => day.toISOString().slice(0, 19) + offset),
  password: fc.string({ minLength: 6, maxLength: 40 }),
};

function texts({ format, pattern, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  if (format !== undefined) {
    const known = formats[format];
    if (known === undefined)
      throw new Error(`The fuzz can't make a text of the format ${format} yet.`);
    return known;
  }
  // NUL is the one character that no column holds: a malformed request, not a valid one.
  const any = fc.string({
    minLength,
    maxLength: Math.min(maxLength, 60),
    unit: fc.oneof(
      { weight: 4, arbitrary: fc.string({ minLength: 1, maxLength: 1 }) },
      {
        weight: 1,
        arbitrary: fc.constantFrom('é', '\u202E', '👩‍👩‍👧', "'", '"', '\\', '%', '\n', '<b>', '\u2028'),
      },
    ),
  });
  // `stringMatching` knows no Unicode properties; nearly any text has what such a pattern asks for.
  const made =
    pattern === undefined || pattern.includes('\\p{')
      ? any
      : fc.oneof(any, fc.stringMatching(new RegExp(pattern)));
  const isFit = (text: string) =>
    (pattern === undefined || new RegExp(pattern, 'u').test(text)) &&
    text.length >= minLength &&
    text.length <= maxLength &&
    !text.includes('\0');
  return made.filter(isFit);
}
