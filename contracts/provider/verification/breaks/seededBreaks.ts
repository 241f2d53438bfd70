import { authBreaks } from './auth';
import { challengeBreaks } from './challenges';
import { competitionBreaks } from './competitions';
import { marketBreaks } from './markets';
import { parameterBreaks } from './parameters';
import { payoutBreaks } from './payouts';
import { recordBreaks, rowBreaks } from './rows';
import type { SeededBreak } from './seededBreak';
import { supportBreaks } from './support';
import { userBreaks } from './users';

/** By what they are about. A survival suite runs as many of them as it has time for. */
export const breaksAbout: Readonly<Record<string, readonly SeededBreak[]>> = {
  auth: authBreaks,
  users: userBreaks,
  payouts: payoutBreaks,
  challenges: challengeBreaks,
  support: supportBreaks,
  markets: marketBreaks,
  competitions: competitionBreaks,
  parameters: parameterBreaks,
  rows: rowBreaks,
  records: recordBreaks,
};

/** All breaks of the reference backend. The verification must catch each of them. */
export const seededBreaks: readonly SeededBreak[] = Object.values(breaksAbout).flat();
