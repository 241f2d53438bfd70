import { describe, expect, it } from 'vitest';
import { isBlank, isLongText, isolate, matchesSearch, textLength, trimText } from '~/lib/text';

it.each([
  ['', false],
  ['short', false],
  ['a\nb\nc\nd', false],
  ['a\nb\nc\nd\ne', true],
  ['\n\n\n\n', true],
  ['x'.repeat(40), false],
  ['x'.repeat(41), true],
  [`${'x'.repeat(21)}\ny\nz`, true],
  [`${'x'.repeat(20)}\ny\nz`, false],
])('%j needs more than four lines of ten characters: %s', (text, isLong) =>
  expect(isLongText(text, 4, 10)).toBe(isLong),
);

it.each([
  ['', [undefined], true],
  ['  ', [], true],
  ['oka', ['Amara OKAFOR'], true],
  [' okafor ', [null, 'amara.okafor@example.com'], true],
  ['104', [1042], true],
  ['okafor', ['Jonas', undefined, {}, Number.NaN], false],
  ['undefined', [undefined], false],
  ['—', [null], false],
  ['JOSÉ', ['jose\u0301 P'], true],
  ['jose\u0301', ['José'], true],
  ['soft', ['so\u00adft'], true],
  ['\u200b\u2800', ['Jonas'], true],
  ['é', ['Jonas'], false],
])('%j is found in %j: %s', (search, values, isFound) =>
  expect(matchesSearch(search)(...values)).toBe(isFound),
);

describe('Text of which nothing can be seen (R49)', () => {
  it.each([
    '',
    ' \t\r\n\u00a0\u3000\u2028',
    '\u200b\u2060\ufeff',
    '\u200d\u200c\u034f',
    '\u00ad',
    '\u3164',
    '\u115f\u1160',
    '\uffa0',
    '\u2800',
    '\u{1d159}',
    '\u202e\u202c\u2067\u2069\u061c',
    '\u0000\u0007\u0085',
    '\ufe0f\u{e0020}',
    '\u180e\u17b4',
  ])('%j is empty', (text) => {
    expect(isBlank(text)).toBe(true);
    expect(trimText(text)).toBe('');
  });
  it.each(['a', '0', '.', '-', '\u200bx', 'می\u200cخواهم', '👩\u200d💻', '\ufffd'])(
    '%j is not',
    (text) => expect(isBlank(text)).toBe(false),
  );
  it('counts characters as the server does', () => expect(textLength(' 😀é '.repeat(2))).toBe(6));
  it('keeps what is inside of a text', () =>
    expect(trimText('  می\u200cخواهم ')).toBe('می\u200cخواهم'));
});

describe('A value in the middle of a sentence', () => {
  const [isolateStart, isolateEnd] = ['\u2068', '\u2069'];
  it.each([
    ['Jane Doe', 'Jane Doe'],
    ['Łukasz 李 Ünal', 'Łukasz 李 Ünal'],
    [1042, '1042'],
    [null, '—'],
    ['\u200b', '—'],
    ['evil \u202eeman', `${isolateStart}evil \u202eeman${isolateEnd}`],
    ['מרים', `${isolateStart}מרים${isolateEnd}`],
    ['a\u2067b', `${isolateStart}ab${isolateEnd}`],
    ['a\u2069b\u202e', `${isolateStart}ab\u202e${isolateEnd}`],
    ['a\u2069\u2066b\u2069', `${isolateStart}ab${isolateEnd}`],
  ])('%j is %j', (value, text) => expect(isolate(value)).toBe(text));
});
