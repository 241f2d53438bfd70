import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearSession, saveSession } from '../../../src/api/session';
import { readChatDraft, useChatDraft, useDraftedTickets, writeChatDraft } from '../../../src/hooks/local/chatDrafts';
import { forgetOwn, keepOnlyOwn } from '../../../src/hooks/local/owned';

const signIn = (email = 'ada@example.com') => {
  saveSession({ v: 1, access: 'a', refresh: 'r', user: { email } });
};

beforeEach(() => {
  signIn();
});

describe('drafts of messages (promise 7)', () => {
  it('each ticket keeps its own while others are selected', () => {
    const { result, rerender } = renderHook(({ id }: { id: string }) => useChatDraft(id), { initialProps: { id: '7' } });
    act(() => { writeChatDraft('7', 'For seven'); });
    expect(result.current).toBe('For seven');
    rerender({ id: '8' });
    expect(result.current).toBe('');
    act(() => { writeChatDraft('8', 'For eight'); });
    rerender({ id: '7' });
    expect(result.current).toBe('For seven');
  });

  it('is seen at once, before anything is drawn', () => {
    writeChatDraft('7', 'Hello');
    expect(readChatDraft('7')).toBe('Hello');
    writeChatDraft('7', '');
    expect(readChatDraft('7')).toBe('');
  });

  it('says which tickets have one, and changes only with them', () => {
    const { result } = renderHook(() => useDraftedTickets());
    expect(JSON.parse(result.current)).toEqual([]);
    act(() => { writeChatDraft('8', 'a'); });
    act(() => { writeChatDraft('7', 'a'); });
    const before = result.current;
    expect(JSON.parse(before)).toEqual(['7', '8']);
    act(() => { writeChatDraft('7', 'ab'); });
    expect(result.current).toBe(before);
    act(() => { writeChatDraft('7', '  '); });
    expect(JSON.parse(result.current)).toEqual(['8']);
  });

  it('survives a lost session and a reload; nobody else reads it, and a sign-out removes it (promise 10)', () => {
    writeChatDraft('7', 'Kept');
    clearSession();
    expect(readChatDraft('7')).toBe('');
    signIn();
    keepOnlyOwn();
    expect(readChatDraft('7')).toBe('Kept');
    signIn('ben@example.com');
    keepOnlyOwn();
    expect(readChatDraft('7')).toBe('');
    signIn();
    writeChatDraft('7', 'Again');
    clearSession();
    forgetOwn();
    signIn();
    expect(readChatDraft('7')).toBe('');
  });
});
