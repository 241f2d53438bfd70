import { describe, expect, it } from 'vitest';
import { failureText } from '~/api/messages';
import {
  closingConsequence,
  composerMessages,
  deliveryMessages,
  supportMessages,
} from '~/features/support/messages';

describe('support, word for word (sections 2 and 8)', () => {
  it('closing', () => {
    expect(supportMessages.closed('7301')).toBe('Successfully closed ticket 7301');
    const policy = supportMessages.closeFailed('7301');
    expect(failureText(policy, { status: 500 })).toBe('Error while closing ticket 7301');
    expect(
      failureText(policy, { status: 409, serverMessage: 'This ticket is already closed.' }),
    ).toBe('This ticket is already closed.');
    expect(failureText(policy, { status: 0 })).toBe('Network error - no response received');
  });

  it.each([
    [{ isUnanswered: true }, 'The trader’s last message has no answer.'],
    [
      { isUnanswered: true, isDrafted: true },
      'The trader’s last message has no answer. What you have typed has not been sent.',
    ],
    [
      { unsent: 1, doubtful: 1 },
      'One message has not been sent. One message may not have been sent.',
    ],
    [
      { unsent: 1200, doubtful: 2 },
      '1,200 messages have not been sent. 2 messages may not have been sent.',
    ],
  ])('what closing loses: %j', (lost, said) =>
    expect(
      closingConsequence({
        isDrafted: false,
        unsent: 0,
        doubtful: 0,
        isUnanswered: false,
        ...lost,
      }),
    ).toBe(`${said} A closed ticket can’t be answered or reopened.`),
  );

  it('the empty texts', () => {
    expect(supportMessages.noneListed).toEqual({
      open: 'No open ticket found',
      closed: 'No closed ticket found',
    });
    expect(supportMessages.noMessages).toBe('Start a conversation..');
  });

  it('what stands at a message and at the box', () => {
    expect(deliveryMessages.failed(undefined)).toBe('Not sent');
    expect(deliveryMessages.failed('Too long.')).toBe('Not sent: Too long.');
    expect(composerMessages.tooLong(1)).toBe('1 character too many');
    expect(composerMessages.tooLong(1200)).toBe('1,200 characters too many');
  });
});
