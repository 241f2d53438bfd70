import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { collectRows, type CollectProgress } from '../../../src/api/http/allPages';
import {
  findPayout,
  type PayoutPageQuery,
  type PayoutSource,
} from '../../../src/features/payouts/api';
import type { Payout } from '../../../src/api/types';
import { buildPayout } from '../../fixtures/payouts';
import { seed } from '../../propertyRuns';

const payouts = (from: number, to: number): Payout[] =>
  Array.from({ length: to - from + 1 }, (_, index) => buildPayout({ id: from + index }));
const slice = (rows: readonly Payout[], { page, pageSize }: PayoutPageQuery) => ({
  count: rows.length,
  results: rows.slice((page - 1) * pageSize, page * pageSize),
});
const idsOf = (rows: readonly Payout[]) => rows.map(({ id }) => id);

/** A list that is another one from its nth reading on. */
const listOf = (...stages: Payout[][]) =>
  vi.fn((query: PayoutPageQuery) =>
    Promise.resolve(slice(stages[Math.min(reads(query), stages.length - 1)] ?? [], query)),
  );
/** As a server answers that gives a hundred rows at most. */
const capped = (query: PayoutPageQuery) => ({ ...query, pageSize: Math.min(100, query.pageSize) });

let readCount = 0;
const reads = (_query: PayoutPageQuery) => readCount++;
const collect = (
  read: (query: PayoutPageQuery) => Promise<{ count: number; results: Payout[] }>,
  onProgress: (progress: CollectProgress) => void = () => undefined,
) => {
  readCount = 0;
  return collectRows((page) => read({ status: 'pending', ...page }), onProgress);
};

describe('collectRows', () => {
  it('reads all pages with the filters, in the largest pages that the server gives, and tells how far it is', async () => {
    const read = vi.fn((query: PayoutPageQuery) =>
      Promise.resolve(slice(payouts(1, 250), capped(query))),
    );
    const progress: CollectProgress[] = [];
    const found = await collect(read, (reached) => progress.push(reached));
    expect(idsOf(found.rows)).toEqual(idsOf(payouts(1, 250)));
    expect(found).toMatchObject({ repeated: 0, missing: 0 });
    expect(read.mock.calls.map(([query]) => query)).toEqual([
      { status: 'pending', page: 1, pageSize: 1000 },
      { status: 'pending', page: 2, pageSize: 100 },
      { status: 'pending', page: 3, pageSize: 100 },
    ]);
    expect(progress).toEqual([
      { collected: 100, count: 250 },
      { collected: 200, count: 250 },
      { collected: 250, count: 250 },
    ]);
  });

  it.each([
    [0, 1],
    [1, 1],
    [1000, 1],
    [1001, 2],
    [2000, 2],
  ])('%i payouts are read in %i pages', async (count, pages) => {
    const read = listOf(payouts(1, count));
    expect((await collect(read)).rows).toHaveLength(count);
    expect(read).toHaveBeenCalledTimes(pages);
  });

  it('rows that arrive meanwhile push others to the next page: each is taken once, and it says how many came again', async () => {
    const arrived = [...payouts(9001, 9003), ...payouts(1, 1500)];
    const found = await collect(listOf(payouts(1, 1500), arrived, arrived));
    // The three that arrived stand on a page that was read already: the list is read over.
    expect(idsOf(found.rows).sort()).toEqual(idsOf(arrived).sort());
    expect(found).toMatchObject({ repeated: 3, missing: 0 });
  });

  it('rows that leave let others slip to a page that was read already: the list is read over', async () => {
    const left = payouts(4, 2500);
    const found = await collect(listOf(payouts(1, 2500), left));
    // 1001 to 1003 were missed on the second page; what left is kept as it was read.
    expect(new Set(idsOf(found.rows))).toEqual(new Set(idsOf(payouts(1, 2500))));
  });

  it('says how many the server counts beyond what it gives, after three tries', async () => {
    const read = vi.fn((query: PayoutPageQuery) =>
      Promise.resolve({ ...slice(payouts(1, 90), query), count: 95 }),
    );
    expect(await collect(read)).toMatchObject({ repeated: 0, missing: 5, isWhole: false });
    // Each try asks for one more page, because fewer rows came than were counted.
    expect(read).toHaveBeenCalledTimes(6);
  });

  it('ends with a server that knows no pages', async () => {
    const read = vi.fn(() => Promise.resolve({ count: 1_000_000, results: payouts(1, 100) }));
    expect((await collect(read)).rows).toHaveLength(100);
    expect(read.mock.calls.length).toBeLessThan(20);
  });

  it('rows without an id are kept, each as its own', async () => {
    const rows = [
      buildPayout({ id: null as unknown as number }),
      buildPayout({ id: undefined as unknown as number }),
      buildPayout({ id: 1 }),
    ];
    expect((await collect(() => Promise.resolve({ count: 3, results: rows }))).rows).toHaveLength(
      3,
    );
  });

  it('rejects as the reading does, at whichever page', async () => {
    const read = vi.fn((query: PayoutPageQuery) =>
      query.page === 2
        ? Promise.reject(new Error('cut'))
        : Promise.resolve(slice(payouts(1, 1500), query)),
    );
    await expect(collect(read)).rejects.toThrow('cut');
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('has each payout once and none too few, whatever arrives or leaves between the pages: 300 schedules', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 450 }),
        fc.array(fc.integer({ min: -40, max: 40 }), { maxLength: 6 }),
        async (count, moves) => {
          let rows = payouts(1, count);
          let next = 1000;
          let turn = 0;
          const read = (query: PayoutPageQuery) => {
            const answer = slice(rows, capped(query));
            const move = moves[turn++] ?? 0;
            rows = move < 0 ? rows.slice(-move) : [...payouts(next, next + move - 1), ...rows];
            next += Math.max(0, move);
            return Promise.resolve(answer);
          };
          const found = await collectRows(read, () => undefined);
          const ids = idsOf(found.rows);
          expect(new Set(ids).size).toBe(ids.length);
          // What stood in the list from its first to its last reading.
          expect(ids).toEqual(
            expect.arrayContaining(idsOf(rows.filter(({ id }) => Number(id) < 1000))),
          );
        },
      ),
      { seed, numRuns: 300 },
    );
  });
});

