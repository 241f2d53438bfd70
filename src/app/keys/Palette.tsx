import { useMemo } from 'react';
import { CommandPalette, type PaletteCommand } from '../../components/palette/CommandPalette';
import { hrefs } from '../../paths';
import { readScreenCommands } from '../../routes/screenCommands';
import type { ConsoleCommands } from './consoleCommands';
import { destinations } from './goTo';
import { useLoadedRecords } from './useLoadedRecords';

export interface PaletteProps extends ConsoleCommands {
  areKeysOn: boolean;
  onShowKeys: () => void;
  onClose: () => void;
}

const colorModes = { system: 'Colours of the system', light: 'Light colours', dark: 'Dark colours' } as const;

/** The command palette with everything that it offers here and now. */
export function Palette({ areKeysOn, onGoTo, onChooseColorMode, onSignOut, onShowKeys, onClose }: PaletteProps) {
  const records = useLoadedRecords();
  const screenCommands = useMemo(() => readScreenCommands(), []);
  const commands: PaletteCommand[] = [
    ...screenCommands.map(({ label, run }) => ({ id: `screen ${label}`, group: 'screen' as const, label, run })),
    ...destinations.map(({ key, label, href }) => ({ id: `go ${href}`, group: 'go' as const, label, words: 'open screen', keys: areKeysOn ? ['G', key.toUpperCase()] : undefined, run: () => { onGoTo(href); } })),
    ...records.map(({ href, ...record }) => ({ ...record, group: 'record' as const, run: () => { onGoTo(href); } })),
    { id: 'notify', group: 'console', label: 'Send Notification', run: () => { onGoTo(hrefs.notifications); } },
    ...(Object.keys(colorModes) as (keyof typeof colorModes)[]).map((mode) => ({
      id: `mode ${mode}`, group: 'console' as const, label: colorModes[mode], words: 'colour mode theme', run: () => { onChooseColorMode(mode); },
    })),
    { id: 'keys', group: 'console', label: 'Keys that work here', words: 'keyboard shortcuts help', keys: areKeysOn ? ['?'] : undefined, run: onShowKeys },
    { id: 'sign-out', group: 'console', label: 'Sign out', words: 'log out leave', run: onSignOut },
  ];
  return <CommandPalette commands={commands} onClose={onClose} />;
}
