import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  contentFileLimits,
  contentFileSizeProblem,
  readContentFile,
  writeContentFile,
  type FileProblem,
  jsonErrorPlace,
  planImport,
} from '~/features/content/contentFile';
import { itemKey, type ContentItems } from '~/features/content/model';
import { importCounts } from '~/features/content/messages';
import { buildFaq, buildRule } from '../../fixtures/content';
import { printCount, runs } from '../../propertyRuns';
import { anyContent } from './contentValues';
import { hostileValue } from '../../lib/hostileValues';

const at = '2026-03-14T10:00:00Z';
const file = (more: Record<string, unknown>) =>
  JSON.stringify({ format: 'admin-console-content', version: 1, faqs: [], ...more });
const said = (text: string) =>
  (readContentFile(text).problems ?? []).map(({ where, what }: FileProblem) =>
    where === '' ? what : `${where} ${what}`,
  );
const newIds = () => {
  let next = 0;
  return () => `new-${++next}`;
};
const replaced = (current: ContentItems, text: string) =>
  planImport(current, readContentFile(text).items ?? [], 'replace', newIds()).items;

describe('an exported file', () => {
  it('has a version and section 3’s field names', () =>
    expect(JSON.parse(writeContentFile([buildRule('7'), buildFaq('1')], at))).toEqual({
      format: 'admin-console-content',
      version: 1,
      exported_at: at,
      faqs: [{ id: '1', question: 'Question 1?', answer: 'Answer 1.', category: 'Account' }],
      rules: [
        { id: '7', category: 'Risk Management', title: 'Title 7', description: 'Description 7.' },
      ],
    }));

  it("importing it with 'replace' restores the exported content", () => {
    let seen = 0;
    fc.assert(
      fc.property(anyContent, anyContent, (items, current) => {
        const text = writeContentFile(items, at);
        expect(readContentFile(text)).toEqual({ items });
        expect(replaced(current, text)).toEqual(items);
        expect(planImport(items, readContentFile(text).items ?? [], 'add', newIds())).toEqual({
          items,
          counts: { added: 0, updated: 0, skipped: items.length, removed: 0 },
        });
        seen += 1;
      }),
      runs,
    );
    printCount('exports imported', seen);
  });

  it('reading any file never throws, and returns items or problems', () => {
    let seen = 0;
    const entry = fc.record(
      {
        id: hostileValue,
        question: hostileValue,
        answer: hostileValue,
        category: hostileValue,
        title: hostileValue,
        description: hostileValue,
      },
      { requiredKeys: [] },
    );
    const json = fc.oneof(
      fc.json(),
      hostileValue.map((value) => JSON.stringify(value) ?? ''),
      fc
        .record({
          faqs: fc.oneof(hostileValue, fc.array(entry)),
          rules: fc.oneof(hostileValue, fc.array(entry)),
        })
        .map((lists) => file(lists)),
      fc.string(),
      fc
        .tuple(anyContent, fc.nat())
        .map(([items, length]) => writeContentFile(items, at).slice(0, length)),
    );
    fc.assert(
      fc.property(json, (text) => {
        const { items, problems } = readContentFile(text);
        expect(items === undefined).not.toBe(problems === undefined);
        if (problems) expect(problems.length).toBeGreaterThan(0);
        seen += 1;
      }),
      runs,
    );
    printCount('hostile files read', seen);
  });
});

