import { fireEvent, render, renderHook, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GlobalKeys } from '../../src/app/keys/GlobalKeys';
import type { KeysProps } from '../../src/app/keys/Keys';
import { useGlobalKeys } from '../../src/app/keys/useGlobalKeys';
import { useKeyCommands } from '../../src/components/useKeyCommands';

/** Lets the code of the keys arrive. */
const arrival = vi.hoisted(() => {
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => { letGo = resolve; });
  return { gate, letGo: () => { letGo(); } };
});

vi.mock('../../src/app/keys/Keys', async () => {
  await arrival.gate;
  return {
    Keys: ({ onReady, onGoTo }: KeysProps) => {
      useGlobalKeys({ openPalette: () => { opened.push('palette'); }, openHelp: () => { opened.push('help'); }, goTo: onGoTo });
      useEffect(onReady, [onReady]);
      return null;
    },
  };
});

let opened: string[] = [];

beforeEach(() => {
  opened = [];
});
afterEach(() => {
  vi.restoreAllMocks();
});

const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
};

describe('go-to keys and a screen’s own', () => {
  function open() {
    const done: string[] = [];
    const own = (key: string) => [key, () => { done.push(key); }] as const;
    renderHook(() => {
      useKeyCommands(Object.fromEntries(['a', 'k', 'r', 'j'].map(own)), true);
      useGlobalKeys({ openPalette: () => { done.push('palette'); }, openHelp: () => { done.push('help'); }, goTo: (href) => { done.push(href); } });
    });
    return done;
  }

  it.each([['a', '/users/all'], ['k', '/skill-checks'], ['A', '/users/all']])('G and then %s leads to %s, whatever it does on the screen', (key, href) => {
    const done = open();
    press('g', key);
    expect(done).toEqual([href]);
    press(key);
    expect(done).toEqual([href, key.toLowerCase()]);
  });

  it('a letter that leads nowhere does nothing either', () => {
    const done = open();
    press('g', 'r', 'r');
    expect(done).toEqual(['r']);
    press('g', 'g', 'a');
    expect(done).toEqual(['r', '/users/all']);
  });

  it('what is no letter is no part of it', () => {
    const done = open();
    press('g', '?');
    expect(done).toEqual(['help']);
    press('g', 'Escape', 'a');
    expect(done).toEqual(['help', 'a']);
  });

  it('a pause ends it', () => {
    const done = open();
    let at = 0;
    addEventListener('keydown', ({ timeStamp }) => { at = timeStamp; }, { once: true });
    press('g');
    vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(at + 1501);
    press('a');
    expect(done).toEqual(['a']);
  });

  it('what is typed into a field is no part of it', () => {
    const done = open();
    const field = document.body.appendChild(document.createElement('input'));
    press('g');
    field.focus();
    press('a');
    field.remove();
    expect(done).toEqual([]);
  });
});

it('keys that come before their code: those of a field stay its own, G and a letter are one sequence', async () => {
  const went: string[] = [];
  const decided: string[] = [];
  render(<GlobalKeys onGoTo={(href) => { went.push(href); }} onChooseColorMode={() => undefined} onSignOut={() => undefined} />);
  renderHook(() => { useKeyCommands({ a: () => { decided.push('a'); } }, true); });
  const field = document.body.appendChild(document.createElement('textarea'));
  field.focus();
  press('g', 'p', '?');
  field.blur();
  press('g', 'a');
  arrival.letGo();
  await waitFor(() => { expect(went.length).toBe(1); });
  field.remove();
  expect(went).toEqual(['/users/all']);
  expect(decided).toEqual([]);
  expect(opened).toEqual([]);
});
