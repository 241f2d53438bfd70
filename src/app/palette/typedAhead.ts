import { hasModifier } from '~/lib/pressedKey';

let text = '';

export function typeAhead(event: KeyboardEvent): void {
  const { key } = event;
  if (key === 'Escape') text = '';
  else if (key === 'Backspace') text = text.slice(0, -1);
  else if (Array.from(key).length === 1 && !hasModifier(event)) text += key;
}

export const readTypedAhead = (): string => text;

export function forgetTypedAhead(): void {
  text = '';
}
