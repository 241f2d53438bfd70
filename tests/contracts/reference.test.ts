import { createHash } from 'node:crypto';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import bundle from '../../openapi/openapi.bundle.json' with { type: 'json' };
import { readReadings } from '../../openapi/readings.mjs';
import { referencePage, referencePolicy } from '../../openapi/reference/page.mjs';
import { defaultConfig } from '../../contracts/provider/core/config';
import { loadDocument, operationsOf } from '../../contracts/provider/openapi/document';

const document = loadDocument(defaultConfig.openApiFile);
const operations = operationsOf(document);

interface Media {
  examples?: Record<string, { value: unknown }>;
  example?: unknown;
}

const at = (pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], document);

const examplesAt = (schemaPointer: string) => {
  const { examples = {}, example } = at(schemaPointer.replace(/\/schema$/, '')) as Media;
  return [
    ...Object.values(examples).map(({ value }) => value),
    ...(example === undefined ? [] : [example]),
  ];
};

const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(bundle, 'document');

const bodies = operations.flatMap(({ id, bodyPointer, responsePointers }) => [
  ...(bodyPointer === undefined ? [] : [[`${id}, request`, bodyPointer] as const]),
  ...[...responsePointers]
    .filter(([, pointer]) => pointer !== '')
    .map(([status, pointer]) => [`${id}, answer ${status}`, pointer] as const),
]);

describe('examples of the document', () => {
  it('are there for the request and every answer of each operation', () => {
    const without = bodies.filter(([, pointer]) => examplesAt(pointer).length === 0);
    expect(without.map(([name]) => name)).toEqual([]);
    expect(bodies.filter(([name]) => name.endsWith('request'))).toHaveLength(12);
  });

  it.each(bodies)('%s: they are valid', (_name, pointer) => {
    for (const example of examplesAt(pointer)) {
      ajv.validate({ $ref: `document${pointer}` }, example);
      expect(ajv.errors, JSON.stringify(example)).toBeNull();
    }
  });
});

/** The examples of a body by their name, which a request and its answer share. */
const named = (pointer: string) => (at(pointer.replace(/\/schema$/, '')) as Media).examples ?? {};

it('the answer to a request is about what was sent', () => {
  const wrong = operations.flatMap(({ id, bodyPointer, responsePointers }) =>
    [...responsePointers]
      .filter(
        ([status, pointer]) =>
          status.startsWith('2') && pointer !== '' && bodyPointer !== undefined,
      )
      .flatMap(([, pointer]) =>
        Object.entries(named(pointer)).flatMap(([name, { value: answer }]) => {
          // A refresh replaces the token that was sent.
          const {
            first_name: first,
            last_name: last,
            refresh_token: _replaced,
            ...sent
          } = (named(bodyPointer ?? '')[name]?.value ?? {}) as Record<string, string>;
          const told = first ? { ...sent, full_name: `${first} ${last ?? ''}` } : sent;
          const of = answer as Record<string, unknown>;
          // An address that was changed in part has more in the answer.
          const others = Object.entries(told).filter(
            ([key, value]) => key in of && typeof value !== 'object' && of[key] !== value,
          );
          return others.map(([key]) => `${id}, ${name}: ${key}`);
        }),
      ),
  );
  expect(wrong).toEqual([]);
});

describe('the page', () => {
  const html = referencePage(document);
  const matches = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found);

  it('begins with its content: the links of its contents are closed until they are asked for', () => {
    expect(html).toContain('<nav aria-label="Contents"><details><summary>Contents</summary><ul>');
  });

  it('names one reading as one, and an answer by its status', () => {
    expect(html).toContain('Rests on the reading <a href="#r108">R108</a>.');
    expect(html).not.toMatch(/Rests on the readings <a[^>]*>R\d+<\/a>\./);
    expect(html).toContain('<h4>Answer 200</h4>');
    expect(html).toContain('<h4>Any other answer</h4>');
  });

  it('has every operation with its address, and every schema', () => {
    for (const { id, method, path } of operations) {
      expect(html).toContain(`<h3 id="${id}">`);
      expect(html).toContain(`<span class="method">${method}</span> <code>${path}</code>`);
    }
    const { schemas } = document['components'] as { schemas: object };
    expect(matches(/<h3 id="schema-(\w+)"/g)).toEqual(Object.keys(schemas));
  });

  it('loads nothing, runs nothing, and its policy allows its own style', () => {
    expect(html).not.toMatch(
      /<script|<link [^>]*href="(?!data:)|<img|<iframe|\son\w+="|\sstyle="|\ssrc=/,
    );
    const [style = ''] = matches(/<style>([^]*?)<\/style>/g);
    expect(referencePolicy).toContain(
      `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    );
  });

  it('leads nowhere that is not there', () => {
    const ids = matches(/ id="([^"]+)"/g);
    expect(new Set(ids).size).toBe(ids.length);
    expect(matches(/href="#([^"]+)"/g).filter((id) => !ids.includes(id))).toEqual([]);
    expect([...new Set(matches(/href="([^#"][^"]*)"/g))]).toEqual(['data:,', 'openapi.json']);
  });

  it('shows text of the document as text', () => {
    const hostile = structuredClone(document);
    (hostile['info'] as { description: string }).description = '<script>alert(1)</script> & `<b>`';
    expect(referencePage(hostile)).toContain(
      '<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp; <code>&lt;b&gt;</code></p>',
    );
  });
});

it('every reading of the list is read whole', () => {
  const readings = readReadings();
  expect(readings.find(({ number }) => number === 'R3')).toEqual({
    number: 'R3',
    title: 'Single objects',
    text: 'They have no envelope: user, KYC record, wallet, challenge, dashboard, user statistics, created\nuser.',
  });
  expect(readings.filter(({ text }) => text === '')).toEqual([]);
});
