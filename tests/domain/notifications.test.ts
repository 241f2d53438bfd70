import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arrivalOf, countLabel, isNotificationStarted, noNotification, notificationFormError, notificationOf, parseNotificationDraft, validateNotification, zoneLabel,
} from '../../src/domain/notificationForm';
import {
  formatMoment, isSent, mostNotifications, newestFirst, notificationLook, parseNotifications, phoneClock, recipientLabels, sampleNotifications, sampleStatistics, withNotification, withoutNotification, type LocalNotification,
} from '../../src/domain/notificationItems';
import { seed } from '../propertyRuns';
import { hostileValue } from './hostileValues';
import { zones } from './zones';

const now = Date.parse('2026-03-14T10:00:00Z');
const lisbon = 'Europe/Lisbon';
const full = { title: 'Hello', message: 'World', recipient: 'all', when: 'now', scheduled_for: '' } as const;
const entry = (id: string, timestamp = '2026-03-14T09:00:00.000Z', sent = true): LocalNotification => ({ id, title: 'Hello', message: 'World', recipient: 'all', timestamp, sent });
const ids = (list: readonly LocalNotification[]) => list.map(({ id }) => id);

describe('the form (section 5)', () => {
  it.each([
    [{}, {}, undefined],
    [{ title: ' ' }, { title: 'Title is required' }, 'Please fill in all fields'],
    [{ message: '\n' }, { message: 'Message is required' }, 'Please fill in all fields'],
    [{ recipient: '' }, { recipient: 'Recipient is required' }, 'Please fill in all fields'],
    [{ recipient: 'toString' }, { recipient: 'Recipient is required' }, 'Please fill in all fields'],
    [{ title: '', message: '', recipient: '' }, { title: 'Title is required', message: 'Message is required', recipient: 'Recipient is required' }, 'Please fill in all fields'],
    [{ title: 't'.repeat(100), message: '😀'.repeat(500) }, {}, undefined],
    [{ title: 't'.repeat(101) }, { title: 'At most 100 characters' }, 'At most 100 characters'],
    [{ title: 't'.repeat(101), message: '' }, { title: 'At most 100 characters', message: 'Message is required' }, 'Please fill in all fields'],
    [{ message: 'm'.repeat(501) }, { message: 'At most 500 characters' }, 'At most 500 characters'],
    [{ scheduled_for: 'any' }, {}, undefined],
    [{ when: 'schedule' }, { scheduled_for: 'Date and time is required' }, 'Please fill in all fields'],
    [{ when: 'schedule', scheduled_for: '2026-02-30T10:00' }, { scheduled_for: 'Enter a valid date and time' }, 'Enter a valid date and time'],
    [{ when: 'schedule', scheduled_for: '2026-03-14T10:00' }, { scheduled_for: 'The time must be in the future' }, 'The time must be in the future'],
    [{ when: 'schedule', scheduled_for: '2026-03-29T01:30' }, { scheduled_for: 'The clocks skip this time on that day' }, 'The clocks skip this time on that day'],
    [{ when: 'schedule', scheduled_for: '2026-03-14T10:01' }, {}, undefined],
  ] as const)('%j: %j', (values, errors, said) => {
    const given = { ...full, ...values };
    const found = validateNotification(given, now, lisbon);
    expect(found).toEqual(errors);
    expect(notificationFormError(found)).toBe(said);
    expect(notificationOf(given, 'x', now, lisbon) === undefined).toBe(said !== undefined);
  });

  it('makes an entry: sent now, or waiting for its time in the admin’s zone', () => {
    expect(notificationOf({ ...full, title: ' Hello ', message: 'World\n' }, 'x', now, lisbon)).toEqual(entry('x', '2026-03-14T10:00:00.000Z'));
    // Summer time, one hour ahead.
    expect(notificationOf({ ...full, when: 'schedule', scheduled_for: '2026-06-01T09:30' }, 'x', now, lisbon)).toEqual(entry('x', '2026-06-01T08:30:00.000Z', false));
    // Twice that day: the first.
    expect(notificationOf({ ...full, when: 'schedule', scheduled_for: '2026-10-25T01:30' }, 'x', now, lisbon)?.timestamp).toBe('2026-10-25T00:30:00.000Z');
  });

  it('names the zone with its distance at that time', () => {
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
  ] as const)('%j arrives at %d', (values, arrival) => {
    expect(arrivalOf({ ...full, ...values }, now, lisbon)).toBe(arrival);
  });

  it('counts what a reader counts', () => {
    expect(countLabel(' a😀 ', 100)).toBe('2 / 100');
  });

  it('is started by any field, and a draft reads back', () => {
    expect(isNotificationStarted(noNotification)).toBe(false);
    expect(isNotificationStarted({ ...noNotification, when: 'schedule' })).toBe(false);
    for (const field of ['title', 'message', 'recipient', 'scheduled_for'] as const) expect(isNotificationStarted({ ...noNotification, [field]: 'x' })).toBe(true);
    expect(parseNotificationDraft({ ...full })).toEqual(full);
    expect(parseNotificationDraft({ title: 7, when: 'schedule' })).toEqual({ ...noNotification, when: 'schedule' });
    fc.assert(fc.property(hostileValue, (raw) => { parseNotificationDraft(raw); }), { seed, numRuns: 2000 });
  });
});

