import { beforeEach, expect, it } from 'vitest';
import { ApiError } from '~/api/http/errors';
import { isInBackground } from '~/api/reading/prefetch';
import { sendOrFind, afterEveryAttempt } from '~/mutation/sendOrFind';

beforeEach(() => {
  window.dispatchEvent(new Event('focus'));
});

it('a reading right after a return is one that nobody asked for (R403)', () => {
  expect(isInBackground()).toBe(true);
});

it.each([
  { outcome: 'made', send: () => Promise.resolve('sent') },
  { outcome: 'refused', send: () => Promise.reject(new ApiError(409, 'No')) },
  { outcome: 'found after a lost response', send: () => Promise.reject(new ApiError(0)) },
])(
  'what is read after a change that was $outcome is asked for, however short a time ago the admin came back',
  async ({ send }) => {
    let wasUnasked: boolean | undefined;
    const change = afterEveryAttempt(
      () => sendOrFind(send, () => Promise.resolve('found')),
      () => {
        wasUnasked = isInBackground();
      },
    );
    expect(isInBackground()).toBe(true);
    await change.catch((cause: unknown) => cause);
    expect(wasUnasked).toBe(false);
  },
);
