import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { challengeDefaults, readChallengeForm } from '~/features/challenges/form/form';
import { useChallengeDraft } from '~/features/challenges/form/useChallengePage';
import { readConfirmation, isLeavingGuarded, leave, useIsDraftSaved } from '~/mutation/confirm';
import { readDrafted } from '~/mutation/useFormDraft';
import { signIn } from '../signIn';

const typed = { ...challengeDefaults, name: 'Half done' };
const open = (name = 'challenge-create', source = '') =>
  renderHook(() => useChallengeDraft(name, challengeDefaults, source));

beforeEach(() => signIn());
describe('a form with a draft (promise 7)', () => {
  it('starts with its initial values, and has nothing to lose', () => {
    const { result } = open();
    expect(result.current).toMatchObject({
      opened: challengeDefaults,
      initial: challengeDefaults,
      isRestored: false,
      isDirty: false,
    });
    expect(isLeavingGuarded()).toBe(false);
  });

  it('stores a draft from the first change on, and the next form with its name starts with it', () => {
    const first = open();
    act(() => first.result.current.change(typed));
    expect(isLeavingGuarded()).toBe(true);
    first.unmount();
    expect(isLeavingGuarded()).toBe(false);
    const second = open();
    expect(second.result.current).toMatchObject({
      opened: challengeDefaults,
      initial: typed,
      isRestored: true,
      isDirty: true,
    });
    expect(isLeavingGuarded()).toBe(true);
    act(() => second.result.current.startOver());
    expect(second.result.current).toMatchObject({ isRestored: false, isDirty: false });
    second.unmount();
    expect(open().result.current.isRestored).toBe(false);
  });

  it('says that the draft is saved, unless the browser stores nothing', () => {
    const { result: isSaved } = renderHook(() => useIsDraftSaved());
    const { result, unmount } = open();
    expect(isSaved.current).toBe(false);
    act(() => result.current.change(typed));
    expect(isSaved.current).toBe(true);
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    act(() => result.current.change({ ...typed, name: 'More' }));
    expect(isSaved.current).toBe(false);
    full.mockRestore();
    act(() => result.current.change(typed));
    expect(isSaved.current).toBe(true);
    unmount();
    expect(isSaved.current).toBe(false);
  });

  it('does not use a draft with another name, or of another copy', () => {
    const first = open('challenge-create', '201');
    act(() => first.result.current.change(typed));
    first.unmount();
    expect(open('skill-check-create', '201').result.current.isRestored).toBe(false);
    expect(open('challenge-create', '').result.current.isRestored).toBe(false);
    expect(open('challenge-create', '201').result.current.isRestored).toBe(true);
  });

  it('removes the draft when all values are as before, or the admin discards it', () => {
    const first = open();
    act(() => first.result.current.change(typed));
    act(() => first.result.current.change({ ...typed, name: ' ' }));
    expect(sessionStorage.length).toBe(0);
    act(() => first.result.current.change(typed));
    act(() => {
      leave(() => undefined);
      void readConfirmation()?.onConfirm();
    });
    expect(sessionStorage.length).toBe(0);
  });

  it('removes the draft after saving, and leaving no longer asks', () => {
    const { result, unmount } = open();
    act(() => result.current.change(typed));
    act(() => expect(result.current.finish()).toBe(true));
    // However often it is pressed: one form is saved once.
    act(() => expect(result.current.finish()).toBe(false));
    expect(isLeavingGuarded()).toBe(false);
    expect(sessionStorage.length).toBe(0);
    const { finish } = result.current;
    unmount();
    // A response that comes when the form is gone sends nobody on.
    expect(finish()).toBe(false);
  });

  it('compares changes with the server’s newer values after a conflict', () => {
    const { result } = open();
    const fresh = { ...challengeDefaults, firm_name: 'Other' };
    act(() => result.current.change(typed));
    act(() => result.current.reopen(fresh));
    act(() => result.current.change({ ...fresh, name: 'Half done' }));
    expect(result.current).toMatchObject({ opened: fresh, isDirty: true });
    act(() => result.current.change(fresh));
    expect(result.current.isDirty).toBe(false);
  });
});

describe('a stored draft', () => {
  const draft = { opened: challengeDefaults, values: typed, source: '' };
  it('reads the values that were stored', () => {
    expect(
      readDrafted(JSON.parse(JSON.stringify({ ...draft, more: 1 })), readChallengeForm),
    ).toEqual(draft);
  });
  it.each([
    null,
    undefined,
    7,
    'x',
    [],
    {},
    { ...draft, source: 1 },
    { ...draft, values: undefined },
    { ...draft, values: { ...typed, name: 7 } },
    { ...draft, opened: { ...challengeDefaults, ea_allowed: 'yes' } },
  ])('%j is unusable', (raw) => expect(readDrafted(raw, readChallengeForm)).toBeUndefined());
});
