import { dayMs, readTime } from '~/lib/dates';
import { limits } from '~/lib/limits';
import { countOf, readDecimal } from '~/lib/numbers';
import { isRecord } from '~/lib/records';
import { dash, matchesSearch } from '~/lib/text';
import type { StatusBadge } from '~/lib/tone';

/** Makes no assumption about the values. */
export type CompetitionDates = Partial<Record<'is_active' | 'start_date' | 'end_date', unknown>>;

type CompetitionStatus = 'active' | 'upcoming' | 'ended';

/** `now` is in milliseconds since 1970, here and below. */
export function competitionStatus(competition: CompetitionDates, now: number): CompetitionStatus {
  const start = readTime(competition.start_date);
  const end = readTime(competition.end_date);
  if (competition.is_active !== true || (end !== undefined && end <= now)) return 'ended';
  return start !== undefined && start > now ? 'upcoming' : 'active';
}

export const competitionCan = {
  end: (competition: CompetitionDates, now: number): boolean =>
    competitionStatus(competition, now) === 'active',
};

export const competitionStatusBadges: Record<CompetitionStatus, StatusBadge> = {
  active: { label: 'Active', tone: 'ok' },
  upcoming: { label: 'Upcoming', tone: 'info' },
  ended: { label: 'Ended', tone: 'neutral' },
};

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

export function nextStatusChange(competition: CompetitionDates, now: number): number | undefined {
  const status = competitionStatus(competition, now);
  return status === 'ended'
    ? undefined
    : readTime(status === 'upcoming' ? competition.start_date : competition.end_date);
}

export const firstStatusChange = (
  competitions: readonly CompetitionDates[],
  now: number,
): number | undefined =>
  competitions
    .map((competition) => nextStatusChange(competition, now))
    .filter((time) => time !== undefined)
    .sort((a, b) => a - b)[0];

/** '100K Challenge' for a balance of 100000. */
export function competitionTitle({ starting_balance }: { starting_balance?: unknown }): string {
  const balance = readDecimal(starting_balance);
  if (balance === undefined) return dash;
  // Moves the decimal point by three digits, because dividing can turn 2300.3 into
  // 2.3003000000000005 (R5).
  const thousands = balance
    .replace(/\d+/, (whole) => whole.padStart(4, '0'))
    .replace(/(\d{3})(?:\.(\d*))?$/, '.$1$2');
  return `${thousands.replace(/\.?0+$/, '').replace(/^(-?)0+(?=\d)/, '$1')}K Challenge`;
}

/** From 0 to 100. */
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

/** A day has 24 hours for every admin, whatever daylight saving time does (R163). */
export function competitionDays({ start_date, end_date }: CompetitionDates): number | undefined {
  const start = readTime(start_date);
  const end = readTime(end_date);
  return start === undefined || end === undefined || end < start
    ? undefined
    : Math.ceil((end - start) / dayMs);
}

export function competitionDaysLeft(
  competition: CompetitionDates,
  now: number,
): number | undefined {
  const end = readTime(competition.end_date);
  return end === undefined || competitionStatus(competition, now) !== 'active'
    ? undefined
    : Math.ceil((end - now) / dayMs);
}

/** The limits are fixed. */
export function competitionRules(competition: CompetitionDates): string {
  const days = competitionDays(competition);
  return `Max DD 10% · Target 8% · ${days ?? dash} ${days === 1 ? 'day' : 'days'}`;
}

function firstOf<C extends CompetitionDates>(
  competitions: readonly C[],
  now: number,
  first: readonly CompetitionStatus[],
): C[] {
  const place = (competition: C) =>
    first.indexOf(competitionStatus(competition, now)) + 1 || first.length + 1;
  return [...competitions].sort((one, other) => place(one) - place(other));
}

/** The dashboard's competitions, running ones first (R40). */
export function activeCompetitions<C extends CompetitionDates>(
  competitions: readonly C[],
  now: number,
): C[] {
  const active = competitions.filter(({ is_active }) => is_active === true);
  return firstOf(active, now, ['active']).slice(0, limits.dashboard.competitions);
}

export const competitionDraft = 'competition-create';

export const noCompetitionFilters = { search: '', status: '' };
export type CompetitionFilters = typeof noCompetitionFilters;

/** Filters by the current status (R164), running ones first (R393). */
export function filterCompetitions<C extends CompetitionDates & { name?: unknown }>(
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
  return firstOf(found, now, ['active', 'upcoming']);
}

export interface Prize {
  position: number;
  amount: unknown;
}

/** Includes '21th', as specified. */
export const prizeLabel = (position: number): string =>
  ['1st', '2nd', '3rd'][position - 1] ?? `${position}th`;

/** Leaves out entries whose key isn't a position. */
export const readPrizes = (structure: unknown): Prize[] =>
  Object.entries(isRecord(structure) ? structure : {})
    .filter(([key]) => /^[1-9]\d{0,8}$/.test(key))
    .map(([key, amount]) => ({ position: Number(key), amount }))
    .sort((a, b) => a.position - b.position);

/** A day always has 24 hours, whatever the time zone. */
interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

const secondMs = 1000;
const secondsOf = { day: 86_400, hour: 3600, minute: 60 };

/** Rounds up, so that it reaches zero exactly at the end (R165). */
export function timeLeft(end: number, now: number): TimeLeft {
  const total = Math.max(0, Math.ceil((end - now) / secondMs));
  return {
    days: Math.floor(total / secondsOf.day),
    hours: Math.floor((total % secondsOf.day) / secondsOf.hour),
    minutes: Math.floor((total % secondsOf.hour) / secondsOf.minute),
    seconds: total % secondsOf.minute,
  };
}

/** '2 days, 3 hours': has no seconds, so that it changes once a minute. */
export function timeLeftText({ days, hours, minutes }: TimeLeft): string {
  const parts = [
    [days, 'day'],
    [hours, 'hour'],
    [minutes, 'minute'],
  ] as const;
  return (
    parts
      .filter(([count]) => count > 0)
      .map(([count, unit]) => countOf(count, unit))
      .join(', ') || 'Less than a minute'
  );
}
