import { expect, it } from 'vitest';
import { isLongText } from '../../../src/domain/values/text';

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
