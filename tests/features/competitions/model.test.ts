import { describe, expect, it } from 'vitest';
import {
  competitionDays,
  competitionDaysLeft,
  competitionEnd,
  competitionProgress,
  competitionRules,
  competitionStatus,
  firstStatusChange,
  nextStatusChange,
  filterCompetitions,
  noCompetitionFilters,
  timeLeft,
} from '~/features/competitions/model';
import {
  buildCompetition,
  buildCompetitionPage,
  buildCompetitions,
} from '../../fixtures/competitions';
import { fixedNow } from '../../fixtures/time';
import { instants, wallIn, zones } from '../../lib/zones';

const at = (time: string) => Date.parse(time);
const between = (start_date: unknown, end_date: unknown) => ({
  is_active: true,
  start_date,
  end_date,
});

describe('the status and its consequences (sections 2 and 4)', () => {
  const competition = between('2026-03-01T00:00:00Z', '2026-03-31T00:00:00Z');

  it.each([
    ['2026-02-28T23:59:59.999Z', 'upcoming', '2026-03-01T00:00:00Z'],
    ['2026-03-01T00:00:00Z', 'active', '2026-03-31T00:00:00Z'],
    ['2026-03-30T23:59:59.999Z', 'active', '2026-03-31T00:00:00Z'],
    ['2026-03-31T00:00:00Z', 'ended', undefined],
  ])('at %s it is %s', (now, status, next) => {
    expect(competitionStatus(competition, at(now))).toBe(status);
    expect(nextStatusChange(competition, at(now))).toBe(next && at(next));
  });

  it.each([
    [{ ...competition, is_active: false }, 'ended'],
    [{ ...competition, is_active: 'true' }, 'ended'],
    [{ ...competition, is_active: null }, 'ended'],
    [{ is_active: true }, 'active'],
    [between('soon', 'later'), 'active'],
    [between('2026-09-01T00:00:00Z', null), 'upcoming'],
    [between(null, '2026-03-01T00:00:00Z'), 'ended'],
  ])('%j is %s', (broken, status) =>
    expect(competitionStatus(broken, at('2026-03-15T12:00:00Z'))).toBe(status),
  );

  it('the first change is the next start or end', () => {
    const later = between('2026-04-01T00:00:00Z', '2026-05-01T00:00:00Z');
    expect(firstStatusChange([later, competition, {}], at('2026-03-15T12:00:00Z'))).toBe(
      at('2026-03-31T00:00:00Z'),
    );
    expect(firstStatusChange([later, competition], at('2026-03-31T00:00:00Z'))).toBe(
      at('2026-04-01T00:00:00Z'),
    );
    expect(firstStatusChange([{ ...competition, is_active: false }], 0)).toBeUndefined();
  });
});

describe('an ended competition', () => {
  const dates = between('2026-03-01T00:00:00Z', '2026-03-31T00:00:00Z');

  it.each([
    ['runs', dates, '2026-03-15T12:00:00Z', undefined],
    ['is still to come', dates, '2026-02-15T12:00:00Z', undefined],
    ['has run out', dates, '2026-03-31T00:00:00Z', 'planned'],
    [
      'has run out and was then set inactive',
      { ...dates, is_active: false },
      '2026-04-15T12:00:00Z',
      'planned',
    ],
    ['was ended by staff', { ...dates, is_active: false }, '2026-03-15T12:00:00Z', 'early'],
    [
      'is inactive without a readable end',
      { is_active: false, end_date: 'soon' },
      '2026-03-15T12:00:00Z',
      'early',
    ],
  ])('that %s', (_, competition, now, kind) =>
    expect(competitionEnd(competition, at(now))).toEqual(
      kind && { kind, date: competition.end_date },
    ),
  );

  it('comes after the running ones and those to come; otherwise the order stays (R393)', () => {
    const later = between('2026-09-01T00:00:00Z', '2026-09-30T00:00:00Z');
    const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);
    const list = [
      { name: 'over', ...dates, is_active: false },
      { name: 'to come', ...later },
      { name: 'first', ...dates },
      { name: 'over too', ...between('2026-01-01T00:00:00Z', '2026-01-31T00:00:00Z') },
      { name: 'second', ...dates },
    ];
    const now = at('2026-03-15T12:00:00Z');
    expect(names(filterCompetitions(list, noCompetitionFilters, now))).toEqual([
      'first',
      'second',
      'to come',
      'over',
      'over too',
    ]);
    expect(names(filterCompetitions(list, { ...noCompetitionFilters, search: 'o' }, now))).toEqual([
      'second',
      'to come',
      'over',
      'over too',
    ]);
  });
});

describe('days and rules text (section 2, R27: rounded up)', () =>
  it.each([
    ['2026-03-01T00:00:00Z', '2026-03-31T00:00:00Z', 'Max DD 10% · Target 8% · 30 days'],
    ['2026-03-01T00:00:00Z', '2026-03-31T23:59:59Z', 'Max DD 10% · Target 8% · 31 days'],
    ['2026-03-01T00:00:00Z', '2026-03-02T00:00:00Z', 'Max DD 10% · Target 8% · 1 day'],
    ['2026-03-01T00:00:00Z', '2026-03-02T00:00:00.001Z', 'Max DD 10% · Target 8% · 2 days'],
    ['2026-03-01T00:00:00Z', '2026-03-01T00:00:00Z', 'Max DD 10% · Target 8% · 0 days'],
    ['2026-03-01T00:00:00+14:00', '2026-03-01T00:00:00-11:00', 'Max DD 10% · Target 8% · 2 days'],
    ['2026-03-02T00:00:00Z', '2026-03-01T00:00:00Z', 'Max DD 10% · Target 8% · — days'],
    ['2026-03-01T00:00:00Z', 'soon', 'Max DD 10% · Target 8% · — days'],
  ])('from %s to %s: %s', (start, end, rules) =>
    expect(competitionRules(between(start, end))).toBe(rules),
  ));

