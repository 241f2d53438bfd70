import { useEffect, useRef, useState } from 'react';
import { isLetter, isPaletteKey, isSingleKey } from '../../components/keyListeners';
import { loadableOverlay, onLoadFailure } from '../../components/loadable';
import { whenIdle } from '../idle';
import type { ConsoleCommands } from './consoleCommands';

const Keys = loadableOverlay(() => import('./Keys').then((module) => module.Keys));

/** What is typed into a field is none. */
const isCommandKey = (event: KeyboardEvent) => isSingleKey(event) && (isLetter(event) || event.key === '/' || event.key === '?');

/** Whether a key belongs to the G before it, whatever it does alone. */
const isAfterG = (event: KeyboardEvent, before: KeyboardEvent | undefined) => isLetter(event) && before?.key.toLowerCase() === 'g';

/** The key again, for listeners that weren't there yet; where the focus is now is where it goes. */
function repeat({ key, ctrlKey, metaKey }: KeyboardEvent): void {
  (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, metaKey, bubbles: true, cancelable: true }));
}

/** The keys that work on every screen. Their code comes when the page is idle or the first key is pressed, which then isn't lost. */
export function GlobalKeys(props: ConsoleCommands) {
  const [isWanted, setIsWanted] = useState(false);
  const [areReady, setAreReady] = useState(false);
  const waiting = useRef<KeyboardEvent[]>([]);
  useEffect(() => whenIdle(() => { setIsWanted(true); }), []);
  useEffect(() => onLoadFailure(() => { waiting.current = []; }), []);
  useEffect(() => {
    if (areReady) return undefined;
    const keep = (event: KeyboardEvent) => {
      if (waiting.current.some(isPaletteKey)) {
        // Meant for the palette that is on its way: no command of the screen's.
        event.preventDefault();
        event.stopImmediatePropagation();
        if (event.key === 'Escape') waiting.current = [];
        return;
      }
      if (!isPaletteKey(event) && !isCommandKey(event)) return;
      // The browser has a Ctrl+K of its own.
      if (isPaletteKey(event)) event.preventDefault();
      setIsWanted(true);
      if (isAfterG(event, waiting.current.at(-1))) event.stopImmediatePropagation();
      waiting.current.push(event);
    };
    addEventListener('keydown', keep, { capture: true });
    return () => {
      removeEventListener('keydown', keep, { capture: true });
    };
  }, [areReady]);
  useEffect(() => {
    if (!areReady) return;
    // What the screen has taken meanwhile is done.
    for (const event of waiting.current.splice(0)) if (isPaletteKey(event) || !event.defaultPrevented) repeat(event);
  }, [areReady]);
  return isWanted && <Keys {...props} onReady={() => { setAreReady(true); }} />;
}
