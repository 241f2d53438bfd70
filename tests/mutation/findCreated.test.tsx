import { act, renderHook, waitFor } from '@testing-library/react';
import { useSWRConfig } from 'swr';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '~/api/http/errors';
import type { ReadRows } from '~/api/http/eachPage';
import { generalMessages, silent } from '~/api/messages';
import type { Refusal } from '~/lib/outcome';
import { useCreate } from '~/mutation/recordMutations';
import { useReading } from '~/api/reading/reading';
import { newProvider } from '../api/reading/fakeServer';

interface Row {
  id?: number | string;
  name: string;
  at?: unknown;
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const row = (id: number, name: string, minutes = 0): Row => ({ id, name, at: minutesAgo(minutes) });
const lost = () => Promise.reject(new ApiError(0));
interface Options {
  known?: unknown;
  key?: string;
  send?: () => Promise<unknown>;
}
/** Others than the one that is looked for. */
const others = (count: number, minutes: (index: number) => number) =>
  Array.from({ length: count }, (_, index) => row(index + 1000, 'Other', minutes(index)));

/** A screen has read `known` before, as a list of rows or of something else. */
async function open(
  list: ReadRows<Row>,
  { known = { results: [] }, key = 'rows', send = lost }: Options = {},
) {
  const { result } = renderHook(
    () => ({
      reading: useReading({ key: [key, 1], read: () => Promise.resolve(known) }),
      create: useCreate({
        about: 'new row',
        isList: (one) => Array.isArray(one) && one[0] === 'rows',
        list,
        isSent: (name: string, row: Row) => row.name === name,
        createdAt: ({ at }) => at,
        send,
        succeeded: 'Created',
        failed: silent,
        onSuccess: vi.fn(),
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

/** True if it was found, undefined if it was not made. */
async function foundBy(end: () => Promise<Refusal | undefined>): Promise<true | undefined> {
  const refusal = await act(end);
  if (refusal?.lookAgain) throw new Error('its outcome is unknown');
  return refusal ? undefined : true;
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

async function find(rows: readonly Row[], options?: Options) {
  const { pages, read } = listOf(rows);
  const result = await open(read, options);
  const found = await foundBy(() => result.current.create.run('Gamma'));
  return { found, pages: [...pages] };
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
      (await find([row(2, 'Gamma'), row(1, 'Beta')], { known: { results: [known] } })).found,
    ).toBeUndefined(),
  );

  it('is a row that only an unrelated list in the cache had before', async () =>
    expect(
      (await find([row(2, 'Gamma')], { known: { results: [row(2, 'Gamma')] }, key: 'others' }))
        .found,
    ).toBe(true));

  it.each([null, 'text', [], {}, { results: null }])(
    'is found with %j in the cache',
    async (known) => expect((await find([row(2, 'Gamma')], { known })).found).toBe(true),
  );

  it('is a row that reached the cache only after the request was sent', async () => {
    let arrive = () => Promise.resolve<unknown>(undefined);
    const result = await open(listOf([row(2, 'Gamma')]).read, {
      send: () => arrive().then(lost),
    });
    arrive = () =>
      result.current.mutate(['rows', 1], { results: [row(2, 'Gamma')] }, { revalidate: false });
    expect(await foundBy(() => result.current.create.run('Gamma'))).toBe(true);
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
    const clock = await import('~/api/http/transport');
    clock.noteServerTime(new Response(null, { headers: { Date: at(0).toUTCString() } }));
    const { useCreate: useIt } = await import('~/mutation/recordMutations');
    const errors = await import('~/api/http/errors');
    const { newProvider: provider } = await import('../api/reading/fakeServer');
    const { read } = listOf([{ id: 2, name: 'Gamma', at: at(-minutes * 60_000).toISOString() }]);
    const { result } = renderHook(
      () =>
        useIt({
          about: 'new row',
          isList: () => true,
          list: read,
          isSent: (name: string, one: Row) => one.name === name,
          createdAt: (one) => one.at,
          send: () => Promise.reject(new errors.ApiError(0)),
          succeeded: 'Created',
          failed: silent,
          onSuccess: vi.fn(),
        }),
      { wrapper: provider() },
    );
    expect(await foundBy(() => result.current.run('Gamma'))).toBe(expected);
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

  it('nobody knows if it can’t be read, and it is read again the next time', async () => {
    const read = vi
      .fn<ReadRows<Row>>()
      .mockRejectedValueOnce(new ApiError(503))
      .mockResolvedValue({ count: 1, results: [row(2, 'Gamma')] });
    const result = await open(read);
    const refusal = await act(() => result.current.create.run('Gamma'));
    const look = refusal?.lookAgain;
    if (!look) throw new Error('its outcome is known');
    expect(await foundBy(look)).toBe(true);
  });

  it('nobody knows if a later page can’t be read: the record may be on it', async () => {
    const { read } = listOf(others(150, (index) => 150 - index));
    const result = await open((query) =>
      query.page === 1 ? read(query) : Promise.reject(new ApiError(0)),
    );
    expect(await act(() => result.current.create.run('Gamma'))).toMatchObject({
      text: generalMessages.outcomeUnknown,
    });
  });
});