describe('problems of a file, with their places', () => {
  it.each([
    ['', ['This is not a JSON file: there is an error in line 1, column 1.']],
    [
      '{"faqs": [\n  {"id": }\n]}',
      ['This is not a JSON file: there is an error in line 2, column 10.'],
    ],
    ['[]', ['This is not a content export.']],
    ['{"faqs": []}', ['This is not a content export.']],
    [file({ version: 2 }), ['Only version 1 of this file can be imported.']],
    [file({ faqs: undefined }), ['This file has no FAQs or rules.']],
    [file({ faqs: {} }), ['faqs is not a list']],
    [file({ faqs: Array(501).fill({}) }), ['faqs has 501 entries; at most 500 can be imported']],
    [file({ faqs: [7] }), ['FAQ 1 is not an object']],
    [
      file({ faqs: [{}] }),
      ['FAQ 1, question is missing', 'FAQ 1, answer is missing', 'FAQ 1, category is missing'],
    ],
    [
      file({ faqs: [{ question: 7, answer: ' ', category: 'Odd' }] }),
      [
        'FAQ 1, question is not text',
        'FAQ 1, answer is empty',
        'FAQ 1, category is not one of Getting Started, Withdrawals, Account, Trading, Technical',
      ],
    ],
    [
      file({ rules: [buildRule('1'), { ...buildRule('2'), title: 'x'.repeat(201) }] }),
      ['Rule 2, title has more than 200 characters'],
    ],
    [
      file({ rules: [buildRule('1'), buildRule('2'), buildRule('1')] }),
      ['Rule 3, id is the same as for Rule 1'],
    ],
    [
      file({ rules: [{ ...buildRule('1'), id: {} }] }),
      ['Rule 1, id is not text of at most 100 characters'],
    ],
  ])('%s', (text, problems) => {
    expect(said(text)).toEqual(problems);
    expect(readContentFile(text).items).toBeUndefined();
  });

  it.each([
    [0, 'This file is empty.'],
    [1, undefined],
    [contentFileLimits.bytes, undefined],
    [contentFileLimits.bytes + 1, 'This file is larger than 1 MB, the limit for an import.'],
  ])('%d bytes: %s', (bytes, what) => expect(contentFileSizeProblem(bytes)).toBe(what));

  it.each([
    ['{"a": 1,}', 1, 9],
    ['[1,\n 2\n', 3, 1],
    ["{'a': 1}", 1, 2],
    ['{"a":1} x', 1, 9],
    ['["\\x"]', 1, 2],
    ['{"a" 1}', 1, 6],
    ['<html>', 1, 1],
  ])('%j has an error in line %d, column %d', (text, line, column) =>
    expect(jsonErrorPlace(text)).toEqual({ line, column }),
  );

  it('finds an error exactly if JSON.parse does', () => {
    const text = fc
      .tuple(fc.json({ stringUnit: 'binary' }), fc.nat(), fc.string({ maxLength: 2 }), fc.nat(2))
      .map(
        ([json, at, more, less]) =>
          json.slice(0, at % (json.length + 1)) +
          more +
          json.slice((at % (json.length + 1)) + less),
      );
    const isJson = (candidate: string) => {
      try {
        JSON.parse(candidate);
        return true;
      } catch {
        return false;
      }
    };
    fc.assert(
      fc.property(text, (candidate) => {
        expect(jsonErrorPlace(candidate) === undefined).toBe(isJson(candidate));
      }),
      runs,
    );
  });

  it('reads a file written by hand: with a byte order mark, without ids or with numbers as ids, with unknown fields', () => {
    const text = `\uFEFF${file({
      faqs: [
        { question: ' Q ', answer: 'A', category: 'Account', kind: 'rule', more: 1 },
        { ...buildFaq('2'), id: 2 },
      ],
    })}`;
    expect(readContentFile(text).items).toEqual([
      buildFaq('', { question: 'Q', answer: 'A' }),
      buildFaq('2'),
    ]);
  });
});

describe('planImport (R187)', () => {
  const current = [buildFaq('1'), buildRule('1'), buildFaq('2')];

  it.each([
    ['add', [], ['faq:1', 'rule:1', 'faq:2'], 'nothing changed'],
    ['replace', [], [], '3 removed'],
    ['add', [buildFaq('2')], ['faq:1', 'rule:1', 'faq:2'], '1 skipped'],
    ['add', [buildFaq('2', { answer: 'New' })], ['faq:1', 'rule:1', 'faq:2'], '1 updated'],
    [
      'add',
      [buildFaq('9'), buildRule('')],
      ['faq:1', 'rule:1', 'faq:2', 'faq:9', 'rule:new-1'],
      '2 added',
    ],
    [
      'replace',
      [buildFaq('9'), buildFaq('1', { answer: 'New' }), buildRule('1')],
      ['faq:9', 'faq:1', 'rule:1'],
      '1 added, 1 updated, 1 skipped, 1 removed',
    ],
    // An entry with the same texts is the same item, whatever its id.
    [
      'add',
      [buildFaq('', { question: 'Question 2?', answer: 'Answer 2.' })],
      ['faq:1', 'rule:1', 'faq:2'],
      '1 skipped',
    ],
    // Two entries with the same texts are two items.
    [
      'add',
      [buildFaq(''), buildFaq('')],
      ['faq:1', 'rule:1', 'faq:2', 'faq:new-1', 'faq:new-2'],
      '2 added',
    ],
    // An entry with the id takes precedence over one with the same texts.
    [
      'add',
      [
        buildFaq('', { question: 'Question 1?', answer: 'Answer 1.' }),
        buildFaq('1', { answer: 'New' }),
      ],
      ['faq:1', 'rule:1', 'faq:2', 'faq:new-1'],
      '1 added, 1 updated',
    ],
  ] as const)('%s %j', (mode, imported, keys, text) => {
    const { items, counts } = planImport(current, imported, mode, newIds());
    expect(items.map(itemKey)).toEqual(keys);
    expect(importCounts(counts)).toBe(text);
  });
});
