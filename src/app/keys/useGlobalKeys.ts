import { useEffect, useEffectEvent, useRef } from 'react';
import { claimNextLetter, isLetter, isPaletteKey, isSingleKey, listenToKeys } from '../../components/keyListeners';
import { destinations } from './goTo';
import { focusSearch, moveInRows } from './rowFocus';

/** Longest pause between G and the key after it, in milliseconds. */
const sequenceMs = 1500;

export interface GlobalKeyActions {
  openPalette: () => void;
  openHelp: () => void;
  goTo: (href: string) => void;
}

/** While a dialog or a menu is open the keys are its own. */
const isOverlayOpen = () => document.querySelector('[aria-modal="true"], dialog[open], [role="menu"]') !== null;

/** The keys that work everywhere: Ctrl or Cmd K, G and another, / for the search, J and K through rows, ? for help. */
export function useGlobalKeys({ openPalette, openHelp, goTo }: GlobalKeyActions): void {
  const sequenceFrom = useRef(-sequenceMs);
  const startSequence = (event: KeyboardEvent) => {
    sequenceFrom.current = event.timeStamp;
    claimNextLetter(event, sequenceMs);
  };
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isSecond = event.timeStamp - sequenceFrom.current < sequenceMs && isLetter(event);
    sequenceFrom.current = -sequenceMs;
    if (isOverlayOpen()) return;
    if (isPaletteKey(event)) {
      event.preventDefault();
      openPalette();
      return;
    }
    if (!isSingleKey(event)) return;
    const key = event.key.toLowerCase();
    const commands: Record<string, () => void> = { '/': focusSearch, g: () => { startSequence(event); }, j: () => { moveInRows(1); }, k: () => { moveInRows(-1); }, '?': openHelp };
    const destination = isSecond ? destinations.find((one) => one.key === key) : undefined;
    // After G a letter that leads nowhere does nothing: what it does alone wasn't meant.
    if (!isSecond && !Object.hasOwn(commands, key)) return;
    event.preventDefault();
    if (destination) goTo(destination.href);
    else if (!isSecond || key === 'g') commands[key]?.();
  });
  useEffect(() => listenToKeys((event) => { handleKey(event); }, 'console'), []);
}
