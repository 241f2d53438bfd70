import { safeNext } from '~/features/auth/next';
import type { RecordGroup } from './commands';
import { isKnown, isRecord, listOf, textOf } from '~/lib/records';
import { type PaletteNote, CommandPalette, type PaletteCommand } from './CommandPalette';
import {
  sourceNames,
  type RecordSources,
  findMessages,
  recordNames,
  type AccountSearch,
  useAccountSearch,
} from './useRecordSources';
import { useMemo } from 'react';
import type { ColorMode } from '../boot/colors';
import { isBlank } from '~/lib/text';
import { helpChapters } from '~/features/help/messages';
import { hrefs } from '~/routes';
import { readScreenCommands } from '~/ui/keyboard/screenCommands';
import { destinations } from '~/ui/keyboard/keys';
import { remoteCommandsFrom, type GoTo } from './remoteCommands';
import { useLoadedRecords } from './loadedRecords';
import { createStore, useStored } from '~/lib/storage/store';

interface RecentRecord {
  id: string;
  group: RecordGroup;
  label: string;
  detail: string;
  href: string;
}

const mostKept = 8;

function parseRecent(raw: unknown): RecentRecord | undefined {
  if (!isRecord(raw) || !isKnown(recordNames, raw['group'])) return undefined;
  const [id, label, href] = [textOf(raw['id']), textOf(raw['label']), safeNext(raw['href'])];
  return id && label && href
    ? { id, group: raw['group'], label, detail: textOf(raw['detail']), href }
    : undefined;
}

/** Contains names of people, so signing out removes it (R336, promise 10). */
const store = createStore<readonly RecentRecord[]>({
  name: 'recent-records',
  version: 1,
  parse: (raw) => listOf(raw, parseRecent)?.slice(0, mostKept),
  fallback: () => [],
  scope: 'own',
});

function addRecentRecord({ id, group, label, detail, href }: RecentRecord): void {
  store.write(
    [{ id, group, label, detail, href }, ...store.read().filter((one) => one.id !== id)].slice(
      0,
      mostKept,
    ),
  );
}

const accountWords = 'trading accounts';

function sourceNotes(sources: RecordSources, accounts: AccountSearch): PaletteNote[] {
  const waiting = sourceNames.filter((name) => {
    const { progress, error, data } = sources[name];
    return (progress ?? error ?? data) === undefined;
  });
  return [
    ...sourceNames.flatMap((name): PaletteNote[] => {
      const { progress, error, data, isComplete, retry } = sources[name];
      if (progress) return [{ text: findMessages.reading(name, progress) }];
      if (error) return [{ text: findMessages.failed(name), onRetry: retry }];
      return data && !isComplete ? [{ text: findMessages.incomplete(name) }] : [];
    }),
    ...(waiting.length > 0 ? [{ text: findMessages.waiting(waiting) }] : []),
    ...(accounts.isSearching ? [{ text: findMessages.searching(accountWords) }] : []),
    ...(accounts.error && !accounts.isSearching
      ? [{ text: findMessages.failed(accountWords), onRetry: accounts.retry }]
      : []),
  ];
}

export interface ConsoleCommands {
  onGoTo: GoTo;
  onChooseColorMode: (mode: ColorMode) => void;
  onSignOut: () => void;
}

interface PaletteProps extends ConsoleCommands {
  query: string;
  sources: RecordSources;
  areKeysOn: boolean;
  onQuery: (query: string) => void;
  onShowKeys: () => void;
  onClose: () => void;
}

const colorModes: Record<ColorMode, string> = {
  system: 'System colors',
  light: 'Light colors',
  dark: 'Dark colors',
};

function consoleCommands({
  areKeysOn,
  onGoTo,
  onChooseColorMode,
  onSignOut,
  onShowKeys,
}: PaletteProps): PaletteCommand[] {
  return [
    ...destinations.map(({ keys, does, href }) => ({
      id: `go ${href}`,
      group: 'go' as const,
      label: does,
      words: 'open screen',
      keys: areKeysOn ? keys : undefined,
      run: () => onGoTo(href),
    })),
    {
      id: 'notify',
      group: 'console',
      label: 'Send Notification',
      run: () => onGoTo(hrefs.notifications),
    },
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

const helpCommands = helpChapters({}).flatMap(({ topics }) =>
  topics.map(({ id, title, points }) => ({
    id: `help ${id}`,
    group: 'help' as const,
    label: title,
    words: Object.keys(points ?? {}).join(' '),
    href: `${hrefs.help}?topic=${id}`,
  })),
);

function useRecordCommands(version: string, onGoTo: (href: string) => void): PaletteCommand[] {
  const loaded = useLoadedRecords(version);
  const recent = useStored(store);
  return useMemo(() => {
    const open = (record: RecentRecord) => {
      addRecentRecord(record);
      onGoTo(record.href);
    };
    const known = new Set(loaded.map(({ id }) => id));
    const records: readonly RecentRecord[] = [
      ...loaded,
      ...recent.filter(({ id }) => !known.has(id)),
    ];
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

export function Palette(props: PaletteProps) {
  const { query, sources, onGoTo, onQuery, onClose } = props;
  const accounts = useAccountSearch(query);
  const screenCommands = useMemo(() => readScreenCommands(), []);
  const version = JSON.stringify([
    Object.values(sources).map(({ progress, error, data }) => !progress && !error && !!data),
    accounts.data && query,
  ]);
  const commands: PaletteCommand[] = [
    ...screenCommands.map(({ label, run }) => ({
      id: `screen ${label}`,
      group: 'screen' as const,
      label,
      run,
    })),
    ...remoteCommandsFrom(location.pathname, onGoTo),
    ...consoleCommands(props),
    ...helpCommands.map(({ href, ...command }) => ({ ...command, run: () => onGoTo(href) })),
    ...useRecordCommands(version, onGoTo),
  ];
  return (
    <CommandPalette
      commands={commands}
      initialQuery={query}
      mayFindPeople={(sources.users.data ?? sources.users.error) === undefined}
      notes={isBlank(query) ? [] : sourceNotes(sources, accounts)}
      onQuery={onQuery}
      onClose={onClose}
    />
  );
}
