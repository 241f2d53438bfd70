import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '~/api/http/errors';
import { ToastContext, type ToastMessage } from '~/ui/feedback/toasts';
import { generalMessages } from '~/api/messages';
import { clearSession, saveSession } from '~/api/session/session';
import { useMutation, type MutationOptions } from '~/mutation/useMutation';

function open(options: Partial<MutationOptions<[string], true, undefined>>) {
  const toasts: ToastMessage[] = [];
  const onDone = vi.fn();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ToastContext value={(toast) => void toasts.push(toast)}>{children}</ToastContext>
  );
  const { result } = renderHook(
    () =>
      useMutation<[string], true>({
        send: () => Promise.resolve(true),
        findResult: () => Promise.resolve(undefined),
        succeeded: () => 'Saved',
        about: (record) => `record ${record}`,
        failed: 'Error while saving',
        onSuccess: onDone,
        ...options,
      }),
    { wrapper },
  );
  const texts = () => toasts.map(({ text }) => text);
  const abouts = () => toasts.map(({ about }) => about);
  return { result, texts, abouts, onDone };
}
const failingWith = (cause: Error) => ({ send: () => Promise.reject(cause) });

describe('a change', () => {
  it('that was made shows the specification’s message', async () => {
    const { result, texts, onDone } = open({});
    await act(async () => expect(await result.current.run('x')).toBeUndefined());
    expect(onDone).toHaveBeenCalledExactlyOnceWith(true, 'x');
    expect(texts()).toEqual(['Saved']);
  });

  it('that was found made after its response was lost is reported so (R32)', async () => {
    const { result, texts, onDone } = open({
      ...failingWith(new ApiError(504)),
      findResult: () => Promise.resolve(true),
    });
    await act(async () => expect(await result.current.run('x')).toBeUndefined());
    expect(onDone).toHaveBeenCalledExactlyOnceWith(true, 'x');
    expect(texts()).toEqual([generalMessages.foundDone('Saved')]);
  });

  it('names its record, so that a success ends the failures before it (R397)', async () => {
    let isDown = true;
    const send = () => (isDown ? Promise.reject(new ApiError(500)) : Promise.resolve<true>(true));
    const { result, texts, abouts } = open({ send });
    await act(() => result.current.run('x'));
    isDown = false;
    await act(() => result.current.run('x'));
    expect(texts()).toEqual(['Error while saving', 'Saved']);
    expect(abouts()).toEqual(['record x', 'record x']);
  });

  it('that was not sent because another one is under way is neither done nor failed', async () => {
    const send = vi.fn(() => Promise.resolve<true>(true));
    const { result, texts, onDone } = open({ send });
    await act(() => Promise.all([result.current.run('x'), result.current.run('x')]));
    expect([send, onDone].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    expect(texts()).toEqual(['Saved']);
  });

  it('that waits for its check is not sent once another admin has signed in', async () => {
    const signIn = (email: string) =>
      saveSession({ v: 1, access: 'a', refresh: 'r', user: { email } });
    const send = vi.fn(() => Promise.resolve<true>(true));
    let endCheck: (() => void) | undefined;
    const check = new Promise<undefined>((resolve) => {
      endCheck = () => resolve(undefined);
    });
    const { result, texts } = open({ send, before: () => check });
    signIn('first@example.com');
    const run = result.current.run('x');
    signIn('second@example.com');
    endCheck?.();
    await act(() => run);
    clearSession();
    expect(send).not.toHaveBeenCalled();
    expect(texts()).toEqual([]);
  });

  it.each([
    ['the server said no', new ApiError(409, 'Taken'), 'Taken'],
    ['the server said nothing', new ApiError(500), 'Error while saving'],
    ['a gateway lost the response, and it was not made', new ApiError(502), 'Error while saving'],
    ['no answer came, and it was not made', new ApiError(0), generalMessages.network],
    ['our own code failed', new TypeError('oops'), 'Error while saving'],
  ])('that failed is told once, and stays to be shown: %s', async (_case, cause, text) => {
    const { result, texts, onDone } = open(failingWith(cause));
    await act(async () => expect(await result.current.run('x')).toMatchObject({ text }));
    expect(result.current.refusal).toMatchObject({ text });
    expect(result.current.refusal?.lookAgain).toBeUndefined();
    expect(texts()).toEqual([text]);
    expect(onDone).not.toHaveBeenCalled();
  });

  describe('whose outcome is unknown', () => {
    const unread = () => Promise.reject(new ApiError(503));
    /** `look` finds what the first reading couldn't. */
    const unknown = (look: () => Promise<true | undefined>, status = 504) => ({
      ...failingWith(new ApiError(status)),
      findResult: vi.fn(look).mockImplementationOnce(unread),
      checksLater: false,
    });
    const found = () => Promise.resolve<true>(true);

    it('is called unknown; section 8’s network message comes first if there was no response', async () => {
      const { result, texts } = open(unknown(found, 0));
      await act(() => result.current.run('x'));
      expect(result.current.refusal?.text).toBe(generalMessages.outcomeUnknown);
      expect(texts()).toEqual([generalMessages.network]);
    });

    it('that is then found made is done', async () => {
      const { result, texts, onDone } = open(unknown(found));
      await act(() => result.current.run('x'));
      expect(onDone).not.toHaveBeenCalled();
      await act(async () => expect(await result.current.refusal?.lookAgain?.()).toBeUndefined());
      expect(onDone).toHaveBeenCalledExactlyOnceWith(true, 'x');
      expect(result.current.refusal).toBeUndefined();
      expect(texts()).toEqual([generalMessages.outcomeUnknown, generalMessages.foundDone('Saved')]);
    });

    it('that is then found not made has failed', async () => {
      const { result, texts } = open(unknown(() => Promise.resolve(undefined)));
      await act(() => result.current.run('x'));
      await act(async () =>
        expect(await result.current.refusal?.lookAgain?.()).toEqual({ text: 'Error while saving' }),
      );
      expect(texts()).toEqual([generalMessages.outcomeUnknown, 'Error while saving']);
    });

    it('stays unknown while the record can’t be read', async () => {
      const { result } = open(unknown(unread));
      await act(() => result.current.run('x'));
      await act(async () =>
        expect(await result.current.refusal?.lookAgain?.()).toMatchObject({
          text: generalMessages.outcomeUnknown,
        }),
      );
      expect(result.current.refusal?.lookAgain).toBeDefined();
    });
  });

  describe('that was told as failed', () => {
    /**
     * Fails with a status; the first reading after the one behind an answer of its own finds the
     * change.
     */
    const failingOnceWith = (status: number) => {
      const send = vi
        .fn(() => Promise.resolve<true>(true))
        .mockRejectedValueOnce(new ApiError(status));
      const find = vi.fn(() => Promise.resolve<true | undefined>(true));
      if (status === 504) find.mockResolvedValueOnce(undefined);
      return { send, findResult: find };
    };

    it.each([
      [504, generalMessages.madeLate],
      [500, generalMessages.succeededDespiteError],
    ])('with %i and was made all the same is said so', async (status, text) => {
      vi.useFakeTimers();
      const { result, texts, onDone } = open(failingOnceWith(status));
      await act(() => result.current.run('x'));
      await act(() => vi.runAllTimersAsync());
      vi.useRealTimers();
      expect(texts()).toEqual(['Error while saving', text]);
      expect(onDone).not.toHaveBeenCalled();
    });

    it('and was made by the next try is not said to be made by the first (R260)', async () => {
      vi.useFakeTimers();
      const { result, texts } = open(failingOnceWith(504));
      await act(() => result.current.run('x'));
      await act(() => result.current.run('x'));
      await act(() => vi.runAllTimersAsync());
      vi.useRealTimers();
      expect(texts()).toEqual(['Error while saving', 'Saved']);
    });
  });

  it('with a conflict is left to its form', async () => {
    const { result, texts } = open({
      ...failingWith(new Error('conflict')),
      onConflict: () => true,
    });
    await act(async () => expect(await result.current.run('x')).toBeUndefined());
    expect(texts()).toEqual([]);
    expect(result.current.refusal).toBeUndefined();
  });
});
