import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPoller } from '~/features/support/chat/poller';
import { limits } from '~/lib/limits';
import { printCount, runs } from '../../../propertyRuns';

const second = 1000;
const hour = 3600 * second;

interface Timer {
  at: number;
  run: () => void;
}

/** A clock that jumps from timer to timer, and a server that takes `takesMs` to answer. */
function world({
  takesMs = 120,
  answer = () => true,
}: { takesMs?: number; answer?: (at: number) => boolean } = {}) {
  let now = 0;
  let timers: Timer[] = [];
  let inFlight = 0;
  const seen = { polls: [] as number[], mostTimers: 0, mostInFlight: 0 };
  const after = (ms: number, run: () => void) => {
    const timer = { at: now + ms, run };
    timers.push(timer);
    seen.mostTimers = Math.max(seen.mostTimers, timers.length);
    return () => {
      timers = timers.filter((one) => one !== timer);
    };
  };
  const poll = () => {
    seen.polls.push(now);
    inFlight += 1;
    seen.mostInFlight = Math.max(seen.mostInFlight, inFlight);
    const at = now;
    return new Promise<boolean>((resolve) => {
      after(takesMs, () => {
        inFlight -= 1;
        resolve(answer(at));
      });
    });
  };
  const passUntil = async (end: number) => {
    for (;;) {
      const next = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      timers = timers.filter((one) => one !== next);
      now = Math.max(now, next.at);
      next.run();
      // The poller goes on in a microtask after its answer.
      for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
    }
    now = end;
  };
  return { ports: { now: () => now, after, poll }, passUntil, seen, pending: () => timers.length };
}