describe('the list', () => {
  it('has section 9’s recipient groups', () => {
    expect(Object.keys(recipientLabels)).toEqual(['all', 'active_traders', 'funded_accounts', 'phase_1', 'phase_2']);
  });

  it('shows section 2’s statistics as they are given', () => {
    expect(sampleStatistics).toEqual({ total: '1247', thisWeek: '47', scheduled: '3' });
  });

  it.each([
    ['sent', entry('1'), 'Sent'],
    ['waiting', entry('1', '2026-03-14T10:00:01Z', false), 'Scheduled'],
    ['come due this very moment', entry('1', '2026-03-14T10:00:00Z', false), 'Sent'],
    ['sent by a clock ahead of this one', entry('1', '2026-03-14T10:00:01Z'), 'Sent'],
  ])('%s: %j is %s', (_name, notification, label) => {
    expect(notificationLook(notification, now).label).toBe(label);
    expect(isSent(notification, now)).toBe(label === 'Sent');
  });

  it('is newest first, the one added last before others of its time, and no longer than it may be', () => {
    const list = [entry('a', '2026-03-01T00:00:00Z'), entry('b', '2026-03-03T00:00:00Z'), entry('c', '2026-03-02T00:00:00Z')];
    expect(ids(newestFirst(list))).toEqual(['b', 'c', 'a']);
    expect(ids(withNotification(list, entry('d', '2026-03-03T00:00:00Z')))).toEqual(['d', 'b', 'c', 'a']);
    expect(ids(withoutNotification(list, entry('c')))).toEqual(['a', 'b']);
    const many = Array.from({ length: mostNotifications }, (_, index) => entry(String(index), new Date(now - index * 1000).toISOString()));
    expect(ids(withNotification(many, entry('new', new Date(now + 1).toISOString())))).toEqual(['new', ...ids(many).slice(0, -1)]);
  });

  it('reads back what was stored; an entry that can’t be read costs only itself', () => {
    expect(parseNotifications(JSON.parse(JSON.stringify([entry('1'), entry('2', '2026-04-01T00:00:00Z', false)])))).toEqual([entry('2', '2026-04-01T00:00:00Z', false), entry('1')]);
    expect(parseNotifications([entry('1'), null, { ...entry('2'), recipient: 'nobody' }, { ...entry('3'), timestamp: 'soon' }, { ...entry('4'), title: 7 }, { ...entry('1'), title: 'Again' }])).toEqual([entry('1')]);
    for (const raw of [undefined, null, {}, 'x']) expect(parseNotifications(raw)).toBeUndefined();
    fc.assert(fc.property(fc.array(hostileValue), (raw) => { expect(parseNotifications(raw)).toEqual([]); }), { seed, numRuns: 2000 });
  });

  it.each(zones)('in %s the samples are sent before now, but one that is to come, and are the same all day', (zone) => {
    const samples = sampleNotifications(now, zone);
    expect(samples.map((sample) => isSent(sample, now))).toEqual([false, true, true, true, true]);
    expect(newestFirst(samples)).toEqual(samples);
    expect(samples.map((sample) => phoneClock(Date.parse(sample.timestamp), zone).time)).toEqual(['07:00', '09:00', '15:30', '12:00', '11:15']);
    expect(sampleNotifications(now + 60_000, zone)).toEqual(samples);
    expect(parseNotifications(samples)).toEqual(samples);
  });
});

describe('times', () => {
  it.each([
    ['2026-03-14T09:30:00Z', 'Today at 09:30'],
    ['2026-03-14T23:30:00Z', 'Today at 23:30'],
    ['2026-03-13T00:00:00Z', 'Yesterday at 00:00'],
    ['2026-03-15T07:00:00Z', 'Tomorrow at 07:00'],
    ['2026-03-12T23:59:00Z', 'Mar 12, 2026, 23:59'],
    ['2026-03-16T00:00:00Z', 'Mar 16, 2026, 00:00'],
    ['never', '—'],
    [null, '—'],
  ])('%s: %s', (timestamp, text) => {
    expect(formatMoment(timestamp, now, 'UTC')).toBe(text);
  });

  it('go by the zone’s days', () => {
    expect(formatMoment('2026-03-14T23:30:00Z', now, 'Asia/Tokyo')).toBe('Tomorrow at 08:30');
    expect(phoneClock(now, 'America/New_York')).toEqual({ time: '06:00', date: 'Saturday, March 14' });
  });
});
