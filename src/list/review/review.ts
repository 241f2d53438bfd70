import type { StatusBadge } from '~/lib/tone';

/**
 * Where a review is: choosing its records, at one of them (counted from 0), or at the summary. A
 * review goes through records of any kind one by one.
 */
export type ReviewPlace = 'list' | number | 'summary';

/** Reads the place in the address, which counts records from 1. Undefined if it names none. */
export function readPlace(raw: string | null, last: number): ReviewPlace | undefined {
  if (raw === 'list' || raw === 'summary') return raw;
  const place = Number(raw);
  return Number.isSafeInteger(place) && place >= 1 && place <= last + 1 ? place - 1 : undefined;
}

export const placeText = (place: ReviewPlace): string =>
  typeof place === 'number' ? String(place + 1) : place;

export function nextOpen<Item>(
  queue: readonly Item[],
  place: number,
  isOpen: (item: Item) => boolean,
): number | undefined {
  const next = queue.findIndex((item, index) => index > place && isOpen(item));
  return next < 0 ? undefined : next;
}

/** Besides a decision, what a record may end up as. In the summary's order. */
export const undecidedBadges = {
  refused: { label: 'Failed', tone: 'bad' },
  unknown: { label: 'Unconfirmed', tone: 'warn' },
  skipped: { label: 'Skipped', tone: 'neutral' },
  notReached: { label: 'Not reviewed', tone: 'neutral' },
} as const satisfies Record<string, StatusBadge>;

export interface VerdictSum<Verdict extends string> {
  verdict: Verdict;
  count: number;
  /** One amount for each currency, for payouts. */
  amounts?: readonly string[];
}

export function countVerdicts<Verdict extends string>(
  badges: Record<Verdict, StatusBadge>,
  verdicts: readonly Verdict[],
): Record<Verdict, number> {
  const counts = Object.fromEntries(Object.keys(badges).map((verdict) => [verdict, 0]));
  for (const verdict of verdicts) counts[verdict] = (counts[verdict] ?? 0) + 1;
  return counts as Record<Verdict, number>;
}