describe('findPayout', () => {
  const wanted = buildPayout({ id: 950, status: 'pending' });
  const source = (rows: readonly Payout[], seen?: Payout[]) => {
    const readPage = vi.fn((query: PayoutPageQuery) => Promise.resolve(slice(rows, query)));
    const made: PayoutSource = {
      readPage,
      readSeen: seen && (() => Promise.resolve({ count: seen.length, results: seen })),
    };
    return { made, readPage };
  };

  it('is content with the page where it was seen', async () => {
    const { made, readPage } = source([], [buildPayout({ id: '950', status: 'approved' })]);
    expect(await findPayout(wanted, made)).toMatchObject({ id: '950', status: 'approved' });
    expect(readPage).not.toHaveBeenCalled();
  });

  it('searches page after page', async () => {
    const { made, readPage } = source(payouts(1, 960), []);
    expect(await findPayout(wanted, made)).toMatchObject({ id: 950 });
    expect(readPage).toHaveBeenCalledTimes(10);
  });

  it('never further than a thousand rows of a search', async () => {
    const { made, readPage } = source(payouts(1001, 4000));
    expect(await findPayout(wanted, made)).toBeUndefined();
    expect(readPage).toHaveBeenCalledTimes(20);
  });

  it('never finds one row for another for want of an id', async () => {
    const nameless = buildPayout({ id: null as unknown as number });
    const { made } = source([nameless], [nameless]);
    expect(await findPayout(nameless, made)).toBeUndefined();
  });

  it('rejects with the first reading that fails, without another', async () => {
    const readPage = vi.fn(() => Promise.reject(new Error('second')));
    await expect(
      findPayout(wanted, { readSeen: () => Promise.reject(new Error('first')), readPage }),
    ).rejects.toThrow('first');
    expect(readPage).not.toHaveBeenCalled();
  });
});
