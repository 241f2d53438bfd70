import { describe, expect, it } from 'vitest';
import { hasModifier, pressedKey } from '~/lib/pressedKey';

const press = (
  key: string,
  code: string,
  held: { ctrlKey?: boolean; metaKey?: boolean; altKey?: boolean; isAltGraph?: boolean },
) => ({
  key,
  code,
  ctrlKey: held.ctrlKey ?? false,
  metaKey: held.metaKey ?? false,
  altKey: held.altKey ?? false,
  getModifierState: (name: string) => name === 'AltGraph' && held.isAltGraph === true,
});

describe('the key of a command', () => {
  it.each([
    ['j', 'KeyJ', 'j'],
    ['J', 'KeyJ', 'J'],
    ['о', 'KeyJ', 'j'],
    ['Л', 'KeyK', 'k'],
    ['ξ', 'KeyJ', 'j'],
    ['х', 'BracketLeft', '['],
    ['ъ', 'BracketRight', ']'],
    ['.', 'Slash', '/'],
    [',', 'Slash', '?'],
    // Dvorak and German: a Latin letter is what it says, wherever it is.
    ['z', 'Slash', 'z'],
    ['z', 'KeyY', 'z'],
    ['ü', 'BracketLeft', 'ü'],
    ['Enter', 'Enter', 'Enter'],
    ['ж', '', 'ж'],
  ])('%s at %s is %s', (key, code, wanted) => expect(pressedKey({ key, code })).toBe(wanted));
});

describe('Ctrl and Alt', () => {
  it.each([
    ['[', 'Digit8', { ctrlKey: true, altKey: true, isAltGraph: true }],
    ['[', 'Digit8', { isAltGraph: true }],
    [']', 'Digit6', { altKey: true }],
    ['/', 'KeyQ', { altKey: true }],
  ])('only make the character: %s at %s', (key, code, held) =>
    expect(hasModifier(press(key, code, held))).toBe(false),
  );

  it.each([
    ['k', 'KeyK', { ctrlKey: true }],
    ['/', 'Slash', { altKey: true }],
    ['?', 'Slash', { altKey: true }],
    ['[', 'BracketLeft', { metaKey: true }],
    ['j', 'KeyJ', { altKey: true }],
    ['Enter', 'Enter', { altKey: true }],
  ])('are for a command: %s at %s', (key, code, held) =>
    expect(hasModifier(press(key, code, held))).toBe(true),
  );
});
