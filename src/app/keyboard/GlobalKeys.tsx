import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { isPaletteKey, isSingleKey, listenAsConsole } from '~/ui/keyboard/keyListeners';
import { loadable } from '~/ui/loadable';
import { listen } from '~/lib/browser/listen';
import { pressedKey } from '~/lib/pressedKey';
import { whenIdle } from '~/ui/layout/schedule';
import type { ConsoleCommands } from '../palette/Palette';
import { useModal } from '../palette/useModal';
import type { KeyPress } from './consoleKeys';

const Keys = loadable(() => import('./Keys'), 'Keys');

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

interface PaletteInputProps {
  query: string;
  onQuery: (query: string) => void;
  onClose: () => void;
}

/** Takes what is typed until the palette's code is loaded. */
function PaletteInput({ query, onQuery, onClose }: PaletteInputProps) {
  return (
    <dialog {...useModal(onClose)} className="panel" aria-label="Commands">
      <input
        autoFocus
        className="control"
        aria-label="Find anything"
        value={query}
        onChange={(event) => onQuery(event.target.value)}
      />
    </dialog>
  );
}

interface GlobalKeysProps extends ConsoleCommands {
  isPaletteOpen: boolean;
  onPalette: (isOpen: boolean) => void;
}

/**
 * Loaded when the page is idle or a key is pressed. The keys pressed before that act once it is
 * loaded.
 */
export function GlobalKeys({ isPaletteOpen, onPalette, ...commands }: GlobalKeysProps) {
  const [isWanted, setIsWanted] = useState(false);
  const [failures, setFailures] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const [isAsked, setIsAsked] = useState(false);
  const [query, setQuery] = useState('');
  const earlier = useRef<KeyPress[]>([]);
  useEffect(() => whenIdle(() => setIsWanted(true)), []);
  useEffect(keepFocusFromFirstPress, []);
  // After a failure, this mounts it again.
  const ask = () => {
    setIsAsked(true);
    setAttempt(failures);
  };
  if (isPaletteOpen && (!isAsked || attempt !== failures)) ask();
  const handleKey = useEffectEvent((event: KeyboardEvent, isAfterG: boolean) => {
    if (isPaletteKey(event)) {
      // The browser has a Ctrl+K of its own.
      event.preventDefault();
      onPalette(true);
    } else if (isSingleKey(event) && /^[a-z/?[\]]$/i.test(pressedKey(event))) {
      // The browser would type it into the search box that gets the focus.
      if (pressedKey(event) === '/') event.preventDefault();
      earlier.current.push({ event, isAfterG });
      ask();
    }
  });
  // Before the effects of Keys, which listens instead from then on.
  useLayoutEffect(() => listenAsConsole((event, isAfterG) => handleKey(event, isAfterG)), []);
  const setPalette = (isOpen: boolean) => {
    onPalette(isOpen);
    setQuery('');
  };
  return (
    (isWanted || isAsked) && (
      <Keys
        key={attempt}
        {...commands}
        isPaletteOpen={isPaletteOpen}
        query={query}
        onPalette={setPalette}
        onQuery={setQuery}
        takeEarlier={() => earlier.current.splice(0)}
        isQuiet={!isAsked}
        fallback={
          isPaletteOpen && (
            <PaletteInput query={query} onQuery={setQuery} onClose={() => setPalette(false)} />
          )
        }
        onFailure={() => {
          setFailures(failures + 1);
          earlier.current = [];
          setPalette(false);
        }}
      />
    )
  );
}
