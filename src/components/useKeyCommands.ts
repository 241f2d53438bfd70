import { useEffect, useEffectEvent } from 'react';
import { isSingleKey, listenToKeys } from './keyListeners';

/** What each key does, by the key's own name in lower case. */
export type KeyCommands = Record<string, () => void>;

/** Commands of single keys for a whole screen, while `isActive`. */
export function useKeyCommands(commands: KeyCommands, isActive: boolean): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if (!isSingleKey(event) || !Object.hasOwn(commands, key)) return;
    event.preventDefault();
    commands[key]?.();
  });
  useEffect(() => (isActive ? listenToKeys((event) => { handleKey(event); }) : undefined), [isActive]);
}
