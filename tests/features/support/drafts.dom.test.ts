import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearSession, saveSession } from '~/api/session/session';
import {
  readDraft,
  useTicketDraft,
  useTicketMarks,
  writeDraft,
} from '~/features/support/chat/useOutbox';
import { forgetOwn, forgetOthers } from '~/lib/storage/store';

const signIn = (email = 'ada@example.com') =>
  saveSession({ v: 1, access: 'a', refresh: 'r', user: { email } });

beforeEach(() => signIn());

describe('drafts of messages (promise 7)', () => {
  it('each ticket keeps its own while others are selected', () => {
    const { result, rerender } = renderHook(({ id }: { id: string }) => useTicketDraft(id), {
      initialProps: { id: '7' },
    });
    act(() => writeDraft('7', 'For seven'));
    expect(result.current).toBe('For seven');
    rerender({ id: '8' });
    expect(result.current).toBe('');
    act(() => writeDraft('8', 'For eight'));
    rerender({ id: '7' });
    expect(result.current).toBe('For seven');
  });

  it('is readable at once, before the next render', () => {
    writeDraft('7', 'Hello');
    expect(readDraft('7')).toBe('Hello');
    writeDraft('7', '');
    expect(readDraft('7')).toBe('');
  });

  it('says which tickets have one, and changes only with them', () => {
    const { result } = renderHook(() => useTicketMarks());
    expect([...result.current]).toEqual([]);
    act(() => writeDraft('8', 'a'));
    act(() => writeDraft('7', 'a'));
    const before = result.current;
    expect([...before].sort()).toEqual([
      ['7', 'Draft'],
      ['8', 'Draft'],
    ]);
    act(() => writeDraft('7', 'ab'));
    expect(result.current).toBe(before);
    act(() => writeDraft('7', '  '));
    expect([...result.current]).toEqual([['8', 'Draft']]);
  });

  it('survives a lost session and a reload; nobody else reads it, and a sign-out removes it (promise 10)', () => {
    writeDraft('7', 'Kept');
    clearSession();
    expect(readDraft('7')).toBe('');
    signIn();
    forgetOthers();
    expect(readDraft('7')).toBe('Kept');
    signIn('ben@example.com');
    forgetOthers();
    expect(readDraft('7')).toBe('');
    signIn();
    writeDraft('7', 'Again');
    clearSession();
    forgetOwn();
    signIn();
    expect(readDraft('7')).toBe('');
  });
});
