import { useEffect, useRef } from 'react';

/** An action of the screen that is open, for the command palette. */
export interface ScreenCommand {
  label: string;
  run: () => void;
}

const registered = new Set<() => readonly ScreenCommand[]>();

/** The actions of the open screen, in the order of registration. */
export const readScreenCommands = (): ScreenCommand[] => [...registered].flatMap((read) => read());

/** Offers a screen's actions in the command palette while the screen is open. */
export function useScreenCommands(commands: readonly ScreenCommand[]): void {
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  useEffect(() => {
    const read = () => latest.current;
    registered.add(read);
    return () => {
      registered.delete(read);
    };
  }, []);
}
