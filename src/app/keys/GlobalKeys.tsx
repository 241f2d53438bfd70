import { useEffect, useState } from 'react';
import { loadableOverlay } from '../../components/loadable';
import { whenIdle } from '../idle';
import type { ConsoleCommands } from './consoleCommands';

const Keys = loadableOverlay(() => import('./Keys').then((module) => module.Keys));

const isPaletteKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => (ctrlKey || metaKey) && key.toLowerCase() === 'k';
const isCommandKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => !ctrlKey && !metaKey && !altKey && /^[a-z/?]$/i.test(key);

/** The key again, for listeners that weren't there yet; where the focus is now is where it goes. */
function repeat({ key, ctrlKey, metaKey }: KeyboardEvent): void {
  (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, metaKey, bubbles: true, cancelable: true }));
}

/** The keys that work on every screen. Their code comes when the page is idle or the first key is pressed, which then isn't lost. */
export function GlobalKeys(props: ConsoleCommands) {
  const [isWanted, setIsWanted] = useState(false);
  const [waiting, setWaiting] = useState<readonly KeyboardEvent[]>([]);
  useEffect(() => whenIdle(() => { setIsWanted(true); }), []);
  const [areReady, setAreReady] = useState(false);
  useEffect(() => {
    if (areReady) return undefined;
    const keep = (event: KeyboardEvent) => {
      if (!isPaletteKey(event) && !isCommandKey(event)) return;
      // The browser has a Ctrl+K of its own.
      if (isPaletteKey(event)) event.preventDefault();
      setIsWanted(true);
      setWaiting((keys) => [...keys, event]);
    };
    addEventListener('keydown', keep);
    return () => {
      removeEventListener('keydown', keep);
    };
  }, [areReady]);
  useEffect(() => {
    if (!areReady) return;
    // What the screen has taken meanwhile is done.
    for (const event of waiting) if (isPaletteKey(event) || !event.defaultPrevented) repeat(event);
  }, [areReady, waiting]);
  return isWanted && <Keys {...props} onReady={() => { setAreReady(true); }} />;
}
