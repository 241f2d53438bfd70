import { isRecord } from '../../../lib/records';

export interface Prize {
  /** From 1. */
  position: number;
  amount: unknown;
}

const firstLabels = ['1st', '2nd', '3rd'];

/** 1st, 2nd, 3rd, then the number and 'th', also for 21: '21th'. */
export const prizeLabel = (position: number): string =>
  firstLabels[position - 1] ?? `${position}th`;

const isPosition = (key: string) => /^[1-9]\d{0,8}$/.test(key);

/**
 * Returns a competition's prizes in order of position. Entries whose key isn't a position are left
 * out.
 */
export function readPrizes(structure: unknown): Prize[] {
  const entries = isRecord(structure) ? Object.entries(structure) : [];
  return entries
    .filter(([key]) => isPosition(key))
    .map(([key, amount]: [string, unknown]) => ({ position: Number(key), amount }))
    .sort((a, b) => a.position - b.position);
}
