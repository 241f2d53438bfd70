import { expect, it } from 'vitest';
import { finding, isLongText } from '../../../src/domain/values/text';

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
])('%j needs more than four lines of ten characters: %s', (text, isLong) => expect(isLongText(text, 4, 10)).toBe(isLong));

it.each([
  ['', [undefined], true],
  ['  ', [], true],
  ['oka', ['Amara OKAFOR'], true],
  [' okafor ', [null, 'amara.okafor@example.com'], true],
  ['104', [1042], true],
  ['okafor', ['Jonas', undefined, {}, Number.NaN], false],
  ['undefined', [undefined], false],
  ['—', [null], false],
])('%j is found in %j: %s', (search, values, isFound) => expect(finding(search)(...values)).toBe(isFound));
