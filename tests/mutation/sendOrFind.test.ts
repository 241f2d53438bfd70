import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '~/api/http/errors';
import type { MutationResult } from '~/lib/outcome';
import { sendOrFind, afterEveryAttempt, type Failed, type Outcome } from '~/mutation/sendOrFind';
import { clearSession, saveSession } from '~/api/session/session';

const lostStatuses = [0, 200, 204, 502, 504];
const failing = (cause: Error) => () => Promise.reject(cause);
const unread = failing(new ApiError(503));

/** How a change failed. */
async function failedOf<Result>(end: Promise<Outcome<Result>>): Promise<Failed<Result>> {
  const outcome = await end;
  if ('made' in outcome) throw new Error('it was made');
  return outcome;
}

/** Whether a change that failed was made after all. */
const wasMadeLate = async ({ late }: Failed<unknown>) => (await late) !== undefined;

async function lookAgain<Result>({ lookAgain: look }: Failed<Result>): Promise<Outcome<Result>> {
  if (!look) throw new Error('its outcome is known');
  return look();
}

describe('a change', () => {
  it('that the server confirms is made, and nothing is read', async () => {
    const find = vi.fn(() => Promise.resolve('found'));
    expect(await sendOrFind(() => Promise.resolve('sent'), find)).toEqual({
      made: { result: 'sent', isFound: false },
    });
    expect(find).not.toHaveBeenCalled();
  });

  it.each([400, 401, 403, 404, 409, 422])(
    'that the server refuses with %i is not made, and nothing is read',
    async (status) => {
      const find = vi.fn(() => Promise.resolve('found'));
      const refusal = new ApiError(status, 'No');
      const failed = await failedOf(sendOrFind(failing(refusal), find));
      expect(failed.failure).toBe(refusal);
      expect(find).not.toHaveBeenCalled();
      expect(await wasMadeLate(failed)).toBe(false);
    },
  );

  it('that fails with an error of our own code is passed on, and nothing is read', async () => {
    const find = vi.fn(() => Promise.resolve('found'));
    const broken = new TypeError('oops');
    await expect(sendOrFind(failing(broken), find)).rejects.toBe(broken);
    expect(find).not.toHaveBeenCalled();
  });
});

describe('a change whose response was lost (R32)', () => {
  it.each(lostStatuses)(
    'with %i is made if the record has it; it was sent once',
    async (status) => {
      const send = vi.fn(failing(new ApiError(status)));
      expect(await sendOrFind(send, () => Promise.resolve('found'))).toEqual({
        made: { result: 'found', isFound: true },
      });
      expect(send).toHaveBeenCalledOnce();
    },
  );

  it.each(['', 0, false, null])('is made if what was found is %j', async (result) => {
    expect(
      await sendOrFind<unknown>(failing(new ApiError(0)), () => Promise.resolve(result)),
    ).toEqual({ made: { result, isFound: true } });
  });

  it.each(lostStatuses)(
    'with %i has failed with that status if the record doesn’t have it',
    async (status) => {
      const failure = new ApiError(status);
      const find = vi.fn(() => Promise.resolve(undefined));
      const failed = await failedOf(sendOrFind(failing(failure), find));
      expect(failed.failure).toBe(failure);
      expect(failed.lookAgain).toBeUndefined();
      expect(find).toHaveBeenCalledOnce();
    },
  );

  it.each(lostStatuses)('with %i is unknown if the record can’t be read', async (status) => {
    const failure = new ApiError(status);
    const unknown = await failedOf(sendOrFind(failing(failure), unread));
    expect(unknown.failure).toBe(failure);
    expect(unknown.lookAgain).toBeDefined();
  });

  it('stays unknown while the record can’t be read, and is then found made', async () => {
    const failure = new ApiError(504);
    const send = vi.fn(failing(failure));
    const find = vi
      .fn<() => Promise<string>>()
      .mockImplementationOnce(unread)
      .mockImplementationOnce(unread)
      .mockResolvedValue('found');
    const first = await failedOf(sendOrFind(send, find));
    const second = await failedOf(lookAgain(first));
    expect(second.failure).toBe(failure);
    expect(await lookAgain(second)).toEqual({ made: { result: 'found', isFound: true } });
    expect([send.mock.calls.length, find.mock.calls.length]).toEqual([1, 3]);
  });

  it('has failed with the first failure if it is then found not made', async () => {
    const failure = new ApiError(502);
    const find = vi
      .fn<() => Promise<undefined>>()
      .mockImplementationOnce(unread)
      .mockResolvedValue(undefined);
    const unknown = await failedOf(sendOrFind(failing(failure), find));
    const failed = await failedOf(lookAgain(unknown));
    expect(failed.failure).toBe(failure);
    expect(failed.lookAgain).toBeUndefined();
  });
});

