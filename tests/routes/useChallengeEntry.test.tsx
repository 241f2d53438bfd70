import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { saveSession } from '../../src/api/session';
import { challengeDefaults } from '../../src/domain/challengeForm';
import { useChallengeEntry } from '../../src/routes/challenges/useChallengeEntry';
import { answerLeaveQuestion, isLeavingGuarded, leave } from '../../src/routes/leaving';

const typed = { ...challengeDefaults, name: 'Half done' };
const open = (name = 'challenge-create', source = '') => renderHook(() => useChallengeEntry(name, challengeDefaults, source));

beforeEach(() => {
  saveSession({ v: 1, access: 'a', refresh: 'r', user: { email: 'admin@example.com' } });
});
afterEach(() => {
  sessionStorage.clear();
});

describe('what a challenge\'s form holds (promise 7)', () => {
  it('is its start, and nothing to lose', () => {
    const { result } = open();
    expect(result.current).toMatchObject({ opened: challengeDefaults, initial: challengeDefaults, isRestored: false, isDirty: false });
    expect(isLeavingGuarded()).toBe(false);
  });

  it('is a draft from the first change on, which the next form of its name begins with', () => {
    const first = open();
    act(() => { first.result.current.change(typed); });
    expect(isLeavingGuarded()).toBe(true);
    first.unmount();
    expect(isLeavingGuarded()).toBe(false);
    const second = open();
    expect(second.result.current).toMatchObject({ opened: challengeDefaults, initial: typed, isRestored: true, isDirty: true });
    expect(isLeavingGuarded()).toBe(true);
    act(() => { second.result.current.startOver(); });
    expect(second.result.current).toMatchObject({ isRestored: false, isDirty: false });
    second.unmount();
    expect(open().result.current.isRestored).toBe(false);
  });

  it('is no draft of another name, and none that began as another copy', () => {
    const first = open('challenge-create', '201');
    act(() => { first.result.current.change(typed); });
    first.unmount();
    expect(open('skill-check-create', '201').result.current.isRestored).toBe(false);
    expect(open('challenge-create', '').result.current.isRestored).toBe(false);
    expect(open('challenge-create', '201').result.current.isRestored).toBe(true);
  });

  it('is not kept once everything is as it was, or the admin lets it go', () => {
    const first = open();
    act(() => { first.result.current.change(typed); });
    act(() => { first.result.current.change({ ...typed, name: ' ' }); });
    expect(sessionStorage.length).toBe(0);
    act(() => { first.result.current.change(typed); });
    act(() => {
      leave(() => undefined);
      answerLeaveQuestion(true);
    });
    expect(sessionStorage.length).toBe(0);
  });

  it('is gone once it was saved, and nothing asks any more', () => {
    const { result, unmount } = open();
    act(() => { result.current.change(typed); });
    act(() => { expect(result.current.finish()).toBe(true); });
    expect(isLeavingGuarded()).toBe(false);
    expect(sessionStorage.length).toBe(0);
    const { finish } = result.current;
    unmount();
    // An answer that comes when the form is gone sends nobody on.
    expect(finish()).toBe(false);
  });

  it('is measured against what the server turned out to have', () => {
    const { result } = open();
    const fresh = { ...challengeDefaults, firm_name: 'Other' };
    act(() => { result.current.change(typed); });
    act(() => { result.current.reopen(fresh); });
    act(() => { result.current.change({ ...fresh, name: 'Half done' }); });
    expect(result.current).toMatchObject({ opened: fresh, isDirty: true });
    act(() => { result.current.change(fresh); });
    expect(result.current.isDirty).toBe(false);
  });
});
