import { useEffect, useRef, useState } from 'react';
import { isRecord } from '../../domain/values/records';

/** The commands that are found on other screens, too: each is offered by one screen under this name. */
export type FarCommand =
  | 'Add New User'
  | 'Export users as CSV'
  | 'Review pending payouts'
  | 'Export payouts as CSV'
  | 'Export challenges as CSV'
  | 'Export skill checks as CSV'
  | 'Export MT5 users as CSV'
  | 'Export trading accounts as CSV'
  | 'Export tickets as CSV'
  | 'Edit replies'
  | 'Add FAQ'
  | 'Add Rule'
  | 'Import content'
  | 'Export content';

/** An action of the screen that is open, for the command palette. */
export interface ScreenCommand {
  label: string;
  run: () => void;
}

const registered = new Set<() => readonly ScreenCommand[]>();

/** The state of a page's entry in the history that makes its screen run a command when it opens, once. */
export const toRun = (runs: FarCommand): { runs: FarCommand } => ({ runs });

/** What the screen is to run, as a screen begins: its own effects may replace the state. */
const wantedNow = (): unknown => (isRecord(history.state) ? history.state['runs'] : undefined);

/** A reload, or coming back, must not run it again. */
function forgetWanted() {
  const state: unknown = history.state;
  if (isRecord(state) && 'runs' in state) history.replaceState({ ...state, runs: undefined }, '');
}

/** The actions of the open screen, in the order of registration. */
export const readScreenCommands = (): ScreenCommand[] => [...registered].flatMap((read) => read());

/** Offers a screen's actions in the command palette while the screen is open. */
export function useScreenCommands(commands: readonly ScreenCommand[]): void {
  const latest = useRef(commands);
  const [wanted] = useState(wantedNow);
  useEffect(() => {
    latest.current = commands;
  });
  useEffect(() => {
    const read = () => latest.current;
    registered.add(read);
    forgetWanted();
    read()
      .find(({ label }) => label === wanted)
      ?.run();
    return () => {
      registered.delete(read);
    };
  }, [wanted]);
}
