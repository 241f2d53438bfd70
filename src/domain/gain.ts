import { formatMoney } from './money';
import { readDecimal } from './numbers';

export type GainDirection = 'up' | 'down' | 'flat';

/** A profit or loss: its words carry the sign, its direction the colour and the mark. No direction for what is no amount. */
export interface Gain {
  text: string;
  direction: GainDirection | undefined;
}

function directionOf(value: unknown): GainDirection | undefined {
  const text = readDecimal(value);
  if (text === undefined) return undefined;
  if (!/[1-9]/.test(text)) return 'flat';
  return text.startsWith('-') ? 'down' : 'up';
}

/** A profit or loss with its sign in front: '+$121.50', '-$392', '$0'; unrounded, a dash for what is no amount (R5, R161). */
export function gainOf(value: unknown): Gain {
  const direction = directionOf(value);
  // A zero has no sign, also one that was sent as '-0.00'.
  const text = formatMoney(direction === 'flat' && typeof value === 'string' ? value.replace('-', '') : value);
  return { text: direction === 'up' ? `+${text}` : text, direction };
}
