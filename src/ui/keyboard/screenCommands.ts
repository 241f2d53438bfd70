import { useEffect, useRef, useState } from 'react';
import { isRecord } from '../../lib/records';

/**
 * An action of the screen that is open, for the command palette. Other screens find it if
 * `farCommands` has its label.
 */
export interface ScreenCommand {
  label: string;
  run: () => void;
}

const registered = new Set<() => readonly ScreenCommand[]>();

/**
 * The state of a page's entry in the history that makes its screen run the command of this label
 * when it opens, once.
 */
export const toRun = (runs: string): { runs: string } => ({ runs });

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
