import fc from 'fast-check';
import type { Operation, ParameterObject } from '../../../contracts/provider/openapi/document';
import { errorsAt } from '../../fixtures/schemaErrors';
import { mutate, randomFrom } from '../../e2e/survival/mutate';
import { SchemaArbitrary, type Schema } from './schemaArbitrary';

export interface WireRequest {
  what: string;
  path: string;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | undefined;
}

/** Authorization headers that sign nobody in, made by whoever can sign tokens. */
export type BadTokens = readonly (readonly [what: string, header: string | undefined])[];

type Values = Record<string, string>;

interface Parts {
  /** Encoded, by name. */
  path: Values;
  query: URLSearchParams;
  body: string | undefined;
}

const halfCharacter = /\p{Surrogate}/u;

const knownId = '7';

/**
 * Requests of one operation: those that the document allows, and those with one thing broken that
 * it doesn't.
 */
export class RequestArbitrary {
  private readonly schemas: SchemaArbitrary;

  constructor(
    document: unknown,
    private readonly operation: Operation,
    private readonly authorization: string,
  ) {
    this.schemas = new SchemaArbitrary(document);
  }

  valid(): fc.Arbitrary<WireRequest> {
    return this.parts().map((parts) => this.request('valid', parts));
  }

  malformed(tokens: BadTokens): fc.Arbitrary<WireRequest> {
    const { operation } = this;
    return fc.oneof(
      ...(operation.isPublic ? [] : [{ weight: 2, arbitrary: this.badToken(tokens) }]),
      ...this.parameters('path').map((parameter) => ({
        weight: 2,
        arbitrary: this.badPath(parameter),
      })),
      ...this.parameters('query').map((parameter) => ({
        weight: 1,
        arbitrary: this.badQuery(parameter),
      })),
      ...(operation.hasBody
        ? [
            { weight: 3, arbitrary: this.badText() },
            { weight: 6, arbitrary: this.badBody() },
          ]
        : []),
    );
  }

  private badToken(tokens: BadTokens): fc.Arbitrary<WireRequest> {
    const noise = fc
      .string({ unit: 'grapheme-ascii' })
      .map((text): BadTokens[number] => [
        'a token of noise',
        `Bearer ${text.replaceAll(/\s/g, '')}`,
      ]);
    return fc
      .tuple(this.valid(), fc.oneof(fc.constantFrom(...tokens), noise))
      .map(([request, [what, header]]) => {
        const { Authorization: _good, ...headers } = request.headers;
        return {
          ...request,
          what,
          headers: header === undefined ? headers : { ...headers, Authorization: header },
        };
      });
  }

  private badPath({ name, schema }: ParameterObject): fc.Arbitrary<WireRequest> {
    const hostile = fc.constantFrom(
      '%',
      '%zz',
      '%E0%A4',
      '%C0%AE',
      '%00',
      '%2F',
      '%5C',
      '%2e%2e',
      '..%2F..',
      '-1',
      '0',
      '1e3',
      '07',
      '7.0',
      '+7',
      '7%20',
      '%D9%A7',
      "7'--",
      '7;',
      'NaN',
      'null',
      '9'.repeat(40),
      'x'.repeat(5000),
    );
    const any = fc
      .string({ unit: 'binary', minLength: 1, maxLength: 30 })
      .filter((text) => !halfCharacter.test(text) && /[^\w.]/.test(text))
      .map(encodeURIComponent);
    const isOther = (text: string) => !this.schemas.resolve(schema).enum?.includes(text);
    return fc
      .tuple(this.parts(), fc.oneof(hostile, any).filter(isOther))
      .map(([{ path, ...parts }, text]) =>
        this.request('a path that names nothing', { ...parts, path: { ...path, [name]: text } }),
      );
  }

  private badQuery({ name, schema }: ParameterObject): fc.Arbitrary<WireRequest> {
    const texts = fc.oneof(
      fc.constantFrom(
        '',
        '-1',
        '0',
        'x',
        '1.5',
        'NaN',
        'Infinity',
        '1e999',
        '9'.repeat(30),
        '2026-02-30',
        '\0',
        'x'.repeat(300),
        '[]',
        '{}',
        'null',
        "1'--",
        '１',
      ),
      fc.string({ unit: 'binary' }),
    );
    const value = texts.filter((text) => text.includes('\0') || !this.isAllowedText(schema, text));
    return fc
      .tuple(this.parts(), value, fc.boolean())
      .map(([{ query, ...parts }, text, isTwice]) => {
        const search = new URLSearchParams(query);
        search.set(name, text);
        if (isTwice) search.append(name, text);
        const what = isTwice ? 'a query value given twice' : 'a bad query value';
        return this.request(what, { ...parts, query: search });
      });
  }

  /**
   * Whether a text says something that the schema of a query value allows: numbers come as text.
   */
  private isAllowedText(schema: Schema, text: string): boolean {
    const {
      type,
      minimum = -Infinity,
      maximum = Infinity,
      maxLength = Infinity,
      format,
      enum: choices,
    } = this.schemas.resolve(schema);
    if (choices) return choices.includes(text);
    if (type === 'integer' || type === 'number') {
      const number = Number(text);
      return (
        Number.isFinite(number) &&
        (type === 'number' || Number.isInteger(number)) &&
        number >= minimum &&
        number <= maximum &&
        text !== ''
      );
    }
    if (format === 'date') return /^\d{4}-\d\d-\d\d$/.test(text) && text !== '2026-02-30';
    return text.length <= maxLength;
  }

