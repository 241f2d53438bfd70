import { useEffect, useEffectEvent, useRef } from 'react';
import { isPaletteKey, isSingleKey, listenToKeys } from '../../components/keyListeners';
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
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (isOverlayOpen()) return;
    if (isPaletteKey(event)) {
      event.preventDefault();
      openPalette();
      return;
    }
    if (!isSingleKey(event)) return;
    const key = event.key.toLowerCase();
    const isSecond = event.timeStamp - sequenceFrom.current < sequenceMs;
    sequenceFrom.current = key === 'g' && !isSecond ? event.timeStamp : -sequenceMs;
    const destination = isSecond ? destinations.find((one) => one.key === key) : undefined;
    const commands: Record<string, () => void> = { '/': focusSearch, j: () => { moveInRows(1); }, k: () => { moveInRows(-1); }, '?': openHelp };
    const run = destination ? () => { goTo(destination.href); } : Object.hasOwn(commands, key) ? commands[key] : undefined;
    if (!run) return;
    event.preventDefault();
    run();
  });
  useEffect(() => listenToKeys((event) => { handleKey(event); }, 'console'), []);
}
