import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arrivalOf,
  countLabel,
  isNotificationStarted,
  noNotification,
  notificationOf,
  parseNotificationDraft,
  validateNotification,
  zoneLabel,
  isSent,
  newestFirst,
  notificationBadge,
  notificationTime,
  parseNotification,
  phoneClock,
  recipientLabels,
  sampleNotifications,
  sampleStatistics,
  type LocalNotification,
} from '~/features/notifications/model';
import { formError } from '~/lib/fieldErrors';
import { listOf } from '~/lib/records';
import { runs } from '../../propertyRuns';
import { hostileValue } from '../../lib/hostileValues';
import { zones } from '../../lib/zones';

const now = Date.parse('2026-03-14T10:00:00Z');
const lisbon = 'Europe/Lisbon';
const full = {
  title: 'Hello',
  message: 'World',
  recipient: 'all',
  when: 'now',
  scheduled_for: '',
} as const;
const entry = (
  id: string,
  timestamp = '2026-03-14T09:00:00.000Z',
  sent = true,
): LocalNotification => ({
  id,
  title: 'Hello',
  message: 'World',
  recipient: 'all',
  timestamp,
  sent,
});
const ids = (list: readonly LocalNotification[]) => list.map(({ id }) => id);

describe('the form (section 5)', () => {
  it.each([
    [{}, {}, undefined],
    [{ title: ' ' }, { title: 'Title is required' }, 'Please fill in all fields'],
    [{ message: '\n' }, { message: 'Message is required' }, 'Please fill in all fields'],
    [{ recipient: '' }, { recipient: 'Recipient is required' }, 'Please fill in all fields'],
    [
      { recipient: 'toString' },
      { recipient: 'Recipient is required' },
      'Please fill in all fields',
    ],
    [
      { title: '', message: '', recipient: '' },
      {
        title: 'Title is required',
        message: 'Message is required',
        recipient: 'Recipient is required',
      },
      'Please fill in all fields',
    ],
    [{ title: 't'.repeat(100), message: '😀'.repeat(500) }, {}, undefined],
    [{ title: 't'.repeat(101) }, { title: 'At most 100 characters' }, 'At most 100 characters'],
    [
      { title: 't'.repeat(101), message: '' },
      { title: 'At most 100 characters', message: 'Message is required' },
      'Please fill in all fields',
    ],
    [{ message: 'm'.repeat(501) }, { message: 'At most 500 characters' }, 'At most 500 characters'],
    [{ scheduled_for: 'any' }, {}, undefined],
    [
      { when: 'schedule' },
      { scheduled_for: 'Date and time is required' },
      'Please fill in all fields',
    ],
    [
      { when: 'schedule', scheduled_for: '2026-02-30T10:00' },
      { scheduled_for: 'Enter a valid date and time' },
      'Enter a valid date and time',
    ],
    [
      { when: 'schedule', scheduled_for: '2026-03-14T10:00' },
      { scheduled_for: 'The time must be in the future' },
      'The time must be in the future',
    ],
    [
      { when: 'schedule', scheduled_for: '2026-03-29T01:30' },
      { scheduled_for: 'This time does not exist: the clocks go forward then' },
      'This time does not exist: the clocks go forward then',
    ],
    [{ when: 'schedule', scheduled_for: '2026-03-14T10:01' }, {}, undefined],
  ] as const)('%j: %j', (values, errors, said) => {
    const given = { ...full, ...values };
    const found = validateNotification(given, now, lisbon);
    expect(found).toEqual(errors);
    expect(formError(found)).toBe(said);
    expect(notificationOf(given, 'x', now, lisbon) === undefined).toBe(said !== undefined);
  });

  it('makes a notification: sent now, or scheduled in the admin’s time zone', () => {
    expect(
      notificationOf({ ...full, title: ' Hello ', message: 'World\n' }, 'x', now, lisbon),
    ).toEqual(entry('x', '2026-03-14T10:00:00.000Z'));
    // Summer time, one hour ahead.
    expect(
      notificationOf(
        { ...full, when: 'schedule', scheduled_for: '2026-06-01T09:30' },
        'x',
        now,
        lisbon,
      ),
    ).toEqual(entry('x', '2026-06-01T08:30:00.000Z', false));
    // This time occurs twice that day; the first is used.
    expect(
      notificationOf(
        { ...full, when: 'schedule', scheduled_for: '2026-10-25T01:30' },
        'x',
        now,
        lisbon,
      )?.timestamp,
    ).toBe('2026-10-25T00:30:00.000Z');
  });

  it('names the time zone with its offset at that time', () => {
    expect(zoneLabel(lisbon, now)).toBe('Europe/Lisbon (UTC+0)');
    expect(zoneLabel(lisbon, Date.parse('2026-06-01T00:00:00Z'))).toBe('Europe/Lisbon (UTC+1)');
    expect(zoneLabel('Asia/Kathmandu', now)).toBe('Asia/Kathmandu (UTC+5:45)');
  });

  it.each([
    [{}, now],
    [{ scheduled_for: '2026-06-01T09:30' }, now],
    [{ when: 'schedule' }, now],
    [{ when: 'schedule', scheduled_for: '2026-01-01T09:30' }, now],
    [{ when: 'schedule', scheduled_for: '2026-06-01T09:30' }, Date.parse('2026-06-01T08:30:00Z')],
  ] as const)('%j arrives at %d', (values, arrival) =>
    expect(arrivalOf({ ...full, ...values }, now, lisbon)).toBe(arrival),
  );

  it('counts characters as readers do', () => expect(countLabel(' a😀 ', 100)).toBe('2 / 100'));

  it('any field counts as input, and a stored draft reads as it was', () => {
    expect(isNotificationStarted(noNotification)).toBe(false);
    expect(isNotificationStarted({ ...noNotification, when: 'schedule' })).toBe(false);
    for (const field of ['title', 'message', 'recipient', 'scheduled_for'] as const)
      expect(isNotificationStarted({ ...noNotification, [field]: 'x' })).toBe(true);
    expect(parseNotificationDraft({ ...full })).toEqual(full);
    expect(parseNotificationDraft({ title: 7, when: 'schedule' })).toEqual({
      ...noNotification,
      when: 'schedule',
    });
    fc.assert(
      fc.property(hostileValue, (raw) => {
        parseNotificationDraft(raw);
      }),
      runs,
    );
  });
});

