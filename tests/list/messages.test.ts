import { describe, expect, it } from 'vitest';
import { exportMessages } from '../../src/list/saveList';
import { filteredEmptyText, searchedText } from '../../src/list/messages';

const words = { one: 'user', many: 'users' };
const readAt = new Date(2026, 2, 14, 14, 2).toISOString();
const unread = { progress: undefined, readAt: undefined, isComplete: true };
const ofPage = {
  words,
  filtersActOn: 'page',
  isWhole: false,
  ofPage: 20,
  count: 10_000,
  whole: unread,
} as const;

describe('what a list says of the rows that its filters act on', () => {
  it.each([
    ['one of several pages (R22)', ofPage, 'Filtering this page only (20 of 10,000)'],
    ['the only page', { ...ofPage, ofPage: undefined }, ''],
    ['the server applies them', { ...ofPage, filtersActOn: 'server' }, ''],
    [
      'reading begins',
      { ...ofPage, isWhole: true, whole: { ...unread, progress: { collected: 0, count: 0 } } },
      'Reading all users …',
    ],
    [
      'reading',
      {
        ...ofPage,
        isWhole: true,
        whole: { ...unread, progress: { collected: 3000, count: 10_000 } },
      },
      'Reading 3,000 of 10,000 users …',
    ],
    [
      'all',
      { ...ofPage, isWhole: true, whole: { ...unread, readAt } },
      'Searches all 10,000 users, read at 14:02',
    ],
    [
      'all that match',
      { ...ofPage, filtersActOn: 'server', count: 1, isWhole: true, whole: { ...unread, readAt } },
      'All 1 user, read at 14:02',
    ],
    [
      'rows may be missing',
      { ...ofPage, isWhole: true, whole: { ...unread, readAt, isComplete: false } },
      'Searches all 10,000 users, read at 14:02. The list kept changing while it was read, so users may be missing.',
    ],
    ['reading failed', { ...ofPage, isWhole: true }, ''],
  ] as const)('%s', (_what, reading, text) => expect(searchedText(reading)).toBe(text));

  it('says where nothing was found', () =>
    expect(
      [
        { isOn: false, note: 'Filtering this page only (20 of 47)' },
        { isOn: false, note: '' },
        { isOn: true, note: 'Searches all 47 users, read at 14:02' },
      ].map((whole) => filteredEmptyText({ whole })),
    ).toEqual([
      'Only this page was searched.',
      'All pages were searched.',
      'All pages were searched.',
    ]));
});

it('an export says what it saved, or why it did not', () =>
  expect([
    exportMessages.done(1, 0, words),
    exportMessages.done(1200, 3, words),
    exportMessages.incomplete(1, words),
    exportMessages.incomplete(0, words),
  ]).toEqual([
    'Exported 1 user',
    'Exported 1,200 users. 3 came twice because the list changed meanwhile. The file has each once',
    'The server left out 1 user. No file was saved',
    'The list kept changing while it was read, so users may be missing. No file was saved',
  ]));
