import { authBreaks } from './auth';
import { challengeBreaks } from './challenges';
import { competitionBreaks } from './competitions';
import { marketBreaks } from './markets';
import { parameterBreaks } from './parameters';
import { payoutBreaks } from './payouts';
import type { SeededBreak } from './seededBreak';
import { supportBreaks } from './support';
import { userBreaks } from './users';

/** All breaks of the reference backend. The verification must catch each of them. */
export const seededBreaks: readonly SeededBreak[] = [
  ...authBreaks,
  ...userBreaks,
  ...payoutBreaks,
  ...challengeBreaks,
  ...supportBreaks,
  ...marketBreaks,
  ...competitionBreaks,
  ...parameterBreaks,
];
