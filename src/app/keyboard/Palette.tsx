import { useMemo } from 'react';
import type { ColorMode } from '../../boot/colorMode';
import { CommandPalette, type PaletteCommand } from '../../components/palette/CommandPalette';
import { hrefs } from '../../paths';
import { readScreenCommands } from '../../routes/shell/screenCommands';
import { destinations } from './consoleKeys';
import { useLoadedRecords } from './loadedRecords';

/** The console's own commands, which exist on every screen. */
export interface ConsoleCommands {
  onGoTo: (href: string) => void;
  onChooseColorMode: (mode: ColorMode) => void;
  onSignOut: () => void;
}

export interface PaletteProps extends ConsoleCommands {
  areKeysOn: boolean;
  onShowKeys: () => void;
  onClose: () => void;
}

const colorModes: Record<ColorMode, string> = { system: 'Colours of the system', light: 'Light colours', dark: 'Dark colours' };

/** The command palette with all commands of this screen at this moment. */
export function Palette({ areKeysOn, onGoTo, onChooseColorMode, onSignOut, onShowKeys, onClose }: PaletteProps) {
  const records = useLoadedRecords();
  const screenCommands = useMemo(() => readScreenCommands(), []);
  const commands: PaletteCommand[] = [
    ...screenCommands.map(({ label, run }) => ({ id: `screen ${label}`, group: 'screen' as const, label, run })),
    ...destinations.map(({ keys, does, href }) => ({
      id: `go ${href}`,
      group: 'go' as const,
      label: does,
      words: 'open screen',
      keys: areKeysOn ? keys : undefined,
      run: () => onGoTo(href),
    })),
    ...records.map(({ href, ...record }) => ({ ...record, group: 'record' as const, run: () => onGoTo(href) })),
    { id: 'notify', group: 'console', label: 'Send Notification', run: () => onGoTo(hrefs.notifications) },
    ...(Object.keys(colorModes) as ColorMode[]).map((mode) => ({
      id: `mode ${mode}`,
      group: 'console' as const,
      label: colorModes[mode],
      words: 'colour mode theme',
      run: () => onChooseColorMode(mode),
    })),
    {
      id: 'keys',
      group: 'console',
      label: 'Keys that work here',
      words: 'keyboard shortcuts help',
      keys: areKeysOn ? ['?'] : undefined,
      run: onShowKeys,
    },
    { id: 'sign-out', group: 'console', label: 'Sign out', words: 'log out leave', run: onSignOut },
  ];
  return <CommandPalette commands={commands} onClose={onClose} />;
}