describe('the schedule of polls (section 9, R30, R173)', () => {
  it('24 h: first after 2 s, then every 45 s, 1,920 polls, never two at once, one timer at a time', async () => {
    const { ports, passUntil, seen, pending } = world();
    createPoller(ports);
    await passUntil(24 * hour);
    expect(seen.polls.slice(0, 4)).toEqual([2, 47, 92, 137].map((at) => at * second));
    expect(seen.polls).toEqual(
      Array.from({ length: 1920 }, (_, index) => (2 + 45 * index) * second),
    );
    expect(seen.mostInFlight).toBe(1);
    // Either the poller's own, or the one of the answer on its way.
    expect(seen.mostTimers).toBe(1);
    expect(pending()).toBe(1);
  });

  it('an answer that takes longer than the interval is waited for: still one at a time', async () => {
    const { ports, passUntil, seen } = world({ takesMs: 100 * second });
    createPoller(ports);
    await passUntil(hour);
    expect(seen.mostInFlight).toBe(1);
    expect(seen.polls.slice(0, 3)).toEqual([2, 102, 202].map((at) => at * second));
  });

  it('an outage of an hour: its own back-off, never over 45 s, and noticed as over within 45 s (promise 9)', async () => {
    const isUp = (at: number) => at < 100 * second || at >= 3700 * second;
    const { ports, passUntil, seen } = world({ answer: isUp, takesMs: 0 });
    createPoller(ports);
    await passUntil(2 * hour);
    const down = seen.polls.filter((at) => !isUp(at)).map((at) => at / second);
    expect(down.slice(0, 7)).toEqual([137, 142, 152, 172, 212, 257, 302]);
    const gaps = seen.polls.slice(1).map((at, index) => at - (seen.polls[index] ?? 0));
    expect(Math.max(...gaps)).toBe(45 * second);
    const back = seen.polls.find((at) => at >= 3700 * second) ?? NaN;
    expect(back - 3700 * second).toBeLessThanOrEqual(45 * second);
    expect(seen.polls.filter((at) => at > back).slice(0, 2)).toEqual([
      back + 45 * second,
      back + 90 * second,
    ]);
  });

  it('time-outs of 30 s: the next poll begins at most 45 s after the one before', async () => {
    const { ports, passUntil, seen } = world({
      answer: () => false,
      takesMs: limits.httpTimeoutMs,
    });
    createPoller(ports);
    await passUntil(hour);
    const gaps = seen.polls.slice(1).map((at, index) => (at - (seen.polls[index] ?? 0)) / second);
    expect(gaps.slice(0, 5)).toEqual([35, 40, 45, 45, 45]);
    expect(seen.mostInFlight).toBe(1);
  });

  it('rests while nobody looks, and polls at once afterwards', async () => {
    const { ports, passUntil, seen, pending } = world();
    const poller = createPoller(ports);
    await passUntil(10 * second);
    poller.pause();
    await passUntil(8 * hour);
    expect(seen.polls).toEqual([2 * second]);
    expect(pending()).toBe(0);
    poller.resume();
    await passUntil(8 * hour + second);
    expect(seen.polls).toEqual([2 * second, 8 * hour]);
  });

  it('looking away and back again and again polls at most every 2 s', async () => {
    const { ports, passUntil, seen } = world();
    const poller = createPoller(ports);
    for (let at = 0; at < 60 * second; at += 100) {
      poller.pause();
      poller.resume();
      await passUntil(at);
    }
    const gaps = seen.polls.slice(1).map((at, index) => at - (seen.polls[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(2 * second);
  });

  it('asked for while a poll is in flight: another one follows it', async () => {
    const { ports, passUntil, seen } = world({ takesMs: 10 * second });
    const poller = createPoller(ports);
    await passUntil(5 * second);
    poller.wake();
    poller.wake();
    await passUntil(30 * second);
    expect(seen.polls).toEqual([2 * second, 12 * second]);
  });

  it('stopped is stopped, also in the middle of a poll', async () => {
    const { ports, passUntil, seen, pending } = world({ takesMs: 10 * second });
    const poller = createPoller(ports);
    await passUntil(5 * second);
    poller.stop();
    await passUntil(hour);
    poller.wake();
    poller.resume();
    await passUntil(2 * hour);
    expect(seen.polls).toEqual([2 * second]);
    expect(pending()).toBe(0);
  });

  it('a clock that is set back doesn’t put the next poll off', async () => {
    const { ports, passUntil, seen } = world();
    let shift = 0;
    const poller = createPoller({ ...ports, now: () => ports.now() + shift });
    await passUntil(3 * second);
    shift = -10 * hour;
    poller.wake();
    await passUntil(60 * second);
    expect(seen.polls.length).toBe(2);
  });

  it('whatever happens when: never two at once, never over 45 s apart while it runs', async () => {
    let checked = 0;
    const event = fc.record({
      waitMs: fc.integer({ min: 0, max: 60 * second }),
      what: fc.constantFrom('wake', 'pause', 'resume', 'nothing'),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(event, { maxLength: 30 }),
        fc.integer({ min: 0, max: 40 * second }),
        fc.array(fc.boolean(), { minLength: 1, maxLength: 10 }),
        async (events, takesMs, answers) => {
          let turn = 0;
          const { ports, passUntil, seen } = world({
            takesMs,
            answer: () => answers[turn++ % answers.length] ?? true,
          });
          const poller = createPoller(ports);
          let isPaused = false;
          let runningSince = 0;
          for (const { waitMs, what } of events) {
            const from = ports.now();
            await passUntil(from + waitMs);
            if (!isPaused && ports.now() - runningSince > 45 * second) {
              expect(
                ports.now() - Math.max(seen.polls.at(-1) ?? 0, runningSince),
              ).toBeLessThanOrEqual(45 * second);
            }
            if (what === 'wake') poller.wake();
            if (what === 'pause' && !isPaused) {
              poller.pause();
              isPaused = true;
            }
            if (what === 'resume' && isPaused) {
              poller.resume();
              isPaused = false;
              runningSince = ports.now();
            }
          }
          expect(seen.mostInFlight).toBeLessThanOrEqual(1);
          checked += 1;
        },
      ),
      runs,
    );
    printCount('poll schedules', checked);
  });
});
