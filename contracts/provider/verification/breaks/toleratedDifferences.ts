import { type Difference, withoutNulls } from './seededBreak';

/** How a backend may differ: the console copes, so the verification must not object. */
export const toleratedDifferences: readonly Difference[] = [
  { name: 'fields that are null are left out', answer: withoutNulls },
];
