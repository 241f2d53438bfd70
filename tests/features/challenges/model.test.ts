import { describe, expect, it } from 'vitest';
import {
  filterChallenges,
  noChallengeFilters,
  type ChallengeFilters,
  challengeClassOf,
  challengeDetailBadge,
  challengeBadge,
  challengeTypeLabel,
  instrumentLabels,
} from '~/features/challenges/model';
import { setFirmZone } from '~/lib/dates';
import { labelIn } from '~/lib/tone';

describe('status (section 4)', () => {
  it.each([
    ['active', 'Active', 'ok', 'ok'],
    ['inactive', 'Inactive', 'warn', 'bad'],
    ['coming_soon', 'Coming Soon', 'info', 'bad'],
    ['ended', 'Ended', 'neutral', 'bad'],
    ['archived', 'archived', 'neutral', 'bad'],
    ['toString', 'toString', 'neutral', 'bad'],
    [null, '—', 'neutral', 'bad'],
  ])('%j is %s: %s in the list, %s in the detail list', (status, label, tone, detailTone) => {
    expect(challengeBadge(status)).toEqual({ label, tone });
    expect(challengeDetailBadge(status)).toEqual({ label, tone: detailTone });
  });
});

it.each([
  ['one_step', 'One Step'],
  ['two_step', 'Two Step'],
  ['instant', 'Instant'],
  ['three_step', 'three_step'],
  [undefined, '—'],
  ['constructor', 'constructor'],
])('type %j is shown as %s', (type, label) => expect(challengeTypeLabel(type)).toBe(label));

it.each([
  ['all', 'All'],
  ['crypto', 'Crypto'],
  ['bonds', 'bonds'],
  [7, '7'],
  [{}, '—'],
])('instruments %j are shown as %s', (value, label) =>
  expect(labelIn(instrumentLabels, value)).toBe(label),
);

it.each([
  ['skill_check', 'skill_check'],
  ['challenge', 'challenge'],
  [null, 'challenge'],
  ['other', 'challenge'],
])('class %j counts as %s', (value, known) => expect(challengeClassOf(value)).toBe(known));

describe('the filters of a loaded page (section 2)', () => {
  const rows = [
    {
      name: '100K Two Step',
      firm_name: 'Northgate Capital',
      challenge_type: 'two_step',
      created_at: '2026-02-02T23:30:00Z',
    },
    {
      name: 'Instant 50K',
      firm_name: 'Blue Harbor',
      challenge_type: 'instant',
      created_at: '2026-02-10T00:00:00Z',
    },
    { name: null, firm_name: 7, challenge_type: null, created_at: null },
  ];
  const found = (filters: Partial<ChallengeFilters>) =>
    filterChallenges(rows, { ...noChallengeFilters, ...filters }).map((row) => rows.indexOf(row));
  it.each<[Partial<ChallengeFilters>, number[]]>([
    [{}, [0, 1, 2]],
    [{ search: ' two ' }, [0]],
    [{ search: 'HARBOR' }, [1]],
    [{ search: 'nobody' }, []],
    [{ type: 'instant' }, [1]],
    [{ from: '2026-02-03' }, [1]],
    [{ from: '2026-02-02', to: '2026-02-02' }, [0]],
    [{ to: '2026-02-09' }, [0]],
    [{ from: 'soon', to: 'later' }, [0, 1, 2]],
    [{ search: 'k', type: 'two_step', from: '2026-02-01', to: '2026-02-28' }, [0]],
  ])('%j', (filters, expected) => expect(found(filters)).toEqual(expected));
  it('days are those of UTC, whatever the time zone of the firm (R42)', () => {
    setFirmZone('Asia/Kolkata');
    expect(found({ from: '2026-02-02', to: '2026-02-02' })).toEqual([0]);
    expect(found({ from: '2026-02-03', to: '2026-02-03' })).toEqual([]);
    setFirmZone(undefined);
  });
});
