import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { clearSession } from '~/api/session/session';
import { sentRecord } from '~/features/payouts/model';
import {
  noteDecision,
  noteSettled,
  useDecisionJournal,
} from '~/features/payouts/decision/journalStore';
import {
  endReview,
  noteReview,
  noteReviewed,
  readReview,
  startReview,
  useReview,
} from '~/features/payouts/review/reviewQueue';
import { buildPayout, buildPayouts } from '../../../fixtures/payouts';
import { forgetOwn } from '~/lib/storage/store';
import { signIn } from '../../../signIn';

const done = {
  ...sentRecord('one', '2026-03-14T10:00:00.000Z', 'approved'),
  outcome: 'done',
  words: 'Done.',
  after: 'approved',
} as const;

describe('the review run of this tab', () => {
  it('keeps what became of each payout and where one was, until it ends', () => {
    signIn();
    const { result } = renderHook(() => useReview()?.queue);
    expect(result.current).toBeUndefined();
    act(() => startReview(buildPayouts(3)));
    act(() => {
      noteReviewed('4002', { record: done });
      noteReviewed('no such payout', { record: done });
      noteReview({ place: 2 });
    });
    expect(result.current?.map(({ record }) => record?.outcome)).toEqual([
      undefined,
      'done',
      undefined,
    ]);
    expect(readReview()?.place).toBe(2);
    // A reload: what is read anew is the same.
    expect(renderHook(() => useReview()?.queue).result.current).toEqual(result.current);
    act(() => endReview());
    expect([result.current, readReview()?.place]).toEqual([undefined, undefined]);
  });

  it('has a name of its own, and keeps which payouts it has shown', () => {
    signIn();
    const { result } = renderHook(() => useReview()?.queue);
    act(() => startReview(buildPayouts(2)));
    const first = readReview()?.id;
    expect(first).toMatch(/./);
    act(() => noteReviewed('4002', { isReached: true }));
    expect(
      renderHook(() => useReview()?.queue).result.current?.map(({ isReached }) => isReached),
    ).toEqual([undefined, true]);
    act(() => {
      noteReview({ place: 'summary' });
      startReview(buildPayouts(2));
    });
    expect([readReview()?.id === first, readReview()?.place]).toEqual([false, 0]);
    expect(result.current?.some(({ isReached }) => isReached)).toBe(false);
    act(() => endReview());
    expect(readReview()?.id).toBeUndefined();
  });

  it("is nobody else's, and gone after signing out (promise 10)", () => {
    signIn();
    const { result, rerender } = renderHook(() => ({
      queue: useReview()?.queue,
      journal: useDecisionJournal().entries,
    }));
    act(() => {
      startReview(buildPayouts(3));
      noteDecision(buildPayout(), 'approved').settle({
        outcome: 'done',
        after: 'approved',
        words: 'Done.',
      });
    });
    expect([result.current.queue?.length, result.current.journal.length]).toEqual([3, 1]);
    act(() => signIn('eve@example.com'));
    rerender();
    expect([result.current.queue, result.current.journal]).toEqual([undefined, []]);
    act(() => signIn());
    rerender();
    expect(result.current.journal).toHaveLength(1);
    act(() => {
      clearSession();
      forgetOwn();
      signIn();
    });
    rerender();
    expect([result.current.queue, result.current.journal]).toEqual([undefined, []]);
  });
});

describe('the decision journal', () => {
  it('settles only what was left open, and only the newest about that payout', () => {
    signIn();
    const { result } = renderHook(() => useDecisionJournal().entries);
    act(() => {
      noteDecision(buildPayout({ id: 1 }), 'approved');
      noteDecision(buildPayout({ id: 2 }), 'approved').settle({
        outcome: 'refused',
        after: 'rejected',
        words: 'No.',
      });
      noteDecision(buildPayout({ id: 1 }), 'rejected');
      noteSettled(buildPayout({ id: 1, status: 'approved' }));
      noteSettled(buildPayout({ id: 2, status: 'approved' }));
    });
    expect(result.current.map(({ after }) => after)).toEqual(['approved', 'rejected', '']);
  });

  it('says when the browser keeps it no longer than the tab', () => {
    signIn();
    const { result } = renderHook(() => useDecisionJournal());
    expect(result.current).toEqual({ entries: [], unexported: [], isKept: true });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    act(() => {
      noteDecision(buildPayout(), 'approved');
    });
    expect(result.current).toMatchObject({ entries: [{ decision: 'approved' }], isKept: false });
    vi.restoreAllMocks();
  });
});
