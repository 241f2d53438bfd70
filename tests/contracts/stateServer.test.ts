import { expect, it, vi } from 'vitest';
import { createStateServer } from '../../contracts/provider/states/server';

function serve() {
  const startAfresh = vi.fn(() => Promise.resolve());
  const usersExist = vi.fn((_params: { count: number }) =>
    Promise.resolve({ accessToken: 'token' }),
  );
  // Only one of the catalog's states is asked for here.
  const handlers = { 'users exist': usersExist } as unknown as Parameters<
    typeof createStateServer
  >[0];
  const server = createStateServer(handlers, startAfresh);
  const change = (body: unknown) =>
    server.request('/states', { method: 'POST', body: JSON.stringify(body) });
  return { startAfresh, usersExist, change };
}

it('sets a state up from a fresh start and answers its values', async () => {
  const { startAfresh, usersExist, change } = serve();
  const response = await change({ action: 'setup', state: 'users exist', params: { count: 3 } });
  expect(await response.json()).toEqual({ accessToken: 'token' });
  expect(usersExist).toHaveBeenCalledWith({ count: 3 });
  expect(startAfresh).toHaveBeenCalledBefore(usersExist);
});

it('starts afresh for an interaction without a state', async () => {
  const { startAfresh, change } = serve();
  const response = await change({ action: 'setup', state: '', params: {} });
  expect([response.status, startAfresh.mock.calls.length]).toEqual([200, 1]);
});

it('leaves everything as it is when a state is taken down', async () => {
  const { startAfresh, usersExist, change } = serve();
  const response = await change({ action: 'teardown', state: 'users exist', params: { count: 3 } });
  expect([response.status, startAfresh.mock.calls.length, usersExist.mock.calls.length]).toEqual([
    200, 0, 0,
  ]);
});

it.each(['there is no such state', 'toString'])('refuses the unknown state "%s"', async (state) => {
  expect((await serve().change({ action: 'setup', state })).status).toBe(400);
});
