import { useEffect, useMemo } from 'react';
import type { ColorMode } from '../boot/colorMode';
import { CommandPalette, type PaletteCommand } from './CommandPalette';
import { isBlank } from '../../lib/text';
import { useAccountSearch } from './accountSearch';
import { addRecentRecord, useRecentRecords, type RecentRecord } from './recentRecords';
import type { RecordSources } from './useRecordSources';
import { recordNames } from './messages';
import { helpChapters } from '../../features/help/messages';
import { hrefs, patterns } from '../../paths';
import { readScreenCommands } from '../../ui/keyboard/screenCommands';
import { destinations } from '../keyboard/consoleKeys';
import { farCommandsFrom, type GoTo } from './farCommands';
import { useLoadedRecords } from './loadedRecords';
import { sourceNotes } from './sourceNotes';
import { forgetTypedAhead, readTypedAhead } from './typedAhead';

/** The console's own commands, which exist on every screen. */
export interface ConsoleCommands {
  onGoTo: GoTo;
  onChooseColorMode: (mode: ColorMode) => void;
  onSignOut: () => void;
}

export interface PaletteProps extends ConsoleCommands {
  /** What is searched for. */
  query: string;
  /** The lists in which records are found. */
  sources: RecordSources;
  areKeysOn: boolean;
  onQuery: (query: string) => void;
  onShowKeys: () => void;
  onClose: () => void;
}

const colorModes: Record<ColorMode, string> = { system: 'System colors', light: 'Light colors', dark: 'Dark colors' };

/** What the admin can do on every screen, and on this one. */
function consoleCommands({ areKeysOn, onGoTo, onChooseColorMode, onSignOut, onShowKeys }: PaletteProps): PaletteCommand[] {
  return [
    ...destinations.map(({ keys, does, href }) => ({
      id: `go ${href}`,
      group: 'go' as const,
      label: does,
      words: 'open screen',
      keys: areKeysOn ? keys : undefined,
      run: () => onGoTo(href),
    })),
    { id: 'notify', group: 'console', label: 'Send Notification', run: () => onGoTo(hrefs.notifications) },
    ...(Object.keys(colorModes) as ColorMode[]).map((mode) => ({
      id: `mode ${mode}`,
      group: 'console' as const,
      label: colorModes[mode],
      words: 'color colour mode theme',
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
}

/** The topics of the help page, found by their titles and terms. Neither has a number that a firm sets. */
const helpCommands = helpChapters({}).flatMap(({ topics }) =>
  topics.map(({ id, title, points }) => ({
    id: `help ${id}`,
    group: 'help' as const,
    label: title,
    words: points.map(({ term }) => term).join(' '),
    href: `${patterns.help}?topic=${id}`,
  })),
);

/** The records as commands: those that were read, and those that the admin opened last. */
function useRecordCommands(version: string, onGoTo: (href: string) => void): PaletteCommand[] {
  const loaded = useLoadedRecords(version);
  const recent = useRecentRecords();
  // The same commands as long as the records are the same: the search keeps what it knows of each.
  return useMemo(() => {
    const open = (record: RecentRecord) => {
      addRecentRecord(record);
      onGoTo(record.href);
    };
    const known = new Set(loaded.map(({ id }) => id));
    const records: readonly RecentRecord[] = [...loaded, ...recent.filter(({ id }) => !known.has(id))];
    return [
      ...records.map((record) => ({ ...record, run: () => open(record) })),
      ...recent.map((record) => ({
        ...record,
        id: `recent ${record.id}`,
        group: 'recent' as const,
        detail: `${recordNames[record.group]} · ${record.detail}`,
        run: () => open(record),
      })),
    ];
  }, [loaded, recent, onGoTo]);
}

/** The command palette with all commands of this screen at this moment, and the records that are found by their words. */
export function Palette(props: PaletteProps) {
  const { query, sources, onGoTo, onQuery, onClose } = props;
  const accounts = useAccountSearch(query);
  const screenCommands = useMemo(() => readScreenCommands(), []);
  useEffect(forgetTypedAhead, []);
  const version = JSON.stringify([Object.values(sources).map(({ kind }) => kind === 'read'), accounts.data && query]);
  const commands: PaletteCommand[] = [
    ...screenCommands.map(({ label, run }) => ({ id: `screen ${label}`, group: 'screen' as const, label, run })),
    ...farCommandsFrom(location.pathname, onGoTo),
    ...consoleCommands(props),
    ...helpCommands.map(({ href, ...command }) => ({ ...command, run: () => onGoTo(href) })),
    ...useRecordCommands(version, onGoTo),
  ];
  return (
    <CommandPalette
      commands={commands}
      initialQuery={readTypedAhead()}
      notes={isBlank(query) ? [] : sourceNotes(sources, accounts)}
      onQuery={onQuery}
      onClose={onClose}
    />
  );
}
