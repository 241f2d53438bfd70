import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApp } from '../../contracts/provider/app';
import { createServices } from '../../contracts/provider/operations/services';
import { emptyTables, mintRefreshToken } from '../../contracts/provider/states/rows';
import { installBrowser, openTab, sessionOf } from '../api/session/fakeBrowser';
import { patient, printCount, seed, tenthOf } from '../propertyRuns';
import { present } from './present';
import { openService, type TestService } from './service';

const skewMs = 30_000;
const refreshPath = '/api/account/auth/token/refresh';

const service = await openService({ users: 0 });
let instances: TestService['app'][];

beforeAll(async () => {
  await emptyTables(service.services);
  const clock = { now: () => new Date(service.clock.now().getTime() + skewMs) };
  instances = [service.app, createApp(createServices({ ...service.services, clock }))];
});

interface Pair {
  status: number;
  access: string;
  refresh: string;
}

async function refreshAt(instance: number, token: string): Promise<Pair> {
  const response = await present(instances[instance]).request(refreshPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ refresh_token: token }),
  });
  const body = (await response.json()) as Record<string, string>;
  return {
    status: response.status,
    access: body['access_token'] ?? '',
    refresh: body['refresh_token'] ?? '',
  };
}

const useAt = async (instance: number, { access }: Pair): Promise<number> =>
  (
    await present(instances[instance]).request('/api/admin/users/stats', {
      headers: { Authorization: `Bearer ${access}` },
    })
  ).status;

describe('a refresh token that was swapped', () => {
  test.each([1, 15, 60, 86_400])(
    'stays good %i s after its answer was lost, at either instance',
    async (seconds) => {
      const first = await mintRefreshToken(service.services);
      expect(await refreshAt(0, first)).toMatchObject({ status: 200 });
      await service.letTimePass(seconds);
      expect(await refreshAt(1, first)).toMatchObject({ status: 200 });
      await service.letTimePass(seconds);
      const third = await refreshAt(0, first);
      expect(await useAt(1, third)).toBe(200);
    },
  );

  test('is good for the grace once its successor was used, by the database’s clock', async () => {
    const first = await mintRefreshToken(service.services);
    expect(await useAt(0, await refreshAt(0, first))).toBe(200);
    await service.letTimePass(5);
    // The clock of this instance says that 35 s have passed.
    expect(await refreshAt(1, first)).toMatchObject({ status: 200 });
  });

  test.each([
    ['an access token of its successor was used', (next: Pair) => useAt(1, next)],
    ['its successor was swapped', async (next: Pair) => (await refreshAt(1, next.refresh)).status],
  ])('ends the session after the grace where %s', async (_name, use) => {
    const first = await mintRefreshToken(service.services);
    const next = await refreshAt(1, first);
    expect(await use(next)).toBe(200);
    await service.letTimePass(15);
    // The clock of this instance says that the swap is yet to come.
    expect(await refreshAt(0, first)).toMatchObject({ status: 401 });
    expect(await refreshAt(0, next.refresh)).toMatchObject({ status: 401 });
    expect(await useAt(0, next)).toBe(401);
  });
});

describe('the console', () => {
  beforeEach(() => {
    installBrowser();
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  test(
    'lost answers, 0 to 60 s late, two instances whose clocks are 30 s apart: nobody is signed out',
    async () => {
      const tab = await openTab();
      const ended = vi.fn();
      const started = service.clock.now().getTime();
      vi.spyOn(performance, 'now').mockImplementation(
        () => service.clock.now().getTime() - started,
      );
      const tokens = await refreshAt(0, await mintRefreshToken(service.services));
      tab.saveSession({ ...sessionOf(1), access: tokens.access, refresh: tokens.refresh });
      tab.subscribeToSession(() => {
        if (!tab.readSession()) ended();
      });

      const random = fc.sample(
        fc.record({
          late: fc.nat(60),
          instance: fc.nat(1),
          inARow: fc.constantFrom(1, 1, 1, 2, 3),
        }),
        {
          seed,
          numRuns: tenthOf(1000),
        },
      );
      let lost = 0;
      let toLose = 0;
      let turn = 0;
      vi.stubGlobal('fetch', async (request: Request) => {
        const { instance, late } = present(random[turn++ % random.length]);
        const response = await present(instances[instance]).fetch(request);
        if (!request.url.endsWith(refreshPath) || toLose === 0) return response;
        expect(response.status).toBe(200);
        toLose -= 1;
        lost += 1;
        await service.letTimePass(late);
        throw new TypeError('The connection was cut');
      });
      for (let index = 0; lost < random.length; index += 1) {
        toLose = present(random[index % random.length]).inARow;
        await service.letTimePass(16 * 60);
        // A lost answer that the console doesn't make up for fails the request. The next one works
        // again.
        let failures = 0;
        while (failures < 4 && !(await tab.getUserStats().then(Boolean, () => false)))
          failures += 1;
        expect(failures).toBeLessThan(4);
        expect(ended).not.toHaveBeenCalled();
      }
      printCount('lost answers of a refresh', lost);
    },
    patient,
  );
});