describe('in whichever time zone the times are written, over DST changes and year ends', () => {
  /** The same instant, written in that time zone. */
  const writtenIn = (timeZone: string) => {
    const wall = wallIn(timeZone);
    return (time: string) => {
      const text = wall(time);
      const minutes = (at(`${text}Z`) - at(time)) / 60_000;
      const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60].map(
        (part) => String(part).padStart(2, '0'),
      );
      return `${text}:00${minutes < 0 ? '-' : '+'}${String(hours)}:${String(rest)}`;
    };
  };
  const hourMs = 3_600_000;

  /** Counts hours and days, with whole numbers only. */
  function oracle(start: number, end: number, now: number) {
    let days = 0;
    while (start + days * 24 * hourMs < end) days += 1;
    let left = 0;
    while (now + left * 1000 < end) left += 1800;
    const part = BigInt(2 * 100 * (now - start)) + BigInt(end - start);
    const rounded = Number(part / BigInt(2 * (end - start)));
    return {
      days,
      left: left / 1800,
      status: now >= end ? 'ended' : now < start ? 'upcoming' : 'active',
      progress: now < start ? 0 : now >= end ? 100 : rounded,
    };
  }

  it.each(zones)('%s', (timeZone) => {
    const written = writtenIn(timeZone);
    let checked = 0;
    for (const [index, time] of instants.entries()) {
      // Spans of every length up to nine days, and moments in and around them.
      const span = ((index % 430) + 1) * 1_800_000;
      const end = new Date(at(time) + span).toISOString();
      const now = at(time) - 24 * hourMs + (index % 600) * 1_800_000;
      const expected = oracle(at(time), at(end), now);
      const competition = between(written(time), written(end));
      const { days, hours, minutes, seconds } = timeLeft(at(competition.end_date as string), now);
      expect({
        days: competitionDays(competition),
        left: (days * 24 + hours) * 2 + minutes / 30,
        status: competitionStatus(competition, now),
        progress: competitionProgress(competition, now),
      }).toEqual(expected);
      expect([seconds, hours < 24 && (minutes === 0 || minutes === 30)]).toEqual([0, true]);
      checked += 1;
    }
    expect(checked).toBe(instants.length);
  });
});

describe('the filters of the list (R25, R164)', () => {
  const now = at('2026-03-15T12:00:00Z');
  const active = {
    name: 'March Madness',
    ...between('2026-03-01T00:00:00Z', '2026-03-31T00:00:00Z'),
  };
  const upcoming = {
    name: 'Spring Open',
    ...between('2026-04-01T00:00:00Z', '2026-05-01T00:00:00Z'),
  };
  const ended = { ...active, name: 'Marathon', is_active: false };
  const nameless = { ...active, name: null };
  const all = [active, upcoming, ended, nameless];

  it.each([
    // The one that has ended comes last (R393).
    [{}, [active, nameless, upcoming, ended]],
    [{ search: ' MAR ' }, [active, ended]],
    [{ search: 'spring' }, [upcoming]],
    [{ search: 'null' }, []],
    [{ status: 'active' }, [active, nameless]],
    [{ status: 'upcoming' }, [upcoming]],
    [{ status: 'ended' }, [ended]],
    [{ search: 'mar', status: 'ended' }, [ended]],
    [{ status: 'constructor' }, []],
  ])('%j', (filters, expected) =>
    expect(filterCompetitions(all, { ...noCompetitionFilters, ...filters }, now)).toEqual(expected),
  );
});

it.each([
  ['a running one', true, '2026-03-01T00:00:00Z', '2026-03-17T12:00:01Z', 3],
  ['one that ends within a day', true, '2026-03-01T00:00:00Z', '2026-03-15T12:00:01Z', 1],
  ['one that has not started', true, '2026-03-16T00:00:00Z', '2026-03-17T00:00:00Z', undefined],
  ['one that has ended', true, '2026-03-01T00:00:00Z', '2026-03-15T12:00:00Z', undefined],
  ['one that is not active', false, '2026-03-01T00:00:00Z', '2026-03-17T00:00:00Z', undefined],
  ['one without an end', true, '2026-03-01T00:00:00Z', 'later', undefined],
])('the days left of %s', (_name, is_active, start_date, end_date, days) =>
  expect(competitionDaysLeft({ is_active, start_date, end_date }, at('2026-03-15T12:00:00Z'))).toBe(
    days,
  ),
);

it.each([[buildCompetitions(26)], [[buildCompetition(), buildCompetition()]]])(
  'the fixtures count as active what the cards show as active',
  (competitions) =>
    expect(buildCompetitionPage({}, competitions).active).toBe(
      competitions.filter((one) => competitionStatus(one, at(fixedNow)) === 'active').length,
    ),
);
