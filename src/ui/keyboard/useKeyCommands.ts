import { useEffectEvent, useLayoutEffect } from 'react';
import { pressedKey } from '../../lib/pressedKey';
import { isSingleKey, listenToKeys } from './keyListeners';

/** What each key does, by its `KeyboardEvent.key` in lower case. */
export type KeyCommands = Record<string, () => void>;

/** Single keys as commands of a screen, while `isActive` and no overlay is open. */
export function useKeyCommands(commands: KeyCommands, isActive: boolean): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const key = pressedKey(event).toLowerCase();
    if (!isSingleKey(event) || !Object.hasOwn(commands, key)) return;
    event.preventDefault();
    commands[key]?.();
  });
  // A screen's keys work as soon as it can be seen.
  useLayoutEffect(
    () => (isActive ? listenToKeys((event) => handleKey(event)) : undefined),
    [isActive],
  );
}
