import { readTime } from './dates';
import { limits } from './limits';
import { readDecimal } from './numbers';
import { dash } from './text';

export interface CompetitionDates {
  is_active?: unknown;
  start_date?: unknown;
  end_date?: unknown;
}

export type CompetitionStatus = 'active' | 'upcoming' | 'ended';

/** Section 4: ended if not active or past its end, upcoming before its start, otherwise active. */
export function competitionStatus(competition: CompetitionDates, now: number): CompetitionStatus {
  const start = readTime(competition.start_date);
  const end = readTime(competition.end_date);
  if (competition.is_active !== true || (end !== undefined && end <= now)) return 'ended';
  return start !== undefined && start > now ? 'upcoming' : 'active';
}

/** '100K Challenge' for a starting balance of 100000 (section 2); a dash without a balance. */
export function competitionTitle({ starting_balance }: { starting_balance?: unknown }): string {
  const balance = readDecimal(starting_balance);
  // Twelve digits: dividing must not make 2.3003 out to be 2.3003000000000005.
  return balance === undefined ? dash : `${readDecimal(Number((Number(balance) / 1000).toPrecision(12))) ?? dash}K Challenge`;
}

/** Percent of the span from start to end that has passed, whole, 0 to 100 (section 4); undefined when a date is unreadable. */
export function competitionProgress(competition: CompetitionDates, now: number): number | undefined {
  const start = readTime(competition.start_date);
  const end = readTime(competition.end_date);
  if (start === undefined || end === undefined) return undefined;
  if (now < start) return 0;
  return now >= end ? 100 : Math.round(((now - start) / (end - start)) * 100);
}

/** The active competitions that the dashboard shows, in the server's order (sections 2 and 9: up to three). */
export const activeCompetitions = <C extends CompetitionDates>(competitions: readonly C[]): C[] =>
  competitions.filter(({ is_active }) => is_active === true).slice(0, limits.dashboard.competitions);
