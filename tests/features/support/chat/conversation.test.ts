import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  groupMessages,
  oldestFirst,
  sameMessages,
  type MessageFields,
} from '~/features/support/chat/conversation';
import { printCount, runs } from '../../../propertyRuns';
import { hostileValue } from '../../../lib/hostileValues';
import { zones } from '../../../lib/zones';

const lines = (messages: readonly MessageFields[]) =>
  messages.map((message, index) => ({ key: String(index), message }));
const said = (text: string, at: unknown, mine: unknown = false) => ({
  text,
  created_at: at,
  is_mine: mine,
});

/** Days, in them the sides and what they say. */
const shapeOf = (messages: readonly MessageFields[], zone = 'UTC') =>
  groupMessages(lines(messages), zone).map(({ day, groups }) => [
    day,
    ...groups.map(
      (group) =>
        `${group.isMine ? 'mine' : 'theirs'}: ${group.lines.map(({ message }) => String(message.text)).join(' ')}`,
    ),
  ]);

describe('oldestFirst (R117)', () => {
  const [early, noon, alsoNoon, late] = [
    said('a', '2026-03-13T10:00:00Z'),
    said('b', '2026-03-13T12:00:00Z'),
    said('c', '2026-03-13T14:00:00+02:00'),
    said('d', '2026-03-14T00:00:00Z'),
  ];

  it('puts the oldest first, whatever the order of the answer; of the same moment, in that order', () => {
    expect(oldestFirst([late, noon, alsoNoon, early])).toEqual([early, noon, alsoNoon, late]);
    expect(oldestFirst([late, alsoNoon, early, noon])).toEqual([early, alsoNoon, noon, late]);
  });

  it.each([null, undefined, '', 'yesterday', 7])(
    'where one has %j for its time, the server’s order stays',
    (at) => {
      const messages = [late, said('e', at), early];
      expect(oldestFirst(messages)).toBe(messages);
    },
  );

  it('what is in order is the same list', () => {
    const messages = [early, noon, alsoNoon, late];
    expect(oldestFirst(messages)).toBe(messages);
  });
});

describe('groupMessages', () => {
  const conversation = [
    said('a', '2026-03-13T10:00:00Z'),
    said('b', '2026-03-13T10:01:00Z'),
    said('c', '2026-03-13T23:30:00Z', true),
    said('d', '2026-03-14T00:30:00Z', true),
    said('e', '2026-03-14T08:00:00Z'),
  ];

  it('by day and by sender', () =>
    expect(shapeOf(conversation)).toEqual([
      ['2026-03-13', 'theirs: a b', 'mine: c'],
      ['2026-03-14', 'mine: d', 'theirs: e'],
    ]));

  it.each([
    [
      'Asia/Tokyo',
      [
        ['2026-03-13', 'theirs: a b'],
        ['2026-03-14', 'mine: c d', 'theirs: e'],
      ],
    ],
    [
      'America/New_York',
      [
        ['2026-03-13', 'theirs: a b', 'mine: c d'],
        ['2026-03-14', 'theirs: e'],
      ],
    ],
  ])('days are those of the zone: %s', (zone, expected) =>
    expect(shapeOf(conversation, zone)).toEqual(expected),
  );

  it('a message without a readable time belongs to the day before it; the order given counts', () =>
    expect(
      shapeOf([
        said('a', null),
        said('b', '2026-03-14T00:00:00Z'),
        said('c', 'yesterday'),
        said('d', '2026-03-13T00:00:00Z'),
        said('e', 7),
      ]),
    ).toEqual([
      ['', 'theirs: a'],
      ['2026-03-14', 'theirs: b c'],
      ['2026-03-13', 'theirs: d e'],
    ]));

  it('only true is mine', () =>
    expect(
      shapeOf([
        said('a', '2026-03-14', true),
        said('b', '2026-03-14', 'true'),
        said('c', '2026-03-14', 1),
      ]),
    ).toEqual([['2026-03-14', 'mine: a', 'theirs: b c']]));

  it('keeps every message once and in order, in every zone', () => {
    let seen = 0;
    const time = fc
      .date({ min: new Date('2025-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString());
    const message = fc.record({
      text: hostileValue,
      created_at: fc.oneof(time, time, hostileValue),
      is_mine: fc.oneof(fc.boolean(), hostileValue),
    });
    fc.assert(
      fc.property(
        fc.array(message, { maxLength: 40 }),
        fc.constantFrom(...zones),
        (messages, zone) => {
          const all = lines(messages);
          const days = groupMessages(all, zone);
          expect(days.flatMap(({ groups }) => groups.flatMap((group) => group.lines))).toEqual(all);
          for (const { groups } of days) {
            expect(
              groups.every(
                (group) =>
                  group.lines.length > 0 &&
                  group.lines.every((line) => (line.message.is_mine === true) === group.isMine),
              ),
            ).toBe(true);
            expect(groups.every((group, index) => group.isMine !== groups[index + 1]?.isMine)).toBe(
              true,
            );
          }
          expect(days.every(({ day }, index) => day !== days[index + 1]?.day)).toBe(true);
          expect(
            new Set(
              days.flatMap(({ key, groups }) => [
                `day ${key}`,
                ...groups.map((group) => `group ${group.key}`),
              ]),
            ).size,
          ).toBe(days.length + days.flatMap(({ groups }) => groups).length);
          seen += 1;
        },
      ),
      runs,
    );
    printCount('conversations grouped', seen);
  });
});

describe('sameMessages', () => {
  const two = [said('a', '2026-03-13'), said('b', '2026-03-13')];
  it.each([
    [two, two, true],
    [two, two.map((message) => ({ ...message })), true],
    [two, two.slice(0, 1), false],
    [two, [...two, said('c', '2026-03-13')], false],
    [two, [two[0] ?? {}, said('b', '2026-03-13', true)], false],
    [two, [two[0] ?? {}, said('c', '2026-03-13')], false],
    [undefined, two, false],
    [two, undefined, false],
    [undefined, undefined, true],
  ])('%#', (a, b, expected) => expect(sameMessages(a, b)).toBe(expected));
});
