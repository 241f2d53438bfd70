import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userFormValues } from '~/features/users/userForm';
import { useUser } from '~/features/users/api';
import { UnknownOutcome } from '~/mutation/sendOrFind';
import { useUpdateUser } from '~/features/users/EditUserDialog';
import { buildUserDetail } from '../../fixtures/users';
import { newProvider, serve } from '../../api/reading/fakeServer';
import { UpdateConflict } from '~/mutation/recordMutations';

const opened = buildUserDetail({ id: 7 });
const form = { ...userFormValues(opened), country: 'Ghana' };

async function open(patch: (body: unknown) => Response | Promise<Response>, there: object = {}) {
  const server = { ...opened };
  const calls = serve(async (request) =>
    request.method === 'PATCH' ? patch(await request.json()) : Response.json(server),
  );
  const screen = renderHook(() => ({ user: useUser('7'), saving: useUpdateUser('7', {}) }), {
    wrapper: newProvider(),
  });
  await waitFor(() => expect(screen.result.current.user.data).toEqual(opened));
  Object.assign(server, there);
  calls.length = 0;
  return { calls, server, ...screen };
}

describe('useUpdateUser', () => {
  it('reads the user again, sends only what changed and shows the response', async () => {
    const sent: unknown[] = [];
    const { result, calls } = await open(
      (body) => {
        sent.push(body);
        return Response.json({ ...opened, country: 'Ghana', phone_number: '+1' });
      },
      { phone_number: '+1' },
    );
    await act(async () => {
      expect(await result.current.saving.attempt(userFormValues(opened), form)).toEqual({
        result: { ...opened, country: 'Ghana', phone_number: '+1' },
        isFound: false,
      });
    });
    expect(calls).toEqual(['GET /admin/users/7', 'PATCH /admin/users/7/update']);
    expect(sent).toEqual([{ country: 'Ghana' }]);
    expect(result.current.user.data).toMatchObject({ country: 'Ghana', phone_number: '+1' });
    expect(result.current.saving.isBusy).toBe(false);
  });

  it.each([
    [204, null],
    [200, '[]'],
  ])('%i with %j is saved all the same, and the user is read again', async (status, text) => {
    const { result, calls, server } = await open(() => {
      server.country = 'Ghana';
      return new Response(text, { status });
    });
    await act(async () => {
      expect(await result.current.saving.attempt(userFormValues(opened), form)).toEqual({
        result: undefined,
        isFound: false,
      });
    });
    await waitFor(() => expect(result.current.user.data?.country).toBe('Ghana'));
    expect(calls).toEqual([
      'GET /admin/users/7',
      'PATCH /admin/users/7/update',
      'GET /admin/users/7',
    ]);
  });

  it("overwrites nobody's change: names the fields, shows the new record and sends nothing", async () => {
    const { result, calls } = await open(() => Response.json(opened), { country: 'Togo' });
    const failure: unknown = await act(() =>
      result.current.saving.attempt(userFormValues(opened), form).catch((error: unknown) => error),
    );
    expect(failure).toMatchObject({ fields: ['country'], fresh: { country: 'Togo' } });
    expect(calls).toEqual(['GET /admin/users/7']);
    expect(result.current.user.data?.country).toBe('Togo');
    if (!(failure instanceof UpdateConflict)) throw new Error('no conflict');
    // This hook reads users only.
    const fresh = failure.fresh as typeof opened;
    await act(async () => {
      await result.current.saving.attempt(userFormValues(fresh), form);
    });
    expect(calls.at(-1)).toBe('PATCH /admin/users/7/update');
  });

  describe('a save whose response was lost (R32)', () => {
    const patches = (calls: string[]) => calls.filter((call) => call.startsWith('PATCH'));
    const cut = () => Promise.reject(new TypeError('cut'));

    it.each([
      ['no response', cut],
      ['a gateway’s error', () => new Response(null, { status: 502 })],
    ])('is found made if the user has what was sent: %s', async (_name, answer) => {
      const { result, server, calls } = await open(() => {
        server.country = 'Ghana';
        return answer();
      });
      await act(async () => {
        expect(await result.current.saving.attempt(userFormValues(opened), form)).toMatchObject({
          result: { id: 7, country: 'Ghana' },
          isFound: true,
        });
      });
      expect(result.current.user.data?.country).toBe('Ghana');
      expect(calls).toEqual([
        'GET /admin/users/7',
        'PATCH /admin/users/7/update',
        'GET /admin/users/7',
      ]);
    });

    it('has failed if the user is as before', async () => {
      const { result, calls } = await open(cut);
      await act(async () => {
        await expect(
          result.current.saving.attempt(userFormValues(opened), form),
        ).rejects.toMatchObject({ name: 'ApiError', status: 0 });
      });
      expect(patches(calls)).toHaveLength(1);
    });

    it('is unknown if only a part was saved, and the server’s present state is shown', async () => {
      const { result, server } = await open(() => {
        server.country = 'Ghana';
        return cut();
      });
      await act(async () => {
        await expect(
          result.current.saving.attempt(userFormValues(opened), { ...form, phone_number: '+9' }),
        ).rejects.toBeInstanceOf(UnknownOutcome);
      });
      expect(result.current.user.data?.country).toBe('Ghana');
    });

    it('is unknown if the user can’t be read, until the next look', async () => {
      let isDown = false;
      const server = { ...opened };
      const { result } = await open(() => {
        isDown = true;
        return cut();
      }, server);
      vi.stubGlobal('fetch', (request: Request) => {
        if (request.method === 'PATCH') isDown = true;
        const answer =
          request.method === 'PATCH' || isDown
            ? new Response(null, { status: 504 })
            : Response.json(server);
        return Promise.resolve(answer);
      });
      const lost = await act(() =>
        result.current.saving
          .attempt(userFormValues(opened), form)
          .catch((cause: unknown) => cause),
      );
      if (!(lost instanceof UnknownOutcome)) throw new Error('its outcome is known');
      server.country = 'Ghana';
      isDown = false;
      await act(async () =>
        expect(await lost.lookAgain()).toMatchObject({
          result: { country: 'Ghana' },
          isFound: true,
        }),
      );
      expect(result.current.user.data?.country).toBe('Ghana');
    });
  });

  it('a user that cannot be read again is not saved', async () => {
    const { result, calls } = await open(() => Response.json({}));
    vi.stubGlobal('fetch', (request: Request) => {
      calls.push(request.method);
      return Promise.resolve(Response.json({ message: 'User not found.' }, { status: 404 }));
    });
    await act(async () => {
      await expect(
        result.current.saving.attempt(userFormValues(opened), form),
      ).rejects.toMatchObject({ status: 404 });
    });
    expect(calls).toEqual(['GET']);
  });
});
