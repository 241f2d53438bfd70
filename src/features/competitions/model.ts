import { isRecord } from '../../lib/records';
import { matchesSearch, dash } from '../../lib/text';
import { readTime } from '../../lib/dates';
import { limits } from '../../lib/limits';
import { readDecimal } from '../../lib/numbers';
import type { StatusLook } from '../../lib/tone';

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

interface FilterableCompetition extends CompetitionDates {
  name?: unknown;
}

/** The filters of the competition list. An empty text filters nothing. */
export interface CompetitionFilters {
  search: string;
  status: string;
}

export const noCompetitionFilters: CompetitionFilters = { search: '', status: '' };

/**
 * R25, R164: returns the competitions of the loaded page whose name contains the search (in any
 * case) and that have the status now. The running ones come first (R393).
 */
export function filterCompetitions<C extends FilterableCompetition>(
  competitions: readonly C[],
  filters: CompetitionFilters,
  now: number,
): C[] {
  const isFound = matchesSearch(filters.search);
  const found = competitions.filter(
    (competition) =>
      isFound(competition.name) &&
      (filters.status === '' || competitionStatus(competition, now) === filters.status),
  );
  return runningFirst(found, now);
}

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
