import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  addToReview,
  beginReview,
  endReview,
  startReview,
  useReview,
} from '~/features/payouts/review/reviewQueue';
import { useReviewReading } from '~/features/payouts/review/ReviewLanes';
import { buildPayouts } from '../../../fixtures/payouts';
import { serve } from '../../../api/reading/fakeServer';
import { signIn } from '../../../signIn';

beforeEach(() => {
  signIn();
  endReview();
});

/**
 * A server of `all` payouts that gives at most `cap` at a time. Pages from `cutAt` on fail once.
 */
function servePages(all: number, cap: number, { count = all, cutAt = Infinity } = {}) {
  const rows = buildPayouts(all);
  const asked: string[] = [];
  let isCut = false;
  serve((request) => {
    const { searchParams: query } = new URL(request.url);
    const [page, size] = [Number(query.get('page')), Math.min(cap, Number(query.get('page_size')))];
    asked.push(`${query.get('status')} ${query.get('amount_min')} ${page}`);
    if (page >= cutAt && !isCut) {
      isCut = true;
      return Response.error();
    }
    return Response.json({ count, results: rows.slice((page - 1) * size, page * size) });
  });
  return { rows, asked };
}

const openReading = () => {
  const onEnd = vi.fn();
  const hook = renderHook(() => ({
    reading: useReviewReading(onEnd),
    run: useReview(),
  }));
  return {
    ...hook,
    onEnd,
    ids: () => hook.result.current.run?.queue.map(({ payout }) => payout.id),
  };
};

it.each([10, 100, 1000])(
  '34 payouts of a server that gives %i at a time are all in the run, once (R221)',
  async (cap) => {
    const { rows, asked } = servePages(34, cap);
    beginReview({ amount_min: 500 });
    const { onEnd, ids, result } = openReading();
    expect(result.current.reading.progress).toEqual({ collected: 0, count: 0 });
    await waitFor(() => expect(onEnd).toHaveBeenCalledOnce());
    expect(ids()).toEqual(rows.map(({ id }) => id));
    expect(result.current.run).toMatchObject({ isRead: true, isStarted: false });
    expect(result.current.reading.progress).toBeUndefined();
    expect(new Set(asked.map((query) => query.split(' ').slice(0, 2).join(' ')))).toEqual(
      new Set(['pending 500']),
    );
  },
);

it('a list that gives less than it counts says so', async () => {
  servePages(3, 100, { count: 1205 });
  beginReview({});
  const { onEnd } = openReading();
  await waitFor(() => expect(onEnd).toHaveBeenCalledOnce());
  expect(onEnd.mock.calls[0]?.[0]).toMatchObject({ missing: 1202, isWhole: false });
});

type Opened = ReturnType<typeof openReading>;
it.each<[string, (opened: Opened) => Opened]>([
  [
    'when the connection is back',
    (opened) => {
      act(() => void dispatchEvent(new Event('online')));
      return opened;
    },
  ],
  [
    'when it is tried again',
    (opened) => {
      act(() => opened.result.current.reading.tryAgain());
      return opened;
    },
  ],
  [
    'after it was left',
    (opened) => {
      opened.unmount();
      return openReading();
    },
  ],
])('a reading that broke off half way keeps what was read, and goes on %s', async (_when, goOn) => {
  const { rows } = servePages(34, 10, { cutAt: 3 });
  beginReview({});
  const first = openReading();
  await waitFor(() => expect(first.result.current.reading.error?.status).toBe(0));
  expect(first.ids()).toHaveLength(20);
  expect(first.onEnd).not.toHaveBeenCalled();
  const { onEnd, ids } = goOn(first);
  await waitFor(() => expect(onEnd).toHaveBeenCalledOnce());
  expect(ids()).toEqual(rows.map(({ id }) => id));
});

it('a run that has started gets no other payouts (R477)', () => {
  const rows = buildPayouts(6);
  const { result } = renderHook(() => useReview());
  const ids = () => result.current?.queue.map(({ payout }) => payout.id);
  const [a, b, c] = rows.map(({ id }) => id);
  act(() => {
    beginReview({});
    addToReview(rows.slice(0, 3));
  });
  expect(ids()).toEqual([a, b, c]);
  act(() => startReview([rows[2], rows[0]].flatMap((row) => row ?? [])));
  expect(ids()).toEqual([c, a]);
  expect(result.current?.isStarted).toBe(true);
  act(() => addToReview(rows));
  expect(ids()).toEqual([c, a]);
  act(() => endReview());
  act(() => addToReview(rows));
  expect(ids()).toBeUndefined();
});
