/**
 * The lists in which records are found, in the order in which they are read: the short ones first.
 */
export const sourceNames = [
  'tickets',
  'challenges',
  'skill checks',
  'competitions',
  'users',
  'payouts',
] as const;

export type SourceName = (typeof sourceNames)[number];

/**
 * How far a list was read. Its rows may be incomplete if it changed all the time while it was read.
 */
export type SourceState =
  | { kind: 'waiting' }
  | { kind: 'reading'; collected: number; count: number }
  | { kind: 'failed'; onRetry: () => void }
  | { kind: 'read'; isComplete: boolean };

/** The lists that are read later. */
export const waitingSources = (states: Readonly<Record<SourceName, SourceState>>): SourceName[] =>
  sourceNames.filter((name) => states[name].kind === 'waiting');