  private badText(): fc.Arbitrary<WireRequest> {
    const good = this.valid().filter(({ body }) => typeof body === 'string');
    const bad: [string, (text: string) => string | Uint8Array<ArrayBuffer> | undefined, string?][] =
      [
        ['no body', () => undefined],
        ['an empty body', () => ''],
        ['cut JSON', (text) => text.slice(0, -1)],
        ['more than JSON', (text) => `${text}}`],
        ['single quotes', (text) => text.replaceAll('"', "'")],
        [
          'no UTF-8',
          (text) =>
            Buffer.concat([Buffer.from(text.slice(0, -2)), Buffer.from([0xff, 0xfe, 0x22, 0x7d])]),
        ],
        ['UTF-16', (text) => Buffer.from(text, 'utf16le')],
        ['text/plain', (text) => text, 'text/plain'],
        ['no content type', (text) => Buffer.from(text), ''],
        ['a form', () => 'a=b&c=d', 'application/x-www-form-urlencoded'],
        ['deep nesting', () => '['.repeat(200_000) + ']'.repeat(200_000)],
        ['deep objects', () => '{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000)],
        ['a body too large', (text) => text + ' '.repeat(1_100_000)],
        ['a bare NUL', () => '"\\u0000"'],
      ];
    return fc.tuple(good, fc.constantFrom(...bad)).map(([request, [what, spoil, type]]) => ({
      ...request,
      what,
      body: spoil(String(request.body)),
      headers: type === undefined ? request.headers : { ...request.headers, 'Content-Type': type },
    }));
  }

  /**
   * JSON that breaks the schema: a valid body with a few of its places changed, a surprise in it,
   * or something else in its place.
   */
  private badBody(): fc.Arbitrary<WireRequest> {
    const pointer = this.operation.bodyPointer ?? '';
    const good = this.schemas.validAt(pointer);
    const bad = fc.oneof(
      {
        weight: 4,
        arbitrary: fc.tuple(good, fc.nat()).map(([body, turn]) => mutate(body, randomFrom(turn))),
      },
      {
        weight: 1,
        arbitrary: fc
          .tuple(good, fc.constantFrom('is_admin', 'id', '__proto__', 'constructor', '', 'a b'))
          .map(([body, key]) =>
            JSON.stringify(body).replace('{', `{${JSON.stringify(key)}:{"a":1},`),
          ),
      },
      { weight: 1, arbitrary: fc.json() },
      { weight: 1, arbitrary: good.map((body) => JSON.stringify([body])) },
    );
    const breaks = bad.filter(
      (text) => text.includes('\\u0000') || errorsAt(pointer, JSON.parse(text)).length > 0,
    );
    return fc
      .tuple(this.parts(), breaks)
      .map(([parts, body]) => this.request('a body against the schema', { ...parts, body }));
  }

  private parameters(where: ParameterObject['in']): ParameterObject[] {
    return this.operation.parameters.filter((parameter) => parameter.in === where);
  }

  private pathValues(): fc.Arbitrary<Values> {
    const value = ({ schema }: ParameterObject) => {
      // A URL resolves the two dots away, and half a character has no encoding.
      const any = this.schemas
        .of(schema)
        .map(String)
        .filter((text) => !/^\.{1,2}$/.test(text) && !halfCharacter.test(text));
      return (
        this.schemas.resolve(schema).enum
          ? any
          : fc.oneof({ weight: 6, arbitrary: fc.constant(knownId) }, { weight: 1, arbitrary: any })
      ).map(encodeURIComponent);
    };
    return fc.record(
      Object.fromEntries(
        this.parameters('path').map((parameter) => [parameter.name, value(parameter)]),
      ),
    );
  }

  private parts(): fc.Arbitrary<Parts> {
    const query = this.parameters('query');
    const fields = Object.fromEntries(
      query.map(({ name, schema }) => [name, this.schemas.of(schema).map(String)]),
    );
    const { bodyPointer } = this.operation;
    return fc.record({
      path: this.pathValues(),
      query: fc
        .record(fields, {
          requiredKeys: query.filter(({ required }) => required).map(({ name }) => name),
        })
        .map((values) => new URLSearchParams(values)),
      body:
        bodyPointer === undefined
          ? fc.constant(undefined)
          : this.schemas.validAt(bodyPointer).map((body) => JSON.stringify(body)),
    });
  }

  private request(what: string, { path, query, body }: Parts): WireRequest {
    const address = this.operation.path.replaceAll(
      /\{(\w+)\}/g,
      (_, name: string) => path[name] ?? '',
    );
    const search = query.size > 0 ? `?${query.toString()}` : '';
    const headers: Record<string, string> = {};
    if (!this.operation.isPublic) headers['Authorization'] = this.authorization;
    if (body !== undefined) headers['Content-Type'] = 'application/json';
    return { what, path: `/api${address}${search}`, headers, body };
  }
}
