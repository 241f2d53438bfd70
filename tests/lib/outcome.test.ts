import { describe, expect, it } from 'vitest';
import { isOutcomeUnknown, wasSaved } from '~/lib/outcome';

it('an outcome is unknown without a response, after a success that can’t be read, and after a gateway’s error (R32)', () => {
  const statuses = [0, 200, 201, 204, 400, 401, 403, 404, 409, 422, 500, 501, 502, 503, 504];
  expect(statuses.filter((status) => isOutcomeUnknown({ status }))).toEqual([
    0, 200, 201, 204, 502, 504,
  ]);
});

describe('whether a save was made (R32)', () => {
  type Values = Record<string, number>;
  const saved = (before: Values, sent: Values, after: Values) =>
    wasSaved(Object.keys(sent), (field, a: Values, b) => a[field] === b[field], {
      before,
      sent,
      after,
    });

  it.each<[string, Values, Values, Values, boolean | undefined]>([
    [
      'all fields have changed as they were sent',
      { a: 1, b: 1 },
      { a: 2, b: 2 },
      { a: 2, b: 2 },
      true,
    ],
    [
      'all have changed, one into something else: the server wrote it in its own way',
      { a: 1, b: 1 },
      { a: 2, b: 2 },
      { a: 2, b: 3 },
      true,
    ],
    ['none has', { a: 1, b: 1 }, { a: 2, b: 2 }, { a: 1, b: 1 }, false],
    ['some have, others have not', { a: 1, b: 1 }, { a: 2, b: 2 }, { a: 2, b: 1 }, undefined],
    [
      'one that was there already says nothing',
      { a: 2, b: 1 },
      { a: 2, b: 2 },
      { a: 2, b: 1 },
      false,
    ],
    ['all were there already: it is as it should be', { a: 2 }, { a: 2 }, { a: 2 }, true],
    ['a field that was not sent says nothing', { a: 1, c: 1 }, { a: 2 }, { a: 1, c: 9 }, false],
  ])('%s', (_name, before, sent, after, expected) =>
    expect(saved(before, sent, after)).toBe(expected),
  );
});
