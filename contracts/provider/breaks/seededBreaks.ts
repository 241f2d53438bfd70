import { challengeBreaks } from './challengeBreaks';
import { competitionBreaks } from './competitionBreaks';
import { mt5Breaks } from './mt5Breaks';
import { payoutBreaks } from './payoutBreaks';
import type { SeededBreak } from './seededBreak';
import { sessionBreaks } from './sessionBreaks';
import { supportBreaks } from './supportBreaks';
import { userBreaks } from './userBreaks';

/** Breaks of the reference backend that the verification must catch, every area's. */
export const seededBreaks: readonly SeededBreak[] = [
  ...sessionBreaks, ...userBreaks, ...payoutBreaks, ...challengeBreaks, ...supportBreaks, ...mt5Breaks, ...competitionBreaks,
];