describe('a change that is made after the record was read (R260)', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** A record that has the change from this time on, in milliseconds after the answer was lost. */
  const madeAfter = (ms: number) => {
    const madeAt = Date.now() + ms;
    return vi.fn(() => Promise.resolve(Date.now() >= madeAt ? 'found' : undefined));
  };

  it.each([
    [1000, true, 2],
    [29_000, true, 3],
    [31_000, false, 3],
  ])(
    '%i ms later is found behind the failure: %s, after %i readings',
    async (ms, isMade, readings) => {
      const failure = new ApiError(504);
      const send = vi.fn(failing(failure));
      const find = madeAfter(ms);
      const failed = await failedOf(sendOrFind(send, find));
      expect(failed.failure).toBe(failure);
      const answer = wasMadeLate(failed);
      await vi.runAllTimersAsync();
      expect([await answer, find.mock.calls.length, send.mock.calls.length]).toEqual([
        isMade,
        readings,
        1,
      ]);
    },
  );

  it('is found although one reading fails', async () => {
    const failure = new ApiError(0);
    const find = vi
      .fn<() => Promise<string | undefined>>()
      .mockResolvedValueOnce(undefined)
      .mockImplementationOnce(unread);
    find.mockResolvedValue('found');
    const failed = await failedOf(sendOrFind(failing(failure), find));
    expect(failed.failure).toBe(failure);
    const answer = wasMadeLate(failed);
    await vi.runAllTimersAsync();
    expect(await answer).toBe(true);
  });

  it('is not looked for if the caller reads behind its failure', async () => {
    const failure = new ApiError(504);
    const find = madeAfter(1000);
    const failed = await failedOf(sendOrFind(failing(failure), find, { checksLater: false }));
    expect(failed.failure).toBe(failure);
    await vi.runAllTimersAsync();
    expect([await wasMadeLate(failed), find.mock.calls.length]).toEqual([false, 1]);
  });

  it('is not looked for once the admin has signed out (promise 10)', async () => {
    saveSession({ v: 1, access: 'a', refresh: 'r', user: { email: 'a@b.co' } });
    const failure = new ApiError(504);
    const find = madeAfter(1000);
    const failed = await failedOf(sendOrFind(failing(failure), find));
    expect(failed.failure).toBe(failure);
    const answer = wasMadeLate(failed);
    clearSession();
    await vi.runAllTimersAsync();
    expect([await answer, find.mock.calls.length]).toEqual([false, 1]);
  });

  it('is followed once more, with the change', async () => {
    const follow = vi.fn();
    const failure = new ApiError(504);
    const failed = await failedOf(
      afterEveryAttempt(() => sendOrFind(failing(failure), madeAfter(1000)), follow),
    );
    expect(failed.failure).toBe(failure);
    await vi.runAllTimersAsync();
    expect(follow.mock.calls).toEqual([[undefined], [{ result: 'found', isFound: true }]]);
  });
});

describe('a change that gets another 5xx (R32)', () => {
  it.each([500, 503])(
    '%i has failed at once, and the record is read in the background',
    async (status) => {
      const failure = new ApiError(status);
      let end: (found: string | undefined) => void = () => undefined;
      const find = () => new Promise<string | undefined>((resolve) => (end = resolve));
      const failed = await failedOf(sendOrFind(failing(failure), find));
      expect(failed.failure).toBe(failure);
      end('found');
      expect(await wasMadeLate(failed)).toBe(true);
    },
  );

  it.each([
    ['the record doesn’t have it', () => Promise.resolve(undefined)],
    ['the record can’t be read', unread],
  ])('is not said to be made if %s', async (_name, find) => {
    const failure = new ApiError(500);
    const failed = await failedOf(sendOrFind<string>(failing(failure), find));
    expect(failed.failure).toBe(failure);
    expect(await wasMadeLate(failed)).toBe(false);
  });

  it('does not read the record if the caller does', async () => {
    const find = vi.fn(() => Promise.resolve('found'));
    expect(
      await sendOrFind(failing(new ApiError(500)), find, { checksLater: false }),
    ).toMatchObject({ failure: { status: 500 } });
    expect(find).not.toHaveBeenCalled();
  });
});

describe('what follows a change', () => {
  const made: MutationResult<string> = { result: 'done', isFound: true };

  it('runs before the caller continues after a change that was made', async () => {
    const steps: unknown[] = [];
    const follow = async (end: unknown) => {
      await Promise.resolve();
      steps.push(end);
    };
    expect(await afterEveryAttempt(() => Promise.resolve({ made }), follow)).toEqual({ made });
    expect(steps).toEqual([made]);
  });

  it('runs after a failure too, without the change', async () => {
    const follow = vi.fn();
    const broken = new TypeError('oops');
    await expect(afterEveryAttempt(failing(broken), follow)).rejects.toBe(broken);
    expect(follow.mock.calls).toEqual([[undefined]]);
    follow.mockClear();
    const failed = { failure: new ApiError(409) };
    expect(await afterEveryAttempt(() => Promise.resolve(failed), follow)).toBe(failed);
    expect(follow.mock.calls).toEqual([[undefined]]);
  });

  it('runs again after each look', async () => {
    const follow = vi.fn();
    const find = vi
      .fn<() => Promise<string>>()
      .mockImplementationOnce(unread)
      .mockImplementationOnce(unread)
      .mockResolvedValue('done');
    const first = await failedOf(
      afterEveryAttempt(() => sendOrFind(failing(new ApiError(0)), find), follow),
    );
    const second = await failedOf(lookAgain(first));
    expect(second.failure).toBe(first.failure);
    expect(await lookAgain(second)).toEqual({ made });
    expect(follow.mock.calls).toEqual([[undefined], [undefined], [made]]);
  });
});
