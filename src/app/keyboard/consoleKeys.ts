import { useEffect, useEffectEvent } from 'react';
import { isPaletteKey, isSingleKey, listenAsConsole } from '~/ui/keyboard/keyListeners';
import { consoleKeyHelp, destinations, type KeyHelp } from '~/ui/keyboard/keys';
import { pressedKey } from '~/lib/pressedKey';
import {
  askAboutRow,
  focusSearch,
  isSearch,
  leaveSearch,
  moveInRows,
  stepToRecord,
  tickRow,
} from './rowFocus';

export interface KeyPress {
  event: KeyboardEvent;
  isAfterG: boolean;
}

interface ConsoleKeyActions {
  openPalette: () => void;
  openHelp: () => void;
  goTo: (href: string) => void;
  beginSequence: (event: KeyboardEvent) => void;
  /** Keys that were pressed before this code was loaded. */
  takeEarlier?: () => readonly KeyPress[];
}

interface ConsoleKey extends KeyHelp {
  run?: (actions: ConsoleKeyActions) => void;
}

export const everywhere: readonly ConsoleKey[] = [
  { ...consoleKeyHelp.palette, run: ({ openPalette }) => openPalette() },
  { ...consoleKeyHelp.search, run: focusSearch },
  { ...consoleKeyHelp.leaveSearch, run: leaveSearch },
  { ...consoleKeyHelp.nextRow, run: () => moveInRows(1) },
  { ...consoleKeyHelp.previousRow, run: () => moveInRows(-1) },
  consoleKeyHelp.openRow,
  { ...consoleKeyHelp.selectRow, run: tickRow },
  { ...consoleKeyHelp.aboutPerson, run: askAboutRow },
  { ...consoleKeyHelp.nextRecord, run: () => stepToRecord('last') },
  { ...consoleKeyHelp.previousRecord, run: () => stepToRecord('first') },
  { ...consoleKeyHelp.showKeys, run: ({ openHelp }) => openHelp() },
];

const nameOf = (keys: readonly string[]) => keys.join(' ').toLowerCase();
const handlers = new Map<string, ConsoleKey['run']>([
  ...everywhere.map(({ keys, run }) => [nameOf(keys), run] as const),
  ...destinations.map(
    ({ keys, href }) => [nameOf(keys), ({ goTo }: ConsoleKeyActions) => goTo(href)] as const,
  ),
]);

const commandOf = ({ event, isAfterG }: KeyPress) =>
  handlers.get(nameOf(isAfterG ? ['G', pressedKey(event)] : [pressedKey(event)]));

function handlerOf(event: KeyboardEvent, isAfterG: boolean) {
  if (isPaletteKey(event)) return handlers.get(nameOf(consoleKeyHelp.palette.keys));
  // The browser's own Escape would empty the box.
  if (event.key === 'Escape' && isSearch(event.target)) return leaveSearch;
  return isSingleKey(event) ? commandOf({ event, isAfterG }) : undefined;
}

export function useConsoleKeys(actions: ConsoleKeyActions): void {
  const handleKey = useEffectEvent((event: KeyboardEvent, isAfterG: boolean) => {
    if (!isAfterG && /^g$/i.test(pressedKey(event)) && isSingleKey(event))
      actions.beginSequence(event);
    const run = handlerOf(event, isAfterG);
    if (!run) return;
    event.preventDefault();
    run(actions);
  });
  const runEarlier = useEffectEvent(() => {
    for (const press of actions.takeEarlier?.() ?? []) commandOf(press)?.(actions);
  });
  useEffect(() => {
    runEarlier();
    return listenAsConsole((event, isAfterG) => handleKey(event, isAfterG));
  }, []);
}
