import { act, renderHook, waitFor } from '@testing-library/react';
import { useSWRConfig } from 'swr';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../src/api/http/errors';
import type { ReadRows } from '../../src/api/http/eachPage';
import { useFindCreated } from '../../src/mutation/recordMutations';
import { useReading } from '../../src/api/reading/reading';
import { newProvider } from '../api/reading/fakeServer';

interface Row {
  id?: number | string;
  name: string;
  at?: unknown;
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const row = (id: number, name: string, minutes = 0): Row => ({ id, name, at: minutesAgo(minutes) });
const isGamma = ({ name }: Row) => name === 'Gamma';
/** Others than the one that is looked for. */
const others = (count: number, minutes: (index: number) => number) =>
  Array.from({ length: count }, (_, index) => row(index + 1000, 'Other', minutes(index)));

/** A screen has read `known` before, as a list of rows or of something else. */
async function open(known: unknown = { results: [] }, list = 'rows') {
  const { result } = renderHook(
    () => ({
      reading: useReading({ key: [list, 1], read: () => Promise.resolve(known) }),
      findCreated: useFindCreated<Row>({
        isList: (key) => Array.isArray(key) && key[0] === 'rows',
        createdAt: ({ at }) => at,
      }),
      mutate: useSWRConfig().mutate,
    }),
    { wrapper: newProvider() },
  );
  await waitFor(() =>
    expect(result.current.reading).toMatchObject({ data: known, isValidating: false }),
  );
  return result;
}

/** A server that gives at most 100 rows of a list at once. */
function listOf(rows: readonly Row[]) {
  const pages: number[] = [];
  const read: ReadRows<Row> = ({ page, pageSize }) => {
    const size = Math.min(pageSize, 100);
    pages.push(page);
    return Promise.resolve({
      count: rows.length,
      results: rows.slice((page - 1) * size, page * size),
    });
  };
  return { pages, read };
}

async function find(rows: readonly Row[], known?: unknown, list?: string) {
  const result = await open(known, list);
  const { pages, read } = listOf(rows);
  const found = await result.current.findCreated(read, isGamma)();
  return { found, pages };
}

describe('a record whose creation got no response (R32)', () => {
  it('is a new row of its name', async () =>
    expect(await find([row(2, 'Gamma'), row(1, 'Beta', 5)])).toEqual({ found: true, pages: [1] }));

  it('is not there if no row has its name', async () =>
    expect(await find([row(1, 'Beta')])).toEqual({ found: undefined, pages: [1] }));

  it.each([
    ['by the same id', row(2, 'Gamma')],
    ['by its id as a text', { ...row(2, 'Gamma'), id: '2' }],
  ])('is not a row that the cache knew before it was sent, %s', async (_name, known) =>
    expect(
      (await find([row(2, 'Gamma'), row(1, 'Beta')], { results: [known] })).found,
    ).toBeUndefined(),
  );

  it('is a row that only an unrelated list in the cache had before', async () =>
    expect((await find([row(2, 'Gamma')], { results: [row(2, 'Gamma')] }, 'others')).found).toBe(
      true,
    ));

  it.each([undefined, null, 'text', [], {}, { results: null }])(
    'is found with %j in the cache',
    async (known) => expect((await find([row(2, 'Gamma')], known)).found).toBe(true),
  );

  it('is a row that reached the cache only after the request was sent', async () => {
    const result = await open();
    const look = result.current.findCreated(listOf([row(2, 'Gamma')]).read, isGamma);
    await act(() =>
      result.current.mutate(['rows', 1], { results: [row(2, 'Gamma')] }, { revalidate: false }),
    );
    expect(await look()).toBe(true);
  });

  it.each([
    ['59 minutes ago', minutesAgo(59), true],
    ['61 minutes ago', minutesAgo(61), undefined],
    ['in an hour, by the server’s clock', minutesAgo(-60), true],
    ['at a time that can’t be read', 'today', true],
    ['at a time that the list doesn’t have', undefined, true],
  ])('is a row from %s: %j, %j', async (_name, at, expected) =>
    expect((await find([{ id: 2, name: 'Gamma', at }])).found).toBe(expected),
  );
});

describe('when the server’s time is known from a response', () => {
  beforeEach(() => {
    vi.resetModules();
  });

  it.each([
    ['30 seconds before it was sent', 0.5, true],
    ['2 minutes before it was sent: another one of its name', 2, undefined],
  ])('it is a row from %s', async (_name, minutes, expected) => {
    const aheadMs = 3 * 3_600_000;
    const at = (ms: number) => new Date(Date.now() + aheadMs + ms);
    const clock = await import('../../src/api/http/transport');
    clock.noteServerTime(new Response(null, { headers: { Date: at(0).toUTCString() } }));
    const { useFindCreated: useIt } = await import('../../src/mutation/recordMutations');
    const { result } = renderHook(
      () => useIt<Row>({ isList: () => true, createdAt: (one) => one.at }),
      { wrapper: newProvider() },
    );
    const { read } = listOf([{ id: 2, name: 'Gamma', at: at(-minutes * 60_000).toISOString() }]);
    expect(await result.current(read, isGamma)()).toBe(expected);
  });
});

describe('how much of the list is read', () => {
  it('one page, if the newest come first: a new one would be on it', async () => {
    const rows = [...others(150, (index) => index), row(1, 'Gamma', 200)];
    expect(await find(rows)).toEqual({ found: undefined, pages: [1] });
  });

  it('one page, if the record is on it', async () => {
    const rows = [row(1, 'Gamma'), ...others(150, (index) => 150 - index)];
    expect(await find(rows)).toEqual({ found: true, pages: [1] });
  });

  it.each([
    ['in another order', (index: number) => 150 - index],
    ['without times', () => Number.NaN],
  ])('all pages, if they come %s', async (_name, minutes) => {
    const rows = others(150, (index) => index).map((one, index): Row => {
      const value = minutes(index);
      return { ...one, at: Number.isNaN(value) ? undefined : minutesAgo(value) };
    });
    const there = await find([...rows, row(1, 'Gamma')]);
    expect(there.found).toBe(true);
    expect(there.pages).toContain(2);
    const missing = await find(rows);
    expect(missing.found).toBeUndefined();
    expect(missing.pages).toContain(2);
  });

  it('rejects if it can’t be read, and reads again the next time', async () => {
    const result = await open();
    const read = vi
      .fn<ReadRows<Row>>()
      .mockRejectedValueOnce(new ApiError(503))
      .mockResolvedValue({ count: 1, results: [row(2, 'Gamma')] });
    const look = result.current.findCreated(read, isGamma);
    await expect(look()).rejects.toMatchObject({ status: 503 });
    expect(await look()).toBe(true);
  });

  it('rejects if a later page can’t be read: the record may be on it', async () => {
    const result = await open();
    const { read } = listOf(others(150, (index) => 150 - index));
    const look = result.current.findCreated(
      (query) => (query.page === 1 ? read(query) : Promise.reject(new ApiError(0))),
      isGamma,
    );
    await expect(look()).rejects.toMatchObject({ status: 0 });
  });
});
