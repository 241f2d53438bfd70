import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { takeEarlyKeys } from '../boot/earlyKeys';
import {
  isPaletteKey,
  isSingleKey,
  listenAsConsole,
  pressAgain,
  repeatKey,
} from '~/ui/keyboard/keyListeners';
import { loadableOverlay } from '~/ui/loadable';
import { listen } from '~/lib/browser/listen';
import { pressedKey } from '~/lib/pressedKey';
import { whenIdle } from '~/ui/layout/schedule';
import type { ConsoleCommands } from '../palette/Palette';
import { forgetTypedAhead, typeAhead } from '../palette/typedAhead';

const Keys = loadableOverlay(() => import('./Keys').then((module) => module.Keys));

interface KeyPress {
  event: KeyboardEvent;
  isAfterG: boolean;
}

/** A letter may be meant for the screen, which is still loading. */
const mayBeCommand = (event: KeyboardEvent) =>
  isPaletteKey(event) || (isSingleKey(event) && /^[a-z/?[\]]$/i.test(pressedKey(event)));

const isG = (event: KeyboardEvent | undefined) =>
  event !== undefined && /^g$/i.test(pressedKey(event));

/** Keeps only keys that make sense without a screen, because the static shell has none. */
const leadsSomewhere = (event: KeyboardEvent, index: number, keys: KeyboardEvent[]) =>
  keys.slice(0, index + 1).some(isPaletteKey) ||
  isG(event) ||
  isG(keys[index - 1]) ||
  /^[/?]$/.test(pressedKey(event));

/**
 * Not loaded with the other keys, which arrive seconds later: a payout may have been decided by
 * then.
 */
function keepFocusFromFirstPress() {
  let stop: (() => void) | undefined;
  let isGone = false;
  const start = async ({ target }: Event) => {
    // The press may remove the element that was pressed.
    const pressed = target instanceof HTMLElement && target.closest('#main') ? target : null;
    // If that fails, a dialog still returns the focus, but nothing else does.
    const code = await import('./keepFocus').catch(() => undefined);
    if (!isGone) stop ??= code?.keepFocus(pressed);
  };
  const stopWaiting = listen(['pointerdown', 'keydown'], (event) => void start(event), {
    once: true,
  });
  return () => {
    isGone = true;
    stopWaiting();
    stop?.();
  };
}

/**
 * Loaded when the page is idle or a key is pressed. Keys pressed before that are kept and repeated.
 */
export function GlobalKeys(props: ConsoleCommands) {
  const [isWanted, setIsWanted] = useState(false);
  // After a failure, the next key press mounts it again.
  const failures = useRef(0);
  const [attempt, setAttempt] = useState(0);
  const [isAsked, setIsAsked] = useState(false);
  const [areReady, setAreReady] = useState(false);
  const kept = useRef<KeyPress[]>([]);
  useEffect(() => whenIdle(() => setIsWanted(true)), []);
  useEffect(keepFocusFromFirstPress, []);
  // Runs in the commit that replaces the static shell, so that no key is lost in between.
  useLayoutEffect(() => {
    if (areReady) {
      for (const { event, isAfterG } of kept.current.splice(0)) repeatKey(event, isAfterG);
      return undefined;
    }
    const stopListening = listenAsConsole((event, isAfterG) => {
      if (!mayBeCommand(event)) return;
      // The browser has a Ctrl+K of its own, and would type '/' into the search box that gets the
      // focus.
      if (isPaletteKey(event) || pressedKey(event) === '/') event.preventDefault();
      setIsWanted(true);
      setIsAsked(true);
      setAttempt(failures.current);
      kept.current.push({ event, isAfterG });
    });
    const keepForPalette = (event: KeyboardEvent) => {
      if (!kept.current.some((press) => isPaletteKey(press.event))) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      typeAhead(event);
      if (event.key === 'Escape') kept.current = [];
    };
    const stopKeeping = listen('keydown', keepForPalette, { capture: true });
    takeEarlyKeys().filter(leadsSomewhere).forEach(pressAgain);
    return () => {
      stopListening();
      stopKeeping();
    };
  }, [areReady]);
  const handleFailure = () => {
    failures.current += 1;
    kept.current = [];
    forgetTypedAhead();
  };
  return (
    isWanted && (
      <Keys
        key={attempt}
        {...props}
        onReady={() => setAreReady(true)}
        isQuiet={!isAsked}
        onFailure={handleFailure}
      />
    )
  );
}
