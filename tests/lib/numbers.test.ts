import { expect, it } from 'vitest';
import { countOf } from '~/lib/numbers';

const replies = { one: 'reply', many: 'replies' };

it.each([
  [1, 'user', '1 user'],
  [0, 'user', '0 users'],
  [1, replies, '1 reply'],
  [10_000, replies, '10,000 replies'],
])('%i of %o is %s', (count, words, text) => {
  expect(countOf(count, words)).toBe(text);
});