describe('the list', () => {
  it('has section 9’s recipient groups', () =>
    expect(Object.keys(recipientLabels)).toEqual([
      'all',
      'active_traders',
      'funded_accounts',
      'phase_1',
      'phase_2',
    ]));

  it('shows section 2’s statistics, as numbers are written everywhere', () =>
    expect(sampleStatistics).toEqual({ total: '1,247', thisWeek: '47', scheduled: '3' }));

  it.each([
    ['sent', entry('1'), 'Sent'],
    ['waiting', entry('1', '2026-03-14T10:00:01Z', false), 'Scheduled'],
    ['come due this very moment', entry('1', '2026-03-14T10:00:00Z', false), 'Sent'],
    ['sent by a clock ahead of this one', entry('1', '2026-03-14T10:00:01Z'), 'Sent'],
  ])('%s: %j is %s', (_name, notification, label) => {
    expect(notificationBadge(notification, now).label).toBe(label);
    expect(isSent(notification, now)).toBe(label === 'Sent');
  });

  it('is newest first', () => {
    const list = [
      entry('a', '2026-03-01T00:00:00Z'),
      entry('b', '2026-03-03T00:00:00Z'),
      entry('c', '2026-03-02T00:00:00Z'),
    ];
    expect(ids(newestFirst(list))).toEqual(['b', 'c', 'a']);
  });

  it('reads as it was stored; an unreadable entry is skipped', () => {
    const stored = [entry('1'), entry('2', '2026-04-01T00:00:00Z', false)];
    expect(listOf(JSON.parse(JSON.stringify(stored)), parseNotification)).toEqual(stored);
    expect(
      listOf(
        [
          entry('1'),
          null,
          { ...entry('2'), recipient: 'nobody' },
          { ...entry('3'), timestamp: 'soon' },
          { ...entry('4'), title: 7 },
        ],
        parseNotification,
      ),
    ).toEqual([entry('1')]);
    for (const raw of [undefined, null, {}, 'x'])
      expect(listOf(raw, parseNotification)).toBeUndefined();
    fc.assert(
      fc.property(fc.array(hostileValue), (raw) => {
        expect(listOf(raw, parseNotification)).toEqual([]);
      }),
      runs,
    );
  });

  it.each(zones)(
    'in %s all samples but one are in the past, and they are the same all day',
    (zone) => {
      const samples = sampleNotifications(now, zone);
      expect(samples.map((sample) => isSent(sample, now))).toEqual([false, true, true, true, true]);
      expect(newestFirst(samples)).toEqual(samples);
      expect(samples.map((sample) => phoneClock(Date.parse(sample.timestamp), zone).time)).toEqual([
        '07:00',
        '09:00',
        '15:30',
        '12:00',
        '11:15',
      ]);
      expect(sampleNotifications(now + 60_000, zone)).toEqual(samples);
      expect(listOf(samples, parseNotification)).toEqual(samples);
    },
  );
});

describe('times (section 9)', () => {
  it.each([
    ['2026-03-14T09:30:00Z', 'Today at 09:30'],
    ['2026-03-14T23:30:00Z', 'Today at 23:30'],
    ['2026-03-13T00:00:00Z', 'Yesterday at 00:00'],
    ['2026-03-12T23:59:00Z', '2 days ago'],
    ['2026-03-01T10:00:00Z', '1 week ago'],
    // R230: a phrase alone doesn't say when it will be sent.
    ['2026-03-15T07:00:00Z', 'in 1 day (Mar 15, 2026, 07:00)'],
    ['2026-03-31T07:00:00Z', 'in 2 weeks (Mar 31, 2026, 07:00)'],
    ['never', '—'],
    [null, '—'],
  ])('%s: %s', (timestamp, text) => expect(notificationTime(timestamp, now, 'UTC')).toBe(text));

  it('use the local days of the time zone', () => {
    expect(notificationTime('2026-03-14T23:30:00Z', now, 'Asia/Tokyo')).toBe(
      'in 1 day (Mar 15, 2026, 08:30)',
    );
    expect(notificationTime('2026-03-13T23:30:00Z', now, 'Asia/Tokyo')).toBe('Today at 08:30');
    expect(phoneClock(now, 'America/New_York')).toEqual({
      time: '06:00',
      date: 'Saturday, March 14',
    });
  });
});
