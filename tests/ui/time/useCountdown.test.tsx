import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { timeLeft } from '~/features/competitions/model';
import { useCountdown } from '~/ui/time/useCountdown';

const secondMs = 1000;
const hourMs = 3_600_000;
let isHidden = false;

function setHidden(hidden: boolean) {
  isHidden = hidden;
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

/** The device sleeps: the clock continues, but no timer runs. */
const sleep = (ms: number) => {
  vi.setSystemTime(Date.now() + ms);
};

function countdownTo(end: number) {
  let renders = 0;
  const hook = renderHook(() => {
    renders += 1;
    return useCountdown((now) => (now < end ? end : undefined), secondMs);
  });
  const seconds = () => {
    const { days, hours, minutes, seconds: rest } = timeLeft(end, hook.result.current);
    return ((days * 24 + hours) * 60 + minutes) * 60 + rest;
  };
  return { ...hook, seconds, countRenders: () => renders };
}

beforeEach(() => {
  isHidden = false;
  vi.useFakeTimers({ now: Date.parse('2026-03-15T12:00:00.250Z') });
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('useCountdown', () => {
  it('counts every second, and none twice', () => {
    const { seconds } = countdownTo(Date.parse('2026-03-15T12:00:10Z'));
    const seen = [seconds()];
    pass(0);
    for (let tick = 0; tick < 10; tick += 1) {
      pass(secondMs);
      seen.push(seconds());
    }
    expect(seen).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
  });

  it('does not drift, even if every timer is 30 ms late for an hour', () => {
    const end = Date.parse('2026-03-15T14:00:00Z');
    const { result, seconds } = countdownTo(end);
    for (let tick = 0; tick < 3600; tick += 1) {
      vi.setSystemTime(Date.now() + 30);
      pass(secondMs - 30);
    }
    expect(end - result.current - (end - Date.now())).toBeLessThanOrEqual(secondMs);
    expect(Math.abs(seconds() - Math.ceil((end - Date.now()) / secondMs))).toBeLessThanOrEqual(1);
  });

  it('ends while the device sleeps', () => {
    const { seconds } = countdownTo(Date.parse('2026-03-15T13:00:00Z'));
    sleep(2 * hourMs);
    pass(secondMs);
    expect(seconds()).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stops while the tab is hidden, and is correct as soon as it is shown', () => {
    const end = Date.parse('2026-03-15T13:00:00Z');
    const { seconds, countRenders } = countdownTo(end);
    pass(secondMs);
    setHidden(true);
    const [before, renders] = [seconds(), countRenders()];
    expect(vi.getTimerCount()).toBe(0);
    pass(10 * 60 * secondMs);
    expect([seconds(), countRenders()]).toEqual([before, renders]);
    setHidden(false);
    expect(seconds()).toBe(Math.ceil((end - Date.now()) / secondMs));
    pass(secondMs);
    expect(seconds()).toBe(Math.ceil((end - Date.now()) / secondMs));
  });

  it('stops at the end, and continues to the next moment if there is one', () => {
    const [start, end] = [Date.now() + 2 * secondMs, Date.now() + 5 * secondMs];
    const { result } = renderHook(() =>
      useCountdown((now) => (now < start ? start : now < end ? end : undefined), secondMs),
    );
    pass(0);
    pass(2 * secondMs);
    expect(result.current).toBe(start);
    pass(3 * secondMs);
    expect(result.current).toBe(end);
    pass(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('uses the present, not the time of mounting, when its target arrives late', () => {
    const end = Date.now() + hourMs;
    const { result, rerender } = renderHook(
      ({ target }: { target: number | undefined }) => useCountdown(() => target, secondMs),
      {
        initialProps: { target: undefined as number | undefined },
      },
    );
    pass(20 * secondMs);
    rerender({ target: end });
    pass(0);
    expect(result.current).toBe(Date.now());
  });
});
