import { readTime } from '../../lib/dates';
import { limits } from '../../lib/limits';
import { readDecimal } from '../../lib/numbers';
import { dash } from '../../lib/text';
import type { StatusLook } from '../../lib/tone';

export interface CompetitionDates {
  is_active?: unknown;
  start_date?: unknown;
  end_date?: unknown;
}

export type CompetitionStatus = 'active' | 'upcoming' | 'ended';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Section 4: 'ended' if not active or past its end, 'upcoming' before its start, otherwise
 * 'active'.
 */
export function competitionStatus(competition: CompetitionDates, now: number): CompetitionStatus {
  const start = readTime(competition.start_date);
  const end = readTime(competition.end_date);
  if (competition.is_active !== true || (end !== undefined && end <= now)) return 'ended';
  return start !== undefined && start > now ? 'upcoming' : 'active';
}

/**
 * The badge of each status. The labels are also the options of section 9's status filter, in its
 * order.
 */
export const competitionStatusLooks: Record<CompetitionStatus, StatusLook> = {
  active: { label: 'Active', tone: 'ok' },
  upcoming: { label: 'Upcoming', tone: 'info' },
  ended: { label: 'Ended', tone: 'neutral' },
};

/**
 * How an ended competition ended: 'early' if staff ended it (section 4), 'planned' at its end date.
 * `date` is the planned end, as the API sends it; when staff ended it, the API doesn't say.
 * Undefined if it hasn't ended.
 */
export function competitionEnd(
  competition: CompetitionDates,
  now: number,
): { kind: 'early' | 'planned'; date: unknown } | undefined {
  if (competitionStatus(competition, now) !== 'ended') return undefined;
  const end = readTime(competition.end_date);
  return {
    kind: end !== undefined && end <= now ? 'planned' : 'early',
    date: competition.end_date,
  };
}

/** Which actions a competition allows: only an active one can be ended (sections 2 and 4). */
export const competitionCan = {
  end: (competition: CompetitionDates, now: number): boolean =>
    competitionStatus(competition, now) === 'active',
};

/**
 * Returns when the status next changes because time passes, in milliseconds since 1970: an upcoming
 * competition starts, an active one ends. Undefined if it never changes.
 */
export function nextStatusChange(competition: CompetitionDates, now: number): number | undefined {
  const status = competitionStatus(competition, now);
  return status === 'ended'
    ? undefined
    : readTime(status === 'upcoming' ? competition.start_date : competition.end_date);
}

/**
 * Returns when the first of these competitions changes its status, as `nextStatusChange` does for
 * one.
 */
export const firstStatusChange = (
  competitions: readonly CompetitionDates[],
  now: number,
): number | undefined =>
  competitions
    .map((competition) => nextStatusChange(competition, now))
    .filter((time) => time !== undefined)
    .sort((a, b) => a - b)[0];

/** '100K Challenge' for a starting balance of 100000 (section 2). A dash if there is no balance. */
export function competitionTitle({ starting_balance }: { starting_balance?: unknown }): string {
  const balance = readDecimal(starting_balance);
  if (balance === undefined) return dash;
  // Moves the point by three digits, because dividing can turn 2300.3 into 2.3003000000000005 (R5).
  const thousands = balance
    .replace(/\d+/, (whole) => whole.padStart(4, '0'))
    .replace(/(\d{3})(?:\.(\d*))?$/, '.$1$2');
  return `${thousands.replace(/\.?0+$/, '').replace(/^(-?)0+(?=\d)/, '$1')}K Challenge`;
}

/**
 * How much of the time from start to end has passed, as a whole percentage from 0 to 100 (section
 * 4). Undefined if a date is unreadable.
 */
export function competitionProgress(
  competition: CompetitionDates,
  now: number,
): number | undefined {
  const start = readTime(competition.start_date);
  const end = readTime(competition.end_date);
  if (start === undefined || end === undefined) return undefined;
  if (now < start) return 0;
  return now >= end ? 100 : Math.round(((now - start) / (end - start)) * 100);
}

/**
 * Days from start to end, rounded up. A day is 24 hours, so that every admin sees the same number,
 * whatever daylight saving time does (R163). Undefined if a date is unreadable or the end is before
 * the start.
 */
export function competitionDays({ start_date, end_date }: CompetitionDates): number | undefined {
  const start = readTime(start_date);
  const end = readTime(end_date);
  return start === undefined || end === undefined || end < start
    ? undefined
    : Math.ceil((end - start) / dayMs);
}

/**
 * Whole days until the end of a running competition, rounded up. Undefined if it isn't running or
 * has no readable end.
 */
export function competitionDaysLeft(
  competition: CompetitionDates,
  now: number,
): number | undefined {
  const end = readTime(competition.end_date);
  return end === undefined || competitionStatus(competition, now) !== 'active'
    ? undefined
    : Math.ceil((end - now) / dayMs);
}

/** Section 2, the rules text: fixed values, and the number of days from the dates. */
export function competitionRules(competition: CompetitionDates): string {
  const days = competitionDays(competition);
  return `Max DD 10% · Target 8% · ${days ?? dash} ${days === 1 ? 'day' : 'days'}`;
}

/** Puts the competitions of some statuses before the others. Otherwise the order stays. */
function firstOf<C extends CompetitionDates>(
  competitions: readonly C[],
  now: number,
  first: readonly CompetitionStatus[],
): C[] {
  const place = (competition: C) =>
    first.indexOf(competitionStatus(competition, now)) + 1 || first.length + 1;
  return [...competitions].sort((one, other) => place(one) - place(other));
}

/** The running competitions, then those to come, then those that have ended. */
export const runningFirst = <C extends CompetitionDates>(
  competitions: readonly C[],
  now: number,
): C[] => firstOf(competitions, now, ['active', 'upcoming']);

/**
 * The dashboard's competitions: those with `is_active`, up to three (sections 2 and 9). Running
 * ones come first, otherwise the server's order stays (R40).
 */
export function activeCompetitions<C extends CompetitionDates>(
  competitions: readonly C[],
  now: number,
): C[] {
  const active = competitions.filter(({ is_active }) => is_active === true);
  return firstOf(active, now, ['active']).slice(0, limits.dashboard.competitions);
}
