import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userFormValues } from '../../src/domain/userForm';
import { useUser } from '../../src/hooks/useUser';
import { useUserStats } from '../../src/hooks/useUserStats';
import { isUserConflict, useUserUpdate } from '../../src/hooks/useUserUpdate';
import { buildUserDetail, buildUserStats } from '../fixtures/users';
import { newProvider, serve } from './fakeServer';

afterEach(() => { vi.unstubAllGlobals(); });

const opened = buildUserDetail({ id: 7 });
const form = { ...userFormValues(opened), country: 'Ghana' };

async function open(patch: (body: unknown) => Response | Promise<Response>, there: object = {}) {
  const server = { ...opened };
  const calls = serve(async (request) => (request.method === 'PATCH' ? patch(await request.json()) : Response.json(server)));
  const screen = renderHook(() => ({ user: useUser('7'), saving: useUserUpdate('7') }), { wrapper: newProvider() });
  await waitFor(() => { expect(screen.result.current.user.data).toEqual(opened); });
  Object.assign(server, there);
  calls.length = 0;
  return { calls, server, ...screen };
}

describe('useUserUpdate', () => {
  it('reads the user again, sends only what changed and shows the answer', async () => {
    const sent: unknown[] = [];
    const { result, calls } = await open((body) => {
      sent.push(body);
      return Response.json({ ...opened, country: 'Ghana', phone_number: '+1' });
    }, { phone_number: '+1' });
    await act(async () => { expect(await result.current.saving.update(opened, form)).toMatchObject({ country: 'Ghana', phone_number: '+1' }); });
    expect(calls).toEqual(['GET /admin/users/7', 'PATCH /admin/users/7/update']);
    expect(sent).toEqual([{ country: 'Ghana' }]);
    expect(result.current.user.data).toMatchObject({ country: 'Ghana', phone_number: '+1' });
    expect(result.current.saving.isBusy).toBe(false);
  });

  it.each([[204, null], [200, ''], [200, '{"message":"Saved."}'], [200, '[]']])('%i with %j is saved all the same, and the user is read again', async (status, text) => {
    const { result, calls, server } = await open(() => {
      server.country = 'Ghana';
      return new Response(text, { status });
    });
    await act(async () => { expect(await result.current.saving.update(opened, form)).toMatchObject({ id: 7 }); });
    await waitFor(() => { expect(result.current.user.data?.country).toBe('Ghana'); });
    expect(calls).toEqual(['GET /admin/users/7', 'PATCH /admin/users/7/update', 'GET /admin/users/7']);
  });

  it('overwrites nobody\'s change: says which fields, shows the fresh record, and sends nothing', async () => {
    const { result, calls } = await open(() => Response.json(opened), { country: 'Togo' });
    const failure: unknown = await act(() => result.current.saving.update(opened, form).catch((error: unknown) => error));
    expect(failure).toMatchObject({ fields: ['country'], fresh: { country: 'Togo' } });
    expect(calls).toEqual(['GET /admin/users/7']);
    expect(result.current.user.data?.country).toBe('Togo');
    if (!isUserConflict(failure)) throw new Error('no conflict');
    const { fresh } = failure;
    await act(async () => { await result.current.saving.update(fresh, form); });
    expect(calls.at(-1)).toBe('PATCH /admin/users/7/update');
  });

  it('an untouched form makes no call', async () => {
    const { result, calls } = await open(() => Response.json({}));
    await act(async () => { expect(await result.current.saving.update(opened, userFormValues(opened))).toBe(opened); });
    expect(calls).toEqual([]);
  });

  it('100 saves at once are one', async () => {
    const { result, calls } = await open(() => Response.json(opened));
    await act(async () => { await Promise.all(Array.from({ length: 100 }, () => result.current.saving.update(opened, form))); });
    expect(calls).toEqual(['GET /admin/users/7', 'PATCH /admin/users/7/update']);
  });

  it('a refusal is the caller\'s, with its fields, and the user is read again', async () => {
    const { result, calls } = await open(() => Response.json({ message: 'No', errors: { email: ['Taken'] } }, { status: 400 }));
    await act(async () => { await expect(result.current.saving.update(opened, form)).rejects.toMatchObject({ name: 'ApiError', status: 400, fields: { email: ['Taken'] } }); });
    await waitFor(() => { expect(calls).toEqual(['GET /admin/users/7', 'PATCH /admin/users/7/update', 'GET /admin/users/7']); });
  });

  it('an answer that was lost after the server saved shows what the server says now (promise 1)', async () => {
    const { result, server } = await open(() => {
      server.country = 'Ghana';
      return Promise.reject(new TypeError('cut'));
    });
    await act(async () => { await expect(result.current.saving.update(opened, form)).rejects.toMatchObject({ status: 0 }); });
    await waitFor(() => { expect(result.current.user.data?.country).toBe('Ghana'); });
  });

  it('a user that can\'t be read again is not saved', async () => {
    const { result, calls } = await open(() => Response.json({}));
    vi.stubGlobal('fetch', (request: Request) => {
      calls.push(request.method);
      return Promise.resolve(Response.json({ message: 'User not found.' }, { status: 404 }));
    });
    await act(async () => { await expect(result.current.saving.update(opened, form)).rejects.toMatchObject({ status: 404 }); });
    expect(calls).toEqual(['GET']);
  });
});

it('useUserStats reads the figures', async () => {
  const calls = serve(() => Response.json(buildUserStats()));
  const { result } = renderHook(() => useUserStats(), { wrapper: newProvider() });
  await waitFor(() => { expect(result.current.data).toEqual(buildUserStats()); });
  expect(calls).toEqual(['GET /admin/users/stats']);
});
