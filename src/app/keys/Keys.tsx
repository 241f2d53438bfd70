import { useEffect, useEffectEvent, useState } from 'react';
import { loadableOverlay } from '../../components/loadable';
import { keyPreference } from '../../hooks/local/keyPreference';
import { useLocalStore } from '../../hooks/local/localStore';
import type { ConsoleCommands } from './consoleCommands';
import { Palette } from './Palette';
import { useGlobalKeys } from './useGlobalKeys';

const KeysHelp = loadableOverlay(() => import('./KeysHelp').then((module) => module.KeysHelp));

type Open = 'palette' | 'help';

export interface KeysProps extends ConsoleCommands {
  /** The listeners are there. */
  onReady: () => void;
}

/** The listeners of the keys that work on every screen, and what they open. */
export function Keys({ onReady, ...commands }: KeysProps) {
  const [open, setOpen] = useState<Open>();
  const [areOn, setAreOn] = useLocalStore(keyPreference);
  useEffect(() => {
    document.documentElement.dataset['keys'] = areOn ? 'on' : 'off';
  }, [areOn]);
  useGlobalKeys({
    openPalette: () => { setOpen('palette'); },
    openHelp: () => { setOpen('help'); },
    goTo: commands.onGoTo,
  });
  const announce = useEffectEvent(onReady);
  useEffect(() => { announce(); }, []);
  const close = () => {
    setOpen(undefined);
  };
  return (
    <>
      {open === 'palette' && <Palette {...commands} areKeysOn={areOn} onShowKeys={() => { setOpen('help'); }} onClose={close} />}
      {open === 'help' && <KeysHelp areOn={areOn} onSwitch={setAreOn} onClose={close} />}
    </>
  );
}
