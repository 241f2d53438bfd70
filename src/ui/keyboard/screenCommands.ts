import { useEffect, useRef, useState } from 'react';
import { isRecord } from '~/lib/records';

interface ScreenCommand {
  label: string;
  run: () => void;
}

const registered = new Set<() => readonly ScreenCommand[]>();

/** A history state that makes a screen run the command of this label once when it opens. */
export const toRun = (runs: string) => ({ runs });

const wantedNow = (): unknown => (isRecord(history.state) ? history.state['runs'] : undefined);

function forgetWanted() {
  const state: unknown = history.state;
  if (isRecord(state) && 'runs' in state) history.replaceState({ ...state, runs: undefined }, '');
}

export const readScreenCommands = (): ScreenCommand[] => [...registered].flatMap((read) => read());

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
