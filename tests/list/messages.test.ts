import { describe, expect, it } from 'vitest';
import { exportMessages } from '~/list/saveList';
import { partialText, wholeText } from '~/list/messages';

const words = { one: 'user', many: 'users' };
const readAt = new Date(2026, 2, 14, 14, 2).toISOString();
const whole = {
  words,
  isSearched: true,
  count: 10_000,
  progress: undefined,
  readAt: undefined,
  isComplete: true,
};

describe('what a list says of the rows that its filters act on', () => {
  it('one of several pages (R22)', () =>
    expect(partialText({ searched: 20, count: 10_000 })).toBe(
      'Filtering this page only (20 of 10,000)',
    ));

  it.each([
    ['reading begins', { progress: { collected: 0, count: 0 } }, 'Loading all users …'],
    [
      'reading',
      { progress: { collected: 3000, count: 10_000 } },
      'Loading 3,000 of 10,000 users …',
    ],
    ['all', { readAt }, 'Filtering all 10,000 users, updated 14:02'],
    ['all that match', { isSearched: false, count: 1, readAt }, 'All 1 user, updated 14:02'],
    [
      'rows may be missing',
      { readAt, isComplete: false },
      'Filtering all 10,000 users, updated 14:02. The list kept changing, so some users may be missing.',
    ],
    ['reading failed', {}, ''],
  ])('%s', (_what, reading, text) => expect(wholeText({ ...whole, ...reading })).toBe(text));
});

it('an export says what it saved, or why it did not', () =>
  expect([
    exportMessages.done(1, 0, words),
    exportMessages.done(1200, 3, words),
    exportMessages.incomplete(1, words),
    exportMessages.incomplete(0, words),
  ]).toEqual([
    'Exported 1 user',
    'Exported 1,200 users. 3 appeared twice because the list changed during the export. The file has each once',
    'The server left out 1 user. No file was saved',
    'The list kept changing, so some users may be missing. No file was saved',
  ]));
