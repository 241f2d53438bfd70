import { describe, expect, it } from 'vitest';
import {
  instantOfLocal,
  localOf,
  offsetLabel,
  partsOfLocal,
  readingOfLocal,
} from '~/lib/localDateTime';
import { instants, wallIn, zones } from './zones';

describe('localOf', () => {
  it.each([
    ['2026-01-17 08:30', '2026-01-17T08:30'],
    ['2026-01-17T08:30', '2026-01-17T08:30'],
    [' 2026-1-7  8:05 ', '2026-01-07T08:05'],
    ['2028-02-29 00:00', '2028-02-29T00:00'],
  ])('%j is %s', (text, local) => {
    expect(localOf(text)).toBe(local);
    expect(instantOfLocal(text, 'Asia/Tokyo')).toEqual(instantOfLocal(local, 'Asia/Tokyo'));
  });

  it.each([
    '2026-01-17 8:3',
    '2026-01-17 8:30 PM',
    '2026-01-1708:30',
    '17.01.2026 08:30',
    '2026-02-29 10:00',
    '2026-01-17 24:00',
  ])('%j is no local time', (text) => expect(localOf(text)).toBeUndefined());
});

describe('partsOfLocal', () => {
  it.each([
    ['2026-01-17 14:30', '2026-01-17', '14:30'],
    [' 2026-1-7 ', '2026-01-07', undefined],
    ['14:30', undefined, '14:30'],
    ['2026-02-30 9:05', undefined, '09:05'],
    ['2026-01-17 24:00', '2026-01-17', undefined],
    ['soon', undefined, undefined],
    ['', undefined, undefined],
  ])('%j names the day %s and the time %s', (text, day, time) =>
    expect(partsOfLocal(text)).toEqual({ day, time }),
  );
});

describe('instantOfLocal', () => {
  it.each([
    ['2026-01-17T08:30', 'UTC', '2026-01-17T08:30:00.000Z'],
    ['2026-01-17T08:30', 'Europe/Lisbon', '2026-01-17T08:30:00.000Z'],
    ['2026-07-17T08:30', 'Europe/Lisbon', '2026-07-17T07:30:00.000Z'],
    ['2026-01-01T00:00', 'Pacific/Kiritimati', '2025-12-31T10:00:00.000Z'],
    ['2026-12-31T23:59', 'America/New_York', '2027-01-01T04:59:00.000Z'],
    ['2026-01-17T08:30', 'Asia/Kathmandu', '2026-01-17T02:45:00.000Z'],
    ['2028-02-29T12:00', 'Asia/Tokyo', '2028-02-29T03:00:00.000Z'],
  ])('%s in %s is %s', (text, zone, iso) =>
    expect(instantOfLocal(text, zone)).toEqual({ instant: Date.parse(iso), isAmbiguous: false }),
  );

  it.each([
    ['2026-03-29T01:30', 'Europe/Lisbon'],
    ['2026-03-08T02:00', 'America/New_York'],
    ['2026-04-24T00:00', 'Africa/Cairo'],
    ['2018-11-04T00:30', 'America/Sao_Paulo'],
    ['2025-10-05T02:15', 'Australia/Lord_Howe'],
    // All of December 30, 2011, when Samoa crossed the date line.
    ['2011-12-30T12:00', 'Pacific/Apia'],
  ])('%s in %s is skipped', (text, zone) => expect(instantOfLocal(text, zone)).toBe('skipped'));

  it.each([
    ['2026-10-25T01:30', 'Europe/Lisbon', '2026-10-25T00:30:00.000Z'],
    ['2026-11-01T01:00', 'America/New_York', '2026-11-01T05:00:00.000Z'],
    ['2026-04-05T01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00.000Z'],
  ])('%s in %s occurs twice: the first is used', (text, zone, iso) =>
    expect(instantOfLocal(text, zone)).toEqual({ instant: Date.parse(iso), isAmbiguous: true }),
  );

  it.each([
    '',
    '2026-02-30T10:00',
    '2026-02-29T10:00',
    '2026-01-01',
    '2026-01-01T24:00',
    '2026-01-01T10:60',
    '2026-13-01T10:00',
    '12026-01-01T10:00',
    '0026-01-01T10:00',
    '2026-01-01T10:00Z',
    'soon',
  ])("%j can't be read", (text) =>
    expect(instantOfLocal(text, 'Europe/Lisbon')).toBe('unreadable'),
  );

  it.each(zones)(
    '%s: is the inverse of the local time, around every DST change and year end',
    (zone) => {
      const wall = wallIn(zone);
      const shown = new Map<string, number[]>();
      for (const time of instants)
        shown.set(wall(time), [...new Set([...(shown.get(wall(time)) ?? []), Date.parse(time)])]);
      for (const [text, times] of shown)
        expect(instantOfLocal(text, zone)).toEqual({
          instant: Math.min(...times),
          isAmbiguous: times.length > 1,
        });

      // Local times that the clocks skip are left out.
      let skipped = 0;
      const walls = instants.map((time) => Date.parse(`${wall(time)}Z`));
      for (const [index, before] of walls.entries()) {
        const isNeighbor =
          Date.parse(instants[index + 1] ?? '') - Date.parse(instants[index] ?? '') === 1_800_000;
        const next = isNeighbor ? (walls[index + 1] ?? 0) : 0;
        for (let between = before + 1_800_000; between < next; between += 1_800_000) {
          skipped += 1;
          expect(instantOfLocal(new Date(between).toISOString().slice(0, 16), zone)).toBe(
            'skipped',
          );
        }
      }
      const hasSwitches = ![
        'UTC',
        'Pacific/Kiritimati',
        'Pacific/Pago_Pago',
        'Asia/Kathmandu',
        'Asia/Kolkata',
        'Asia/Tokyo',
      ].includes(zone);
      expect(skipped > 0).toBe(hasSwitches);
    },
  );
});

describe('offsetLabel', () =>
  it.each([
    ['2026-01-17T12:00:00Z', 'UTC', 'UTC+0'],
    ['2026-01-17T12:00:00Z', 'Europe/Lisbon', 'UTC+0'],
    ['2026-07-17T12:00:00Z', 'Europe/Lisbon', 'UTC+1'],
    ['2026-01-17T12:00:00Z', 'America/New_York', 'UTC-5'],
    ['2026-01-17T12:00:00Z', 'America/St_Johns', 'UTC-3:30'],
    ['2026-01-17T12:00:00Z', 'Asia/Kathmandu', 'UTC+5:45'],
    ['2026-01-17T12:00:00Z', 'Pacific/Kiritimati', 'UTC+14'],
  ])('at %s in %s: %s', (time, zone, label) =>
    expect(offsetLabel(Date.parse(time), zone)).toBe(label),
  ));

describe('readingOfLocal', () => {
  it('reads a local time in 24 hours, whatever clock the field has', () => {
    expect(readingOfLocal('2026-01-17T14:30')).toBe('Jan 17, 2026, 14:30');
    expect(readingOfLocal('2026-01-17T00:05')).toBe('Jan 17, 2026, 00:05');
  });

  it('is undefined for what is no time', () => {
    for (const text of ['', '2026-02-30T10:00', 'soon'])
      expect(readingOfLocal(text)).toBeUndefined();
  });
});
