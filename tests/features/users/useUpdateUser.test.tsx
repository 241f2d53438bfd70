import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { generalMessages } from '~/api/messages';
import { userMessages } from '~/features/users/messages';
import { userFormValues, type UserFormValues } from '~/features/users/userForm';
import { useUser } from '~/features/users/api';
import { useUpdateUser } from '~/features/users/EditUserDialog';
import { buildUserDetail } from '../../fixtures/users';
import { newProviderWithToasts, serve } from '../../api/reading/fakeServer';

const opened = buildUserDetail({ id: 7 });
const form = { ...userFormValues(opened), country: 'Ghana' };

async function open(patch: (body: unknown) => Response | Promise<Response>, there: object = {}) {
  const server = { ...opened };
  const calls = serve(async (request) =>
    request.method === 'PATCH' ? patch(await request.json()) : Response.json(server),
  );
  const { texts, wrapper } = newProviderWithToasts();
  const onConflict = vi.fn<(fresh: typeof opened) => void>();
  const screen = renderHook(
    () => ({ user: useUser('7'), saving: useUpdateUser('7', { onConflict }) }),
    { wrapper },
  );
  const save = (values: UserFormValues, from = opened) =>
    act(() => screen.result.current.saving.run(userFormValues(from), values));
  await waitFor(() => expect(screen.result.current.user.data).toEqual(opened));
  Object.assign(server, there);
  calls.length = 0;
  return { calls, server, texts, onConflict, save, ...screen };
}

describe('useUpdateUser', () => {
  it('reads the user again, sends only what changed and shows the response', async () => {
    const sent: unknown[] = [];
    const { result, calls, texts, save } = await open(
      (body) => {
        sent.push(body);
        return Response.json({ ...opened, country: 'Ghana', phone_number: '+1' });
      },
      { phone_number: '+1' },
    );
    await save(form);
    expect(texts).toEqual([userMessages.updated]);
    expect(calls).toEqual(['GET /admin/users/7', 'PATCH /admin/users/7/update']);
    expect(sent).toEqual([{ country: 'Ghana' }]);
    expect(result.current.user.data).toEqual({ ...opened, country: 'Ghana', phone_number: '+1' });
    expect(result.current.saving.isBusy).toBe(false);
  });

  it.each([
    [204, null],
    [200, '[]'],
  ])('%i with %j is saved all the same, and the user is read again', async (status, text) => {
    const { result, calls, server, texts, save } = await open(() => {
      server.country = 'Ghana';
      return new Response(text, { status });
    });
    await save(form);
    expect(texts).toEqual([userMessages.updated]);
    await waitFor(() => expect(result.current.user.data?.country).toBe('Ghana'));
    expect(calls).toEqual([
      'GET /admin/users/7',
      'PATCH /admin/users/7/update',
      'GET /admin/users/7',
    ]);
  });

  it("overwrites nobody's change: names the fields, shows the new record and sends nothing", async () => {
    const { result, calls, texts, onConflict, save } = await open(() => Response.json(opened), {
      country: 'Togo',
    });
    await save(form);
    expect(texts).toEqual([]);
    expect(result.current.saving.conflicts).toEqual(['country']);
    expect(onConflict.mock.calls).toEqual([[{ ...opened, country: 'Togo' }]]);
    expect(calls).toEqual(['GET /admin/users/7']);
    expect(result.current.user.data?.country).toBe('Togo');
    await save(form, { ...opened, country: 'Togo' });
    expect(calls.at(-1)).toBe('PATCH /admin/users/7/update');
  });

  describe('a save whose response was lost (R32)', () => {
    const cut = () => Promise.reject(new TypeError('cut'));

    it.each([
      ['no response', cut],
      ['a gateway’s error', () => new Response(null, { status: 502 })],
    ])('is found made if the user has what was sent: %s', async (_name, answer) => {
      const { result, server, calls, texts, save } = await open(() => {
        server.country = 'Ghana';
        return answer();
      });
      await save(form);
      expect(texts).toEqual([generalMessages.foundDone(userMessages.updated)]);
      expect(result.current.user.data).toMatchObject({ id: 7, country: 'Ghana' });
      expect(calls).toEqual([
        'GET /admin/users/7',
        'PATCH /admin/users/7/update',
        'GET /admin/users/7',
      ]);
    });

    it('is unknown if only a part was saved, and the server’s present state is shown', async () => {
      const { result, server, save } = await open(() => {
        server.country = 'Ghana';
        return cut();
      });
      expect(await save({ ...form, phone_number: '+9' })).toMatchObject({
        text: generalMessages.outcomeUnknown,
      });
      expect(result.current.user.data?.country).toBe('Ghana');
    });
  });

  it('a user that cannot be read again is not saved', async () => {
    const { calls, save } = await open(() => Response.json({}));
    vi.stubGlobal('fetch', (request: Request) => {
      calls.push(request.method);
      return Promise.resolve(Response.json({ message: 'User not found.' }, { status: 404 }));
    });
    expect(await save(form)).toEqual({ text: 'User not found.' });
    expect(calls).toEqual(['GET']);
  });
});
