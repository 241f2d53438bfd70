import { useEffect, useEffectEvent } from 'react';

/** What each key does, by the key's own name in lower case. */
export type KeyCommands = Record<string, () => void>;

const isTyping = (target: EventTarget | null) => target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Commands of single keys for a whole page, while `isActive`. Never while typing in a field, with a modifier held, or by a key that is held down. */
export function useKeyCommands(commands: KeyCommands, isActive: boolean): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const key = event.key.toLowerCase();
    if (!Object.hasOwn(commands, key)) return;
    event.preventDefault();
    commands[key]?.();
  });
  useEffect(() => {
    if (!isActive) return undefined;
    const listen = (event: KeyboardEvent) => { handleKey(event); };
    addEventListener('keydown', listen);
    return () => {
      removeEventListener('keydown', listen);
    };
  }, [isActive]);
}
