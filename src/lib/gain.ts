import { formatMoney, type Places } from './money';
import { readDecimal } from './numbers';

type GainDirection = 'up' | 'down' | 'flat';

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

/** '+$121.50', '-$392', '$0'. Never rounded (R161). */
export function gainOf(value: unknown, places?: Places): Gain {
  const direction = directionOf(value);
  // '-0.00' loses its sign, too.
  const text = formatMoney(
    direction === 'flat' && typeof value === 'string' ? value.replace('-', '') : value,
    undefined,
    places,
  );
  return { text: direction === 'up' ? `+${text}` : text, direction };
}

/** Each value relative to the largest absolute one, from -1 to 1. For bars only. */
export function sharesOf(values: readonly unknown[]): number[] {
  const sizes = values.map((value) => Number(readDecimal(value) ?? 0));
  const most = sizes.reduce((largest, size) => Math.max(largest, Math.abs(size)), 0);
  return sizes.map((size) => (most > 0 && Number.isFinite(most) ? size / most : 0));
}
