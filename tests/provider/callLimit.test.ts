import { afterEach, describe, expect, test, vi } from 'vitest';
import { createCallLimit } from '../../contracts/provider/auth/callLimit';
import { insertRow, mintAccessToken } from '../../contracts/provider/states/rows';
import { startService } from './service';

afterEach(() => vi.useRealTimers());

test('an admin who has made too many calls gets a 429 with a time, and nobody else does', async () => {
  const service = await startService({ config: { callsPerMinute: 3 } });
  const { id } = await insertRow(service.services, 'users', { role: 'admin' });
  const other = await mintAccessToken(service.services, id);
  const calls = [];
  for (const path of ['users', 'payouts', 'users/999999', 'users', 'dashboard'])
    calls.push(await service.send('GET', `/api/admin/${path}`));
  expect(calls.map(({ status }) => status)).toEqual([200, 200, 404, 429, 429]);
  const refused = calls.at(-1);
  const seconds = Number(refused?.headers.get('Retry-After'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(refused?.body).toEqual({
    message: expect.stringMatching(/^Too many calls\. Try again in \d+ seconds?\.$/) as string,
  });
  expect((await service.send('GET', '/api/admin/users', { token: other })).status).toBe(200);
  expect((await service.signIn()).status).toBe(200);
  await service.close();
});

describe('the limit of calls', () => {
  test('begins anew after a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const limitCalls = createCallLimit(1);
    await limitCalls(1);
    await expect(limitCalls(1)).rejects.toMatchObject({
      status: 429,
      headers: { 'Retry-After': '60' },
    });
    vi.advanceTimersByTime(60_000);
    await limitCalls(1);
  });
});
