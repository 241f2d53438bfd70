import { hasModifier } from '../../lib/pressedKey';

let text = '';

/**
 * Keeps what a key types while the palette's code is still loading, so that it isn't lost. Escape
 * takes all of it back.
 */
export function typeAhead(event: KeyboardEvent): void {
  const { key } = event;
  if (key === 'Escape') text = '';
  else if (key === 'Backspace') text = text.slice(0, -1);
  else if (Array.from(key).length === 1 && !hasModifier(event)) text += key;
}

/** What was typed before the palette was there. */
export const readTypedAhead = (): string => text;

export function forgetTypedAhead(): void {
  text = '';
}
