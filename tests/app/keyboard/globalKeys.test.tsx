import { fireEvent, render, renderHook, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GlobalKeys } from '~/app/keyboard/GlobalKeys';
import type { KeysProps } from '~/app/keyboard/Keys';
import { useConsoleKeys } from '~/app/keyboard/consoleKeys';
import { useKeyCommands } from '~/ui/keyboard/keyListeners';

/** Lets the code of the keys arrive. */
const arrival = vi.hoisted(() => {
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { gate, letGo: () => letGo() };
});

vi.mock('~/app/keyboard/Keys', async () => {
  await arrival.gate;
  return {
    Keys: ({ onGoTo, takeEarlier }: KeysProps) => {
      useConsoleKeys({
        openPalette: () => void opened.push('palette'),
        openHelp: () => void opened.push('help'),
        goTo: onGoTo,
        beginSequence: () => undefined,
        takeEarlier,
      });
      return null;
    },
  };
});

afterAll(() => {
  vi.doUnmock('~/app/keyboard/Keys');
});

let opened: string[] = [];

beforeEach(() => {
  opened = [];
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
};

it('Escape leads from the search box to the rows; in another field it is left to others (R398)', () => {
  Element.prototype.checkVisibility = () => true;
  document.body.innerHTML =
    '<main id="main"><input type="search" value="ada"><input id="other"><ul><li><a id="row" href="#a" data-row-link>a</a></li></ul></main>';
  renderHook(() =>
    useConsoleKeys({
      openPalette: vi.fn(),
      openHelp: vi.fn(),
      goTo: vi.fn(),
      beginSequence: vi.fn(),
    }),
  );
  document.getElementById('other')?.focus();
  press('Escape');
  expect(document.activeElement?.id).toBe('other');
  document.querySelector<HTMLElement>('[type=search]')?.focus();
  // Not left to the browser, which would empty the box.
  expect(fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })).toBe(false);
  expect(document.activeElement?.id).toBe('row');
});

describe('go-to keys and a screen’s own', () => {
  function open() {
    const done: string[] = [];
    const own = (key: string) => [key, () => void done.push(key)] as const;
    renderHook(() => {
      useKeyCommands(Object.fromEntries(['a', 'k', 'r', 'j', '1'].map(own)), true);
      useConsoleKeys({
        openPalette: () => void done.push('palette'),
        openHelp: () => void done.push('help'),
        beginSequence: vi.fn(),
        goTo: (href) => void done.push(href),
      });
    });
    return done;
  }

  it.each([
    ['a', '/users/all'],
    ['k', '/skill-checks'],
    ['A', '/users/all'],
  ])('G and then %s leads to %s, whatever it does on the screen', (key, href) => {
    const done = open();
    press('g', key);
    expect(done).toEqual([href]);
    press(key);
    expect(done).toEqual([href, key.toLowerCase()]);
  });

  it('a letter without a page does nothing either', () => {
    const done = open();
    press('g', 'r', 'r');
    expect(done).toEqual(['r']);
    press('g', 'g', 'a');
    expect(done).toEqual(['r', '/users/all']);
  });

  it('any other key ends the sequence', () => {
    const done = open();
    press('g', '?');
    expect(done).toEqual(['help']);
    press('g', 'Escape', 'a');
    expect(done).toEqual(['help', 'a']);
  });

  it('a key that the screen takes ends the sequence', () => {
    const done = open();
    press('g', '1', 'p');
    expect(done).toEqual(['1']);
    press('g', '1', 'a');
    expect(done).toEqual(['1', '1', 'a']);
  });

  it('a pause ends it', () => {
    const done = open();
    let at = 0;
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        at = timeStamp;
      },
      { once: true },
    );
    press('g');
    vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(at + 1501);
    press('a');
    expect(done).toEqual(['a']);
  });

  it('keys typed into a field are not part of it', () => {
    const done = open();
    const field = document.body.appendChild(document.createElement('input'));
    press('g');
    field.focus();
    press('a');
    field.remove();
    expect(done).toEqual([]);
  });
});

it('before the code of the keys is loaded, a field keeps its own, and G and a letter are a sequence unless another key is between', async () => {
  const went: string[] = [];
  const decided: string[] = [];
  render(
    <GlobalKeys
      isPaletteOpen={false}
      onPalette={vi.fn()}
      onGoTo={(href) => void went.push(href)}
      onChooseColorMode={() => undefined}
      onSignOut={() => undefined}
    />,
  );
  renderHook(() =>
    useKeyCommands({ a: () => void decided.push('a'), 1: () => void decided.push('1') }, true),
  );
  const field = document.body.appendChild(document.createElement('textarea'));
  field.focus();
  press('g', 'p', '?');
  field.blur();
  press('g', '1', 'p');
  press('g', 'a');
  arrival.letGo();
  await waitFor(() => expect(went.length).toBe(1));
  field.remove();
  expect(went).toEqual(['/users/all']);
  expect(decided).toEqual(['1']);
  expect(opened).toEqual([]);
});
