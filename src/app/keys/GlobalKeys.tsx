import { useEffect, useState } from 'react';
import { loadable } from '../../components/loadable';
import { keyPreference } from '../../hooks/local/keyPreference';
import { useLocalStore } from '../../hooks/local/localStore';
import type { ConsoleCommands } from './consoleCommands';
import { useGlobalKeys } from './useGlobalKeys';

const Palette = loadable(() => import('./Palette').then((module) => module.Palette));
const KeysHelp = loadable(() => import('./KeysHelp').then((module) => module.KeysHelp));

type Open = 'palette' | 'help';

/** The keys that work on every screen. What they open is loaded when it is first wanted. */
export function GlobalKeys(props: ConsoleCommands) {
  const [open, setOpen] = useState<Open>();
  const [areOn, setAreOn] = useLocalStore(keyPreference);
  useEffect(() => {
    document.documentElement.dataset['keys'] = areOn ? 'on' : 'off';
  }, [areOn]);
  useGlobalKeys({
    openPalette: () => { setOpen('palette'); },
    openHelp: () => { setOpen('help'); },
    goTo: props.onGoTo,
  });
  const close = () => {
    setOpen(undefined);
  };
  return (
    <>
      {open === 'palette' && <Palette {...props} areKeysOn={areOn} onShowKeys={() => { setOpen('help'); }} onClose={close} />}
      {open === 'help' && <KeysHelp areOn={areOn} onSwitch={setAreOn} onClose={close} />}
    </>
  );
}
