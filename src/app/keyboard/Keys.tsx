// What Ctrl+P prints. Here it costs no first load anything.
import { useEffect, useEffectEvent, useState } from 'react';
import { endSequence, holdSequence } from '../../ui/keyboard/keyListeners';
import { keysTo } from '../../ui/keyboard/keysTo';
import { afterEachOther } from '../../ui/keyboard/destinations';
import { loadableOverlay } from '../../ui/loadable';
import { SecondKeys } from '../../ui/keyboard/SecondKeys';
import { isBlank } from '../../lib/text';
import { storedNames } from '../../lib/storedNames';
import { useRecordSources } from '../palette/useRecordSources';
import { createStore, useStored } from '../../lib/storage/store';
import { destinations, useConsoleKeys } from './consoleKeys';
import { Palette, type ConsoleCommands } from '../palette/Palette';
import '../../ui/theme/print.css';

/**
 * How long G waits for its letter before the panel says what can follow, in milliseconds. Who knows
 * the letter never sees it.
 */
const patienceMs = 400;

/**
 * Whether the panel of the second keys is shown. `begin` is called when G was pressed. Whatever
 * happens next ends it.
 */
function useSequencePanel() {
  const [began, setBegan] = useState<number>();
  const [isShown, setIsShown] = useState(false);
  const show = useEffectEvent(() => {
    holdSequence();
    setIsShown(true);
  });
  const end = useEffectEvent((isKey: boolean) => {
    // A key still is the second one: the listeners end the sequence themselves.
    if (!isKey) endSequence();
    setBegan(undefined);
    setIsShown(false);
  });
  useEffect(() => {
    if (began === undefined) return undefined;
    const timer = setTimeout(() => show(), patienceMs);
    const listen = ({ type, timeStamp }: Event) => {
      // The very key that began it.
      if (timeStamp !== began) end(type === 'keydown');
    };
    const types = ['keydown', 'pointerdown', 'blur'] as const;
    for (const type of types) addEventListener(type, listen, { capture: true });
    return () => {
      clearTimeout(timer);
      for (const type of types) removeEventListener(type, listen, { capture: true });
    };
  }, [began]);
  return { isShown, begin: ({ timeStamp }: KeyboardEvent) => setBegan(timeStamp) };
}

const KeysHelp = loadableOverlay(() => import('./KeysHelp').then((module) => module.KeysHelp));

/**
 * Whether single keys are commands. The admin can switch them off, because speech input and shaking
 * hands can press keys by accident.
 */
const keyPreference = createStore<boolean>({
  name: storedNames.keyPreference,
  version: 1,
  parse: (raw) => (typeof raw === 'boolean' ? raw : undefined),
  fallback: () => true,
});

type Open = 'palette' | 'help';

export interface KeysProps extends ConsoleCommands {
  /** Called once when the listeners are there. */
  onReady: () => void;
}

/** The keys that work on every screen, and the palette and the help that they open. */
export function Keys({ onReady, ...commands }: KeysProps) {
  const [open, setOpen] = useState<Open>();
  const [query, setQuery] = useState('');
  // Here and not in the palette: what the first search has begun to read goes on when the palette
  // is closed.
  const sources = useRecordSources(open === 'palette' && !isBlank(query));
  const areOn = useStored(keyPreference);
  useEffect(() => {
    document.documentElement.dataset['keys'] = areOn ? 'on' : 'off';
  }, [areOn]);
  const sequence = useSequencePanel();
  useConsoleKeys({
    beginSequence: sequence.begin,
    openPalette: () => setOpen('palette'),
    openHelp: () => setOpen('help'),
    goTo: commands.onGoTo,
  });
  const announce = useEffectEvent(onReady);
  useEffect(() => {
    announce();
  }, []);
  useEffect(() => {
    // Nobody misses it: without its code the page changes at once.
    import('../motion/startMotions')
      .then(({ startMotions }) => startMotions())
      .catch(() => undefined);
    // Not by the links themselves, because the list of the keys isn't needed for the first rows.
    for (const link of document.querySelectorAll<HTMLAnchorElement>('.topbar-nav a')) {
      const keys = keysTo(link.pathname);
      if (keys) link.title = afterEachOther(keys);
    }
  }, []);
  const close = () => {
    setOpen(undefined);
    setQuery('');
  };
  return (
    <>
      {sequence.isShown && <SecondKeys first="G" title="Go to" keys={destinations} />}
      {open === 'palette' && (
        <Palette
          {...commands}
          query={query}
          sources={sources}
          areKeysOn={areOn}
          onQuery={setQuery}
          onShowKeys={() => setOpen('help')}
          onClose={close}
        />
      )}
      {open === 'help' && <KeysHelp areOn={areOn} onSwitch={keyPreference.write} onClose={close} />}
    </>
  );
}
