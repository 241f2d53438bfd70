import { readTime } from './dates';
import { limits } from './limits';
import { readDecimal } from './numbers';
import { dash } from './text';
import type { StatusLook } from './tone';

export interface CompetitionDates {
  is_active?: unknown;
  start_date?: unknown;
  end_date?: unknown;
}

export type CompetitionStatus = 'active' | 'upcoming' | 'ended';

const dayMs = 24 * 60 * 60 * 1000;

/** Section 4: ended if not active or past its end, upcoming before its start, otherwise active. */
export function competitionStatus(competition: CompetitionDates, now: number): CompetitionStatus {
  const start = readTime(competition.start_date);
  const end = readTime(competition.end_date);
  if (competition.is_active !== true || (end !== undefined && end <= now)) return 'ended';
  return start !== undefined && start > now ? 'upcoming' : 'active';
}

/** How a status is shown; its labels are also section 9's status filter, in its order. */
export const competitionStatusLooks: Record<CompetitionStatus, StatusLook> = {
  active: { label: 'Active', tone: 'ok' },
  upcoming: { label: 'Upcoming', tone: 'info' },
  ended: { label: 'Ended', tone: 'neutral' },
};

/** What may be done with a competition: only an active one can be ended (sections 2 and 4). */
export const competitionCan = {
  end: (competition: CompetitionDates, now: number): boolean => competitionStatus(competition, now) === 'active',
};

/** When the status changes by itself, in milliseconds since 1970: an upcoming one starts, an active one ends. Undefined if it never does. */
export function nextStatusChange(competition: CompetitionDates, now: number): number | undefined {
  const status = competitionStatus(competition, now);
  return status === 'ended' ? undefined : readTime(status === 'upcoming' ? competition.start_date : competition.end_date);
}

/** When the first of several competitions changes its status by itself. */
export const firstStatusChange = (competitions: readonly CompetitionDates[], now: number): number | undefined =>
  competitions
    .map((competition) => nextStatusChange(competition, now))
    .filter((time) => time !== undefined)
    .sort((a, b) => a - b)[0];

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

/**
 * Days from start to end, rounded up (R27). Days of 24 hours, so that a competition is as long for every admin, wherever the clocks are switched
 * (R163). Undefined when a date is unreadable or the end comes first.
 */
export function competitionDays({ start_date, end_date }: CompetitionDates): number | undefined {
  const start = readTime(start_date);
  const end = readTime(end_date);
  return start === undefined || end === undefined || end < start ? undefined : Math.ceil((end - start) / dayMs);
}

/** Section 2, the rules text: fixed values, and the days computed from the dates. */
export function competitionRules(competition: CompetitionDates): string {
  const days = competitionDays(competition);
  return `Max DD 10% · Target 8% · ${days ?? dash} ${days === 1 ? 'day' : 'days'}`;
}

/** The active competitions that the dashboard shows, in the server's order (sections 2 and 9: up to three). */
export const activeCompetitions = <C extends CompetitionDates>(competitions: readonly C[]): C[] =>
  competitions.filter(({ is_active }) => is_active === true).slice(0, limits.dashboard.competitions);
