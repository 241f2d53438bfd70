import { sumDecimals } from './decimals';
import { isRecord } from './records';

export interface Prize {
  /** From 1. */
  position: number;
  amount: unknown;
}

const firstLabels = ['1st', '2nd', '3rd'];

/** R27: 1st, 2nd, 3rd, then the number and 'th', 21th too. */
export const prizeLabel = (position: number): string => firstLabels[position - 1] ?? `${position}th`;

const isPosition = (key: string) => /^[1-9]\d{0,8}$/.test(key);

/** The prizes of a competition in the order of their positions; what isn't under a position is none (R10). */
export function readPrizes(structure: unknown): Prize[] {
  const entries = isRecord(structure) ? Object.entries(structure) : [];
  return entries
    .filter(([key]) => isPosition(key))
    .map(([key, amount]: [string, unknown]) => ({ position: Number(key), amount }))
    .sort((a, b) => a.position - b.position);
}

/** The exact sum of what stands in the prize rows; a row that is empty or no amount counts as nothing. */
export const prizePool = (amounts: readonly string[]): string => sumDecimals(amounts.map((amount) => amount.trim()));
