import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { collectRows } from '~/api/http/allPages';
import { firstRows } from '~/api/http/eachPage';
import { ApiError } from '~/api/http/errors';
import { findPayout } from '~/features/payouts/api';
import type { Payout } from '~/api/types';
import { buildPayout } from '../../fixtures/payouts';
import { printCount, seed } from '../../propertyRuns';

const payouts = (count: number, from = 1): Payout[] =>
  Array.from({ length: count }, (_, index) => buildPayout({ id: from + index }));
const idsOf = (rows: readonly Payout[]) => rows.map(({ id }) => Number(id));
const quiet = () => undefined;

interface Asked {
  page: number;
  pageSize: number;
}

/**
 * A list of a server that gives at most `cap` rows at a time. `between` is what happens to it after
 * each reading.
 */
function cappedList(
  start: readonly Payout[],
  cap: number,
  between: (rows: Payout[]) => Payout[] = (rows) => rows,
  offsetBy: 'cap' | 'asked' = 'cap',
) {
  let rows = [...start];
  return {
    now: () => rows,
    read: vi.fn(({ page, pageSize }: Asked) => {
      const size = Math.min(cap, pageSize);
      const from = (page - 1) * (offsetBy === 'cap' ? size : pageSize);
      const answer = { count: rows.length, results: rows.slice(from, from + size) };
      rows = between(rows);
      return Promise.resolve(answer);
    }),
  };
}

const caps = [1, 7, 10, 100, 1000];

describe.each(caps)('a server that gives at most %i rows at a time', (cap) => {
  it.each(['cap', 'asked'] as const)(
    'gives all 34 payouts, each once, in order (pages by the %s)',
    async (offsetBy) => {
      const { read } = cappedList(payouts(34), cap, undefined, offsetBy);
      expect(await collectRows(read, quiet)).toEqual({
        rows: payouts(34),
        repeated: 0,
        missing: 0,
        isWhole: true,
      });
      expect(read.mock.calls.length).toBe(Math.ceil(34 / Math.min(cap, 100)));
    },
  );

  it('gives the first 50 of them to the evidence, and reads no more', async () => {
    const { read } = cappedList(payouts(120), cap);
    expect(idsOf((await firstRows(read, 50)).results)).toEqual(idsOf(payouts(50)));
    expect(read.mock.calls.length).toBe(Math.ceil(50 / Math.min(cap, 50)));
    expect(await firstRows(cappedList(payouts(34), cap).read, 50)).toEqual({
      count: 34,
      results: payouts(34),
    });
  });

  it('finds a payout again that is not on the first page', async () => {
    const { read } = cappedList(payouts(34), cap);
    expect(await findPayout(buildPayout({ id: 34 }), { readPage: read })).toMatchObject({ id: 34 });
  });

  it('a page that fails rejects: there is no half of a list', async () => {
    const { read } = cappedList(payouts(2 * cap + 1), cap);
    const failing = (asked: Asked) =>
      asked.page === 2 ? Promise.reject(new Error('cut')) : read(asked);
    await expect(collectRows(failing, quiet)).rejects.toThrow('cut');
  });

  it('gives every row that stays exactly once, whatever arrives and leaves meanwhile', async () => {
    let whole = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 60 }),
        fc.array(fc.integer({ min: -15, max: 15 }), { maxLength: 12 }),
        async (size, moves) => {
          let next = 1000;
          const list = cappedList(payouts(size), cap, (rows) => {
            const move = moves.shift() ?? 0;
            next += 100;
            return move < 0 ? rows.slice(-move) : [...payouts(move, next), ...rows];
          });
          const found = await collectRows(list.read, quiet);
          const ids = idsOf(found.rows);
          expect(new Set(ids).size).toBe(ids.length);
          if (!found.isWhole) return;
          whole += 1;
          // Those that were there from the first reading to the last.
          expect(ids).toEqual(expect.arrayContaining(idsOf(list.now()).filter((id) => id < 1000)));
        },
      ),
      { seed, numRuns: 200 },
    );
    expect(whole).toBeGreaterThan(150);
    printCount(`lists read whole from a server that gives ${cap} rows at a time`, whole);
  });
});

describe('the largest pages that a server accepts (R281)', () => {
  const refusing = (most: number, status = 400) => {
    const { read } = cappedList(payouts(2500), 1000);
    return vi.fn((asked: Asked) =>
      asked.pageSize > most ? Promise.reject(new ApiError(status, 'Too many')) : read(asked),
    );
  };

  it.each([
    [1000, 3],
    [100, 26],
    [10, 252],
  ])('at most %i a page: %i calls', async (most, calls) => {
    const read = refusing(most);
    expect(idsOf((await collectRows(read, quiet)).rows)).toEqual(idsOf(payouts(2500)));
    expect(read).toHaveBeenCalledTimes(calls);
  });

  it('another failure is not about the size', async () => {
    const read = refusing(100, 503);
    await expect(collectRows(read, quiet)).rejects.toThrow('Too many');
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('reads four pages at the same time, and gives them in their order', async () => {
    const { read } = cappedList(payouts(90), 10);
    let open = 0;
    let most = 0;
    const pages: number[] = [];
    const found = await collectRows(
      async (asked: Asked) => {
        open += 1;
        most = Math.max(most, open);
        // The later a page, the sooner it comes.
        for (let turn = asked.page; turn < 12; turn += 1) await Promise.resolve();
        open -= 1;
        return read(asked);
      },
      (_progress, rows) => pages.push(Number(rows[0]?.id)),
    );
    expect(most).toBe(4);
    expect(pages).toEqual([1, 11, 21, 31, 41, 51, 61, 71, 81]);
    expect(idsOf(found.rows)).toEqual(idsOf(payouts(90)));
  });
});

describe('a list that cannot be read whole', () => {
  it('is not called whole if rows leave during every reading', async () => {
    const { read } = cappedList(payouts(200), 10, (rows) => rows.slice(1));
    expect(await collectRows(read, quiet)).toMatchObject({ isWhole: false });
  });

  it('is not called whole if the server counts more than it gives', async () => {
    const { read } = cappedList(payouts(30), 10);
    const found = await collectRows(
      async (asked) => ({ ...(await read(asked)), count: 34 }),
      quiet,
    );
    expect(found).toMatchObject({ isWhole: false, missing: 4 });
  });

  it.each([
    [0, 3],
    [34, 9],
    [1000, 9],
  ])('ends after two empty pages: %i rows, and a count far above', async (size, most) => {
    const { read } = cappedList(payouts(size), 10_000, undefined, 'asked');
    const lying = vi.fn(async (asked: Asked) => ({ ...(await read(asked)), count: 300_000 }));
    const found = await collectRows(lying, quiet);
    expect(idsOf(found.rows)).toEqual(idsOf(payouts(size)));
    expect(found).toMatchObject({ isWhole: false, missing: 300_000 - size });
    expect(lying.mock.calls.length).toBeLessThanOrEqual(most);
  });

  it('one empty page between others ends nothing', async () => {
    const { read } = cappedList(payouts(90), 10);
    const found = await collectRows(
      (asked) => (asked.page === 4 ? Promise.resolve({ count: 90, results: [] }) : read(asked)),
      quiet,
    );
    expect(found.rows).toHaveLength(80);
  });
});
