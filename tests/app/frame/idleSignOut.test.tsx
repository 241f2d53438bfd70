import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readSession } from '~/api/session/session';
import { IdleSignOut } from '~/app/frame/IdleSignOut';
import { endIfIdle, hasEndedIdle, noteUse } from '~/features/auth/idle';
import { rememberedFirm } from '~/lib/firm';
import { signIn } from '../../signIn';

const minute = 60_000;
const stored = 'admin.local.last-use';
const warning = () => screen.queryByRole('alertdialog', { name: 'Are you still there?' });
const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

/** What another tab writes: this one only hears of it. */
function writeElsewhere(at: number) {
  const newValue = JSON.stringify({ v: 1, data: { at, hasEnded: false } });
  localStorage.setItem(stored, newValue);
  act(() => {
    dispatchEvent(
      new StorageEvent('storage', { key: stored, newValue, storageArea: localStorage }),
    );
  });
}

const setMinutes = (idleMinutes: number) =>
  rememberedFirm.write({ text: '', css: '', firm: { idleMinutes } });

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  signIn();
  noteUse(Date.now(), { isSignIn: true });
});
describe('R234', () => {
  it('announces the end a minute before, counts down, and signs out', () => {
    const onSignOut = vi.fn();
    render(<IdleSignOut onSignOut={onSignOut} />);
    pass(59 * minute - 1);
    expect(warning()).toBeNull();
    pass(1);
    expect(warning()?.textContent).toContain('60 s');
    pass(20_000);
    expect(warning()?.textContent).toContain('40 s');
    fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(onSignOut).toHaveBeenCalledOnce();
    pass(40_000);
    expect(readSession()).toBeUndefined();
  });

  it('ends the session after the hour, and the sign-in screen says why', () => {
    render(<IdleSignOut onSignOut={vi.fn()} />);
    pass(60 * minute);
    expect(readSession()).toBeUndefined();
    expect(hasEndedIdle()).toBe(true);
    noteUse(Date.now(), { isSignIn: true });
    expect(hasEndedIdle()).toBe(false);
  });

  it.each(['keydown', 'pointerdown', 'pointermove', 'wheel', 'click'])(
    '%s counts as a use, also during the last minute',
    (name) => {
      render(<IdleSignOut onSignOut={vi.fn()} />);
      pass(40 * minute);
      fireEvent(document.body, new MouseEvent(name, { bubbles: true, screenX: 1 }));
      pass(50 * minute);
      expect(warning()).toBeNull();
      pass(9 * minute + 1000);
      expect(warning()).not.toBeNull();
      fireEvent(document.body, new MouseEvent(name, { bubbles: true, screenX: 2 }));
      expect(warning()).toBeNull();
      pass(58 * minute);
      expect(readSession()).toBeDefined();
    },
  );

  it('a resting pointer is not a use, and a press in the warning keeps it until the click', () => {
    render(<IdleSignOut onSignOut={vi.fn()} />);
    const move = () =>
      fireEvent(
        document.body,
        new MouseEvent('pointermove', { bubbles: true, screenX: 5, screenY: 5 }),
      );
    move();
    pass(59 * minute + 1000);
    move();
    const stay = screen.getByRole('button', { name: 'Stay signed in' });
    fireEvent(stay, new MouseEvent('pointerdown', { bubbles: true }));
    expect(warning()).not.toBeNull();
    fireEvent.click(stay);
    expect(warning()).toBeNull();
  });

  it('a use in another tab counts', () => {
    render(<IdleSignOut onSignOut={vi.fn()} />);
    pass(59 * minute + 30_000);
    expect(warning()).not.toBeNull();
    writeElsewhere(Date.now() - 1000);
    expect(warning()).toBeNull();
    pass(58 * minute);
    expect(readSession()).toBeDefined();
  });

  it('a key after the end is not a use, for example when a laptop wakes up', () => {
    render(<IdleSignOut onSignOut={vi.fn()} />);
    vi.setSystemTime(Date.now() + 61 * minute);
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(readSession()).toBeUndefined();
  });

  it('the session also ends if the hour passes while no tab is open', () => {
    expect(endIfIdle(Date.now() + 59 * minute)).toBe(false);
    expect(endIfIdle(Date.now() + 60 * minute)).toBe(true);
    expect(readSession()).toBeUndefined();
  });

  it('with 0 minutes the session never ends by itself', () => {
    setMinutes(0);
    render(<IdleSignOut onSignOut={vi.fn()} />);
    pass(600 * minute);
    expect(endIfIdle(Date.now())).toBe(false);
    expect(readSession()).toBeDefined();
  });
});
