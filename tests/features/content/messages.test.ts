import { describe, expect, it } from 'vitest';
import { contentMessages } from '~/features/content/messages';
import { notificationMessages } from '~/features/notifications/model';

describe('section 8 with R29: FAQ and rules', () =>
  it.each([
    [contentMessages.added('rule'), 'Rule added successfully'],
    [contentMessages.updated('rule'), 'Rule updated successfully'],
    [contentMessages.deleted('rule'), 'Rule deleted successfully'],
    [contentMessages.added('faq'), 'FAQ added successfully'],
    [contentMessages.updated('faq'), 'FAQ updated successfully'],
    [contentMessages.deleted('faq'), 'FAQ deleted successfully'],
  ])('%s', (message, text) => expect(message).toBe(text)));

describe('section 8: notifications', () =>
  it('says that one was sent; what was scheduled is said to be (R190)', () => {
    expect(notificationMessages.sent).toBe('Notification sent successfully');
    expect(notificationMessages.scheduled).toBe('Notification scheduled successfully');
  }));
