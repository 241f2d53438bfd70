import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useReading } from '~/api/reading/reading';
import { dashboardSource } from '~/features/dashboard/api';
import { newProvider, serve } from './fakeServer';

const second = 1000;
const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

let answer: () => Response;
let calls: string[];

beforeEach(() => {
  vi.useFakeTimers();
  calls = serve(() => answer());
});
const noAnswer = () => {
  throw new TypeError('refused');
};
const failed = (status: number) => () => new Response(null, { status });
const fine = () => Response.json({ users: 3 });

async function open() {
  const screen = renderHook(() => useReading(dashboardSource), { wrapper: newProvider() });
  await pass(0);
  return screen.result;
}

describe('recovery after outages (promise 9)', () => {
  it.each<[string, () => Response]>([
    ['no answer', noAnswer],
    ['500', failed(500)],
    ['502', failed(502)],
    ['503', failed(503)],
    ['504', failed(504)],
  ])(
    'an hour of %s: one try every 45 s, and recovered at most 45 s after it',
    async (_name, outage) => {
      answer = outage;
      const result = await open();
      expect(result.current.error).toBeDefined();
      await pass(3600 * second);
      expect(calls.length).toBe(1 + 3600 / 45);
      answer = fine;
      await pass(45 * second);
      expect(result.current).toMatchObject({ error: undefined, data: { users: 3 } });
      calls.length = 0;
      await pass(3600 * second);
      expect(calls).toEqual([]);
    },
  );

  it.each([400, 401, 403, 404, 409, 422, 429])('a %i is not tried again', async (status) => {
    answer = failed(status);
    const result = await open();
    expect(result.current.error?.status).toBe(status);
    calls.length = 0;
    await pass(3600 * second);
    expect(calls).toEqual([]);
  });

  it('a response that cannot be read is not tried again', async () => {
    answer = () => new Response('<h1>Hello</h1>');
    await open();
    await pass(3600 * second);
    expect(calls.length).toBe(1);
  });

  it("focus and 'Try again' during an outage do not make retries more frequent", async () => {
    answer = noAnswer;
    const result = await open();
    for (let time = 0; time < 10; time += 1) {
      await pass(6 * second);
      act(() => {
        window.dispatchEvent(new Event('focus'));
      });
      await pass(0);
      act(() => result.current.retry());
      await pass(0);
    }
    calls.length = 0;
    await pass(450 * second);
    expect(calls.length).toBe(10);
  });

  it('when the connection is back or the tab is shown again, the console reads at once', async () => {
    answer = noAnswer;
    const result = await open();
    answer = fine;
    await pass(10 * second);
    act(() => {
      window.dispatchEvent(new Event('offline'));
    });
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    await pass(0);
    expect(result.current.data).toBeDefined();
    calls.length = 0;
    await pass(60 * second);
    calls.length = 0;
    act(() => {
      window.dispatchEvent(new Event('focus'));
    });
    await pass(0);
    expect(calls).toEqual(['GET /admin/dashboard']);
  });
});
