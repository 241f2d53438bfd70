import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readObject, readPage, readRows, readTotalledPage } from '~/api/http/page';
import { hostileValue } from '../../lib/hostileValues';
import { runs } from '../../propertyRuns';

const rows = [{ id: 1 }, { id: 2 }];
const page = { count: 42, results: rows };

describe('the list reader (R2)', () => {
  it.each([
    ['plain', { count: 42, next: null, previous: null, results: rows }, page],
    ['MT5 accounts and users', { result: { results: rows, count: 42 }, total_accounts: 42 }, page],
    ['competitions', { results: { results: rows, count: 42 }, active: 1 }, page],
    ['competition detail', { results: rows, id: 7, name: 'Spring' }, { count: 2, results: rows }],
    ['positions', { result: rows, balance: 5, equity: 6 }, { count: 2, results: rows }],
    ['bare array', rows, { count: 2, results: rows }],
    ['count outside of the inner envelope', { count: 42, results: { results: rows } }, page],
    ['no count', { results: rows }, { count: 2, results: rows }],
    ['count in digits', { results: rows, count: '42' }, page],
    [
      'count in digits that no number holds',
      { results: rows, count: '99999999999999999999' },
      { count: 2, results: rows },
    ],
    ['count of spaces', { results: rows, count: ' ' }, { count: 2, results: rows }],
    ['null count', { results: rows, count: null }, { count: 2, results: rows }],
    ['count of the wrong type', { results: rows, count: 'many' }, { count: 2, results: rows }],
    ['negative count', { results: rows, count: -1 }, { count: 2, results: rows }],
    ['count below the rows', { results: rows, count: 1 }, { count: 2, results: rows }],
    ['null results', { count: 0, results: null }, { count: 0, results: [] }],
    ['null results with a count', { count: 5, results: null }, { count: 5, results: [] }],
    ['null result', { result: null }, { count: 0, results: [] }],
    ['inner null results', { result: { results: null, count: 3 } }, { count: 3, results: [] }],
    ['empty', { count: 0, results: [] }, { count: 0, results: [] }],
    ['a page past the end', { count: 42, results: [] }, { count: 42, results: [] }],
    [
      'rows that are none',
      { count: 42, results: [null, rows[0], 7, 'x', [], undefined, rows[1]] },
      page,
    ],
  ])('%s', (_name, body, expected) => expect(readPage(body)).toEqual(expected));

  it.each([
    undefined,
    null,
    0,
    '',
    'x',
    true,
    {},
    { message: 'ok' },
    { results: 'x' },
    { result: 5 },
    { results: {} },
    { results: { rows } },
    { count: 3 },
  ])('throws for %j: it has no list', (body) => expect(() => readPage(body)).toThrow(TypeError));

  it('returns rows that are objects, at most as many as counted, or throws a TypeError', () => {
    const body = fc.oneof(
      hostileValue,
      fc.record({ count: hostileValue, results: fc.oneof(fc.array(hostileValue), hostileValue) }),
      fc.record({ result: fc.record({ count: hostileValue, results: fc.array(hostileValue) }) }),
    );
    fc.assert(
      fc.property(body, (answer) => {
        try {
          const { count, results } = readPage(answer);
          expect(count).toBeGreaterThanOrEqual(results.length);
          expect(results.every((row) => typeof row === 'object' && row !== null)).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(TypeError);
        }
      }),
      runs,
    );
  });
});

describe('totals in the envelope (R2)', () => {
  it.each([
    [
      'outside of a nested envelope',
      { result: { results: rows, count: 42 }, total: 7, sum: '1.50' },
      { total: 7, sum: '1.50' },
    ],
    [
      'outside of the other nested envelope',
      { results: { results: rows, count: 42 }, total: 0, sum: null },
      { total: 0, sum: null },
    ],
    ['in a plain envelope', { count: 42, results: rows, total: 7 }, { total: 7 }],
    [
      'inside of the nested envelope',
      { result: { results: rows, count: 42, total: 7 } },
      { total: 7 },
    ],
    [
      'outside rather than inside',
      { result: { results: rows, count: 42, total: 7 }, total: 8 },
      { total: 8 },
    ],
    ['not at all', { count: 42, results: rows, other: 7 }, {}],
  ])('%s', (_name, body, totals) =>
    expect(readTotalledPage(body, ['total', 'sum'])).toEqual({ ...page, totals }),
  );

  it('has no totals for a bare array', () =>
    expect(readTotalledPage(rows, ['total'])).toEqual({ count: 2, results: rows, totals: {} }));

  it("don't make a list of what is none", () =>
    expect(() => readTotalledPage({ total: 7 }, ['total'])).toThrow(TypeError));
});

describe('single objects (R3) and the rows in them', () => {
  it.each([undefined, null, 0, '', 'x', true, [], [{}]])(
    "throws for %j: it isn't an object",
    (body) => expect(() => readObject(body)).toThrow(TypeError),
  );

  it('returns an object unchanged', () => expect(readObject(page)).toBe(page));

  it.each([null, undefined, {}, 'x', 3])('returns no rows for %j', (list) =>
    expect(readRows(list)).toEqual([]),
  );
});
