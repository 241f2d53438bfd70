import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { clearSession } from '~/api/session/session';
import { forgetOwn } from '~/lib/storage/store';
import { useDecisionNote } from '~/features/payouts/decision/DecidePayout';
import { signIn } from '../../../signIn';

const open = (payout: number) => renderHook(() => useDecisionNote(payout));

beforeEach(() => {
  sessionStorage.clear();
  signIn();
});

it('keeps what was typed over a lost session, for the same payout only (promise 7)', () => {
  const { result, unmount } = open(1);
  act(() => result.current.change('Asked by phone'));
  expect(result.current.note).toBe('Asked by phone');
  unmount();
  act(() => clearSession());
  signIn();
  expect(open(2).result.current.note).toBe('');
  expect(open(1).result.current.note).toBe('Asked by phone');
});

it('is gone once it is in the journal, emptied or given up, and after signing out', () => {
  const { result } = open(1);
  act(() => result.current.change('Asked'));
  act(() => result.current.discard());
  expect(open(1).result.current.note).toBe('');
  act(() => result.current.change('Asked'));
  act(() => result.current.change(''));
  expect(open(1).result.current.note).toBe('');
  act(() => result.current.change('Asked'));
  act(() => {
    clearSession();
    forgetOwn();
    signIn();
  });
  expect(open(1).result.current.note).toBe('');
});
