import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fillReply,
  findReplies,
  moveReply,
  parseReply,
  replyQuery,
  unfilledIn,
  validateReply,
  type Reply,
  importReplies,
  readRepliesFile,
  writeRepliesFile,
} from '~/features/support/replies/model';
import { seed } from '../../../propertyRuns';

const review: Reply = {
  id: 'a',
  name: 'Review',
  text: 'Hello {name}, ticket {ticket} is in review.',
};
const released: Reply = {
  id: 'b',
  name: 'Released',
  text: 'Hello {Name}, {amount} of ticket {ticket} was released.',
};
const both = [review, released];

describe('filling in a reply (R302)', () => {
  it.each([
    [review.text, { name: 'Ada', ticket: '7' }, 'Hello Ada, ticket 7 is in review.'],
    [released.text, { name: 'Ada', ticket: '7' }, 'Hello Ada, {amount} of ticket 7 was released.'],
    [review.text, { name: undefined, ticket: '7' }, 'Hello {name}, ticket 7 is in review.'],
    ['{name}', { name: '{ticket} $& {name}', ticket: '7' }, '{ticket} $& {name}'],
    ['{ name } {1} {}', { name: 'Ada', ticket: '7' }, '{ name } {1} {}'],
  ])('%j', (text, facts, filled) => expect(fillReply(text, facts)).toBe(filled));
});

describe('a placeholder that is left blocks sending (R304)', () => {
  it.each([
    ['Hello {name}', '{name}'],
    ['{amount} was released', '{amount}'],
    ['Two: {amount} and {name}', '{amount}'],
    ['{other} is in no reply', undefined],
    ['{"json": true} {{7*7}} {NAME}', undefined],
    ['', undefined],
  ])('%j has %j', (text, found) => expect(unfilledIn(text, both)?.text).toBe(found));

  it('says where it is', () =>
    expect(unfilledIn('Hello {name}', both)).toEqual({ text: '{name}', at: 6 }));

  it('nothing blocks an admin without replies, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(unfilledIn(text, [])).toBeUndefined();
      }),
      { seed },
    );
  });
});

it.each([
  ['/', ''],
  ['/pay out', 'pay out'],
  ['/pay\nout', undefined],
  [' /', undefined],
  ['', undefined],
  ['a/b', undefined],
])('%j searches for %j', (text, query) => expect(replyQuery(text)).toBe(query));

it('finds replies by every word, those with the words in the name first', () => {
  expect(findReplies(both, '')).toEqual(both);
  expect(findReplies(both, 'RELEASED').map(({ id }) => id)).toEqual(['b']);
  expect(
    findReplies([review, { ...released, name: 'Höllo' }], 'hollo').map(({ id }) => id),
  ).toEqual(['b']);
  expect(
    findReplies([released, { id: 'c', name: 'Ticket', text: 'x' }], 'ticket').map(({ id }) => id),
  ).toEqual(['c', 'b']);
  expect(findReplies(both, 'review nothing')).toEqual([]);
});

it('moves a reply one place; at an end nothing changes', () => {
  expect(moveReply(both, 'b', -1)).toEqual([released, review]);
  expect(moveReply(both, 'a', -1)).toBe(both);
  expect(moveReply(both, 'b', 1)).toBe(both);
  expect(moveReply(both, 'gone', 1)).toBe(both);
});

it.each([
  [
    { name: ' ', text: '' },
    { name: 'Name is required', text: 'Text is required' },
  ],
  [
    { name: 'a'.repeat(61), text: 'b'.repeat(5001) },
    { name: 'At most 60 characters', text: 'At most 5,000 characters' },
  ],
  [{ name: '😀'.repeat(60), text: '😀'.repeat(5000) }, {}],
])('the form of %j', (values, errors) => expect(validateReply(values)).toEqual(errors));

it.each([
  null,
  [],
  {},
  { id: 'a' },
  { id: '', name: 'a', text: 'b' },
  { id: 1, name: 'a', text: 'b' },
  { id: 'a', name: ' ', text: 'b' },
])('%j in storage is no reply', (raw) => expect(parseReply(raw)).toBeUndefined());

describe('the file of replies (R303)', () => {
  it('is read as it was written', () => {
    const text = writeRepliesFile(both, '2026-03-14T10:00:00Z');
    expect(readRepliesFile(`\uFEFF${text}`)).toEqual({
      replies: both.map(({ name, text: own }) => ({ name, text: own })),
    });
  });

  const file = (replies: unknown) =>
    JSON.stringify({ format: 'admin-console-replies', version: 1, replies });
  it.each([
    ['', 'This is not a JSON file.'],
    ['[]', 'This is not a replies export.'],
    [
      '{"format":"admin-console-replies","version":2}',
      'Only version 1 of this file can be imported.',
    ],
    [file({}), 'This file has no replies.'],
    [
      file([{ name: 'a', text: 'b' }, { name: 'a' }]),
      'Reply 2 needs a name of at most 60 and a text of at most 5000 characters.',
    ],
    [
      file([{ name: 'a'.repeat(61), text: 'b' }]),
      'Reply 1 needs a name of at most 60 and a text of at most 5000 characters.',
    ],
    [
      file(Array.from({ length: 201 }, () => ({ name: 'a', text: 'b' }))),
      'This file has 201 replies; at most 200 can be imported.',
    ],
    [' '.repeat(1_000_001), 'This file is larger than 1 MB, the limit for an import.'],
  ])('%.60j is refused', (text, problem) => expect(readRepliesFile(text)).toEqual({ problem }));

  it('changes replies of the same name and adds the others after them', () => {
    const made = importReplies(
      both,
      [
        { name: 'new', text: 'x' },
        { name: 'REVIEW', text: 'y' },
        { name: 'Released', text: released.text },
      ],
      () => 'c',
    );
    expect(made).toEqual({
      replies: [
        { id: 'a', name: 'REVIEW', text: 'y' },
        released,
        { id: 'c', name: 'new', text: 'x' },
      ],
      added: 1,
      changed: 1,
    });
  });
});
