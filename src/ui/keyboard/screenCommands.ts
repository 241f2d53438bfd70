import { useEffect, useRef, useState } from 'react';
import { isRecord } from '~/lib/records';

/** Commands that the palette offers on other screens, too. */
export type RemoteCommandId =
  | 'addUser'
  | 'reviewPayouts'
  | 'addFaq'
  | 'addRule'
  | 'editReplies'
  | 'exportUsers'
  | 'exportPayouts'
  | 'exportChallenges'
  | 'exportSkillChecks'
  | 'exportMt5Users'
  | 'exportAccounts'
  | 'createCompetition'
  | 'exportCompetitions'
  | 'exportTickets'
  | 'exportContent'
  | 'importContent';

interface ScreenCommand {
  id?: RemoteCommandId;
  label: string;
  run: () => void;
}

const registered = new Set<() => readonly ScreenCommand[]>();

/** A history state that makes a screen run this command once when it opens. */
export const toRun = (runs: RemoteCommandId) => ({ runs });

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
      .find(({ id }) => id !== undefined && id === wanted)
      ?.run();
    return () => {
      registered.delete(read);
    };
  }, [wanted]);
}
