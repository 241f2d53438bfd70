import { describe, expect, it, vi } from 'vitest';
import { collectRows } from '~/api/http/allPages';
import { findPayout, type PayoutPageQuery, type PayoutSource } from '~/features/payouts/api';
import type { Payout } from '~/api/types';
import { buildPayout } from '../../fixtures/payouts';

const payouts = (from: number, to: number): Payout[] =>
  Array.from({ length: to - from + 1 }, (_, index) => buildPayout({ id: from + index }));
const slice = (rows: readonly Payout[], { page, pageSize }: PayoutPageQuery) => ({
  count: rows.length,
  results: rows.slice((page - 1) * pageSize, page * pageSize),
});
const idsOf = (rows: readonly Payout[]) => rows.map(({ id }) => id);

/** Of pending payouts, in pages of any size. */
const collect = (read: (query: PayoutPageQuery) => Promise<{ count: number; results: Payout[] }>) =>
  collectRows(
    (page) => read({ status: 'pending', ...page }),
    () => undefined,
  );

describe('collectRows', () => {
  it('takes rows that come again on the next page once, and says how many did', async () => {
    const arrived = [...payouts(9001, 9003), ...payouts(1, 1500)];
    const stages = [payouts(1, 1500)];
    const found = await collect((query) => Promise.resolve(slice(stages.pop() ?? arrived, query)));
    // The three that arrived stand on a page that was read already: the list is read over.
    expect(idsOf(found.rows).sort()).toEqual(idsOf(arrived).sort());
    expect(found).toMatchObject({ repeated: 3, missing: 0 });
  });

  it('says how many the server counts beyond what it gives, after three tries', async () => {
    const read = vi.fn((query: PayoutPageQuery) =>
      Promise.resolve({ ...slice(payouts(1, 90), query), count: 95 }),
    );
    expect(await collect(read)).toMatchObject({ repeated: 0, missing: 5, isWhole: false });
    // Each try asks for one more page, because fewer rows came than were counted.
    expect(read).toHaveBeenCalledTimes(6);
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
