import { useEffect, useEffectEvent } from 'react';
import { isPaletteKey, isSingleKey, listenAsConsole } from '../../components/keyboard/keyListeners';
import type { KeyHelp } from '../../domain/shell/help';
import { patterns } from '../../paths';
import { focusSearch, moveInRows } from './rowFocus';

export interface ConsoleKeyActions {
  openPalette: () => void;
  openHelp: () => void;
  goTo: (href: string) => void;
}

interface ConsoleKey extends KeyHelp {
  /** Undefined if the browser itself handles the key. */
  run?: (actions: ConsoleKeyActions) => void;
}

const paletteKeys = ['Ctrl', 'K'];

/** The keys that work on every screen, in the order of the help. */
export const everywhere: readonly ConsoleKey[] = [
  { keys: paletteKeys, does: 'Search commands and loaded records (Cmd K on a Mac)', run: ({ openPalette }) => openPalette() },
  { keys: ['/'], does: 'Go to the search box', run: focusSearch },
  { keys: ['J'], does: 'Next row', run: () => moveInRows(1) },
  { keys: ['K'], does: 'Previous row', run: () => moveInRows(-1) },
  { keys: ['Enter'], does: 'Open the row' },
  { keys: ['?'], does: 'Show the keys', run: ({ openHelp }) => openHelp() },
];

const goTo = (letter: string, does: string, href: string) => ({
  keys: ['G', letter],
  does,
  href,
  run: (actions: ConsoleKeyActions) => actions.goTo(href),
});

/** The pages that G and a letter lead to. */
export const destinations = [
  goTo('D', 'Dashboard', patterns.dashboard),
  goTo('M', 'MT5 Users', patterns.mt5Users),
  goTo('U', 'Users', patterns.users),
  goTo('A', 'All Users', patterns.allUsers),
  goTo('T', 'Trading', patterns.trading),
  goTo('C', 'Competitions', patterns.competitions),
  goTo('P', 'Payouts', patterns.payouts),
  goTo('S', 'Support', patterns.support),
  goTo('O', 'Content', patterns.content),
  goTo('N', 'Notifications', patterns.notifications),
  goTo('E', 'Evaluations', patterns.evaluations),
  goTo('K', 'Skill Checks', patterns.skillChecks),
] satisfies readonly ConsoleKey[];

const nameOf = (keys: readonly string[]) => keys.join(' ').toLowerCase();
const handlers = new Map([...everywhere, ...destinations].map(({ keys, run }) => [nameOf(keys), run]));

function handlerOf(event: KeyboardEvent, isAfterG: boolean) {
  if (isPaletteKey(event)) return handlers.get(nameOf(paletteKeys));
  return isSingleKey(event) ? handlers.get(nameOf(isAfterG ? ['G', event.key] : [event.key])) : undefined;
}

/** Handles the console's keys while it is mounted. */
export function useConsoleKeys(actions: ConsoleKeyActions): void {
  const handleKey = useEffectEvent((event: KeyboardEvent, isAfterG: boolean) => {
    const run = handlerOf(event, isAfterG);
    if (!run) return;
    event.preventDefault();
    run(actions);
  });
  useEffect(() => listenAsConsole((event, isAfterG) => handleKey(event, isAfterG)), []);
}
