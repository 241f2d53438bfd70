// Importing print.css here keeps it out of the first load.
import { useEffect, useEffectEvent, useState } from 'react';
import { endSequence, holdSequence } from '~/ui/keyboard/keyListeners';
import { afterEachOther, destinationAt, destinations } from '~/ui/keyboard/keys';
import { loadable } from '~/ui/loadable';
import { SecondKeys } from '~/ui/keyboard/KeyList';
import { listen } from '~/lib/browser/listen';
import { isBlank } from '~/lib/text';
import { storedNames } from '~/lib/storedNames';
import { useRecordSources } from '../palette/useRecordSources';
import { everywhere, useConsoleKeys, type KeyPress } from './consoleKeys';
import { Palette, type ConsoleCommands } from '../palette/Palette';
import { createStore, useStored } from '~/lib/storage/store';
import '~/ui/theme/print.css';

const patienceMs = 400;

function useSequencePanel() {
  const [began, setBegan] = useState<number>();
  const [isShown, setIsShown] = useState(false);
  const show = useEffectEvent(() => {
    holdSequence();
    setIsShown(true);
  });
  const end = useEffectEvent((isKey: boolean) => {
    if (!isKey) endSequence();
    setBegan(undefined);
    setIsShown(false);
  });
  useEffect(() => {
    if (began === undefined) return undefined;
    const timer = setTimeout(() => show(), patienceMs);
    const handle = ({ type, timeStamp }: Event) => {
      if (timeStamp !== began) end(type === 'keydown');
    };
    const stop = listen(['keydown', 'pointerdown', 'blur'], handle, { capture: true });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [began]);
  return { isShown, begin: ({ timeStamp }: KeyboardEvent) => setBegan(timeStamp) };
}

const KeysDialog = loadable(() => import('~/ui/overlays/KeysDialog'), 'KeysDialog');

interface KeysHelpProps {
  areOn: boolean;
  onSwitch: (areOn: boolean) => void;
  onClose: () => void;
}

function KeysHelp({ areOn, onSwitch, onClose }: KeysHelpProps) {
  return (
    <KeysDialog
      sections={[
        { title: 'On every screen', keys: everywhere },
        { title: 'Go to', keys: destinations },
      ]}
      onClose={onClose}
    >
      <label className="key-switch">
        <input
          type="checkbox"
          name="keys"
          checked={areOn}
          onChange={(event) => onSwitch(event.target.checked)}
        />
        Single-key shortcuts
      </label>
    </KeysDialog>
  );
}

/** Can be switched off, because speech input and shaking hands press single keys by accident. */
const keyPreference = createStore<boolean>({
  name: storedNames.keyPreference,
  version: 1,
  parse: (raw) => (typeof raw === 'boolean' ? raw : undefined),
  fallback: () => true,
});

export interface KeysProps extends ConsoleCommands {
  isPaletteOpen: boolean;
  query: string;
  onPalette: (isOpen: boolean) => void;
  onQuery: (query: string) => void;
  takeEarlier: () => readonly KeyPress[];
}

export function Keys(props: KeysProps) {
  const { isPaletteOpen, query, onPalette, onQuery, takeEarlier, ...commands } = props;
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  // Not in the palette, because reading goes on after that is closed.
  const sources = useRecordSources(isPaletteOpen && !isBlank(query));
  const areOn = useStored(keyPreference);
  useEffect(() => {
    document.documentElement.dataset['keys'] = areOn ? 'on' : 'off';
  }, [areOn]);
  const sequence = useSequencePanel();
  useConsoleKeys({
    beginSequence: sequence.begin,
    openPalette: () => onPalette(true),
    openHelp: () => setIsHelpOpen(true),
    goTo: commands.onGoTo,
    takeEarlier,
  });
  useEffect(() => {
    // Set here, because the list of keys isn't needed for the first rows.
    for (const link of document.querySelectorAll<HTMLAnchorElement>('.topbar-nav a')) {
      const keys = destinationAt(link.pathname)?.keys;
      if (keys) link.title = afterEachOther(keys);
    }
  }, []);
  return (
    <>
      {sequence.isShown && <SecondKeys first="G" title="Go to" keys={destinations} />}
      {isPaletteOpen && (
        <Palette
          {...commands}
          query={query}
          sources={sources}
          areKeysOn={areOn}
          onQuery={onQuery}
          onShowKeys={() => setIsHelpOpen(true)}
          onClose={() => onPalette(false)}
        />
      )}
      {isHelpOpen && (
        <KeysHelp
          areOn={areOn}
          onSwitch={keyPreference.write}
          onClose={() => setIsHelpOpen(false)}
        />
      )}
    </>
  );
}
