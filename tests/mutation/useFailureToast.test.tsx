import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { limits } from '~/lib/limits';
import { useReading } from '~/api/reading/reading';
import { dashboardSource } from '~/features/dashboard/api';
import { useFailureToast } from '~/mutation/useNotify';
import { newProvider, serve } from '../api/reading/fakeServer';

const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
/** Reads again, as does everybody who comes back to the tab. SWR does so at most every 5 s. */
const returnToTab = async () => {
  await pass(6000);
  const before = calls.length;
  act(() => void dispatchEvent(new Event('focus')));
  await pass(100);
  expect(calls.length).toBe(before + 1);
};

let answer: () => Response;
let calls: string[];
const failed = (status: number) => () => new Response(null, { status });
const fine = () => Response.json({ users: 3 });

beforeEach(() => {
  vi.useFakeTimers();
  calls = serve(() => answer());
});
async function open() {
  const texts: string[] = [];
  const Provider = newProvider(undefined, ({ text }) => void texts.push(text));
  const wrapper = ({ children }: { children: ReactNode }) => <Provider>{children}</Provider>;
  const show = () =>
    renderHook(
      () => {
        const dashboard = useReading(dashboardSource);
        useFailureToast(dashboard, 'Error fetching dashboard data');
        return dashboard;
      },
      { wrapper },
    );
  const screen = show();
  await pass(0);
  return { texts, show, ...screen };
}

it('a failed read is reported once in an outage, whatever kind of failure follows (R34)', async () => {
  answer = failed(503);
  const { texts } = await open();
  await pass(5 * limits.outageRetryMs);
  answer = failed(500);
  for (let time = 0; time < 5; time += 1) await returnToTab();
  answer = () => {
    throw new TypeError('refused');
  };
  await pass(limits.outageRetryMs);
  expect(texts).toEqual(['Error fetching dashboard data']);
});

it('is reported again after a success in between', async () => {
  answer = failed(503);
  const { texts } = await open();
  answer = fine;
  await pass(limits.outageRetryMs);
  answer = failed(503);
  await returnToTab();
  expect(texts).toHaveLength(2);
});

it("is reported each time 'Try again' fails", async () => {
  answer = failed(503);
  const { texts, result } = await open();
  for (let time = 0; time < 3; time += 1) {
    act(() => result.current.retry());
    await pass(3000);
  }
  await pass(3 * limits.outageRetryMs);
  expect(texts).toHaveLength(4);
});

it('is reported at a visit that fails though what was read before is still shown', async () => {
  answer = fine;
  const { texts, show, unmount } = await open();
  unmount();
  answer = failed(503);
  await pass(6000);
  const { result } = show();
  await pass(100);
  expect(result.current.data).toMatchObject({ users: 3 });
  expect(texts).toHaveLength(1);
});
