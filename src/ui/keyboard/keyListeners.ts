import { useEffectEvent, useLayoutEffect, type KeyboardEvent as ReactKeyboardEvent } from 'react';
import { pressedKey, hasModifier } from '~/lib/pressedKey';

/** By `KeyboardEvent.key` in lower case. */
export type KeyCommands = Record<string, () => void>;

/** The commands work while `isActive` and no overlay is open. */
export function useKeyCommands(commands: KeyCommands, isActive: boolean): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const key = pressedKey(event).toLowerCase();
    if (!isSingleKey(event) || !Object.hasOwn(commands, key)) return;
    event.preventDefault();
    commands[key]?.();
  });
  useLayoutEffect(
    () => (isActive ? listenToKeys((event) => handleKey(event)) : undefined),
    [isActive],
  );
}

type HandleKey = (event: KeyboardEvent) => void;
type HandleConsoleKey = (event: KeyboardEvent, isAfterG: boolean) => void;

const sequenceMs = 1500;

const ofScreens = new Set<HandleKey>();
let ofConsole: HandleConsoleKey | undefined;
/** Until this time, a letter is the second key of a sequence with G. */
let afterGUntil = -Infinity;

const overlays = 'dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"]';

const isOverlayOpen = (): boolean => document.querySelector(overlays) !== null;

export const overlayOf = (element: Element | null) => element?.closest(overlays) ?? null;

export const isInOverlay = (element: Element | null): boolean => overlayOf(element) !== null;

/** Excludes a row's box, which has the focus after a click. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
  !target.matches('.row-box');

const areKeysOff = () => document.documentElement.dataset['keys'] === 'off';

/** Works in fields, too. */
export const isWithControl = (event: KeyboardEvent, letter: string): boolean =>
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  !event.shiftKey &&
  pressedKey(event).toLowerCase() === letter;

export const isPaletteKey = (event: KeyboardEvent): boolean => isWithControl(event, 'k');

/**
 * False in a field, with a modifier, while the key is held down, and while single keys are switched
 * off.
 */
export const isSingleKey = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !event.repeat &&
  !hasModifier(event) &&
  !isTyping(event.target) &&
  !areKeysOff();

const isSingle = (event: KeyboardEvent, pattern: RegExp) =>
  pattern.test(pressedKey(event)) && isSingleKey(event);

/** Keeps the sequence open while its panel is shown (R419). */
export function holdSequence(): void {
  if (afterGUntil > -Infinity) afterGUntil = Infinity;
}

export function endSequence(): void {
  afterGUntil = -Infinity;
}

/** The one place that decides who gets a key. */
function dispatch(event: KeyboardEvent): void {
  const isWaiting = event.timeStamp < afterGUntil;
  const isAfterG = isWaiting && isSingle(event, /^[a-z]$/i);
  afterGUntil = -Infinity;
  if (event.defaultPrevented || isOverlayOpen()) return;
  // Escape cancels G and does nothing else.
  if (isWaiting && event.key === 'Escape') {
    event.preventDefault();
    return;
  }
  for (const handle of isAfterG ? [] : [...ofScreens]) {
    handle(event);
    if (event.defaultPrevented) return;
  }
  if (!ofConsole) return;
  const isG = isSingle(event, /^g$/i);
  ofConsole(event, isAfterG);
  if (isG) afterGUntil = event.timeStamp + sequenceMs;
  // After G, a letter that leads nowhere does nothing.
  if (isG || isAfterG) event.preventDefault();
}

/** A screen takes a key by calling `preventDefault`. It never gets the letter after G. */
export function listenToKeys(handle: HandleKey): () => void {
  addEventListener('keydown', dispatch);
  ofScreens.add(handle);
  return () => {
    ofScreens.delete(handle);
  };
}

/** Gets each key that no screen takes. A later listener replaces the earlier one. */
export function listenAsConsole(handle: HandleConsoleKey): () => void {
  addEventListener('keydown', dispatch);
  ofConsole = handle;
  return () => {
    if (ofConsole === handle) ofConsole = undefined;
  };
}

export function closeOnEscape(event: ReactKeyboardEvent, close: () => void): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  event.preventDefault();
  event.stopPropagation();
  close();
}
