import { limits } from './limits';

/** The world outside, so that a day can be proven in a second. Times are milliseconds of one clock. */
export interface PollerPorts {
  now: () => number;
  /** Calls back once, after so many milliseconds; the answer calls it off. */
  after: (ms: number, run: () => void) => () => void;
  /** Reads once, and tells whether that succeeded. Never rejects. */
  poll: () => Promise<boolean>;
}

export interface Poller {
  /** Polls as soon as may be: at once, but not within 2 s of the poll before. */
  wake: () => void;
  /** Rests while nobody looks. */
  pause: () => void;
  /** Goes on, with a poll as soon as may be. */
  resume: () => void;
  /** For good. */
  stop: () => void;
}

const { firstMs, everyMs } = limits.messagePolling;
/** The first pause after a failed poll; each further one is twice as long, until the polls' own interval. */
const firstBackOffMs = 5000;

/** When to poll after a poll: 45 s after it began; after a failure sooner, never later, so that an outage is noticed as over within 45 s (promise 9). */
export function nextPollAt({ startedAt, endedAt, failures }: { startedAt: number; endedAt: number; failures: number }): number {
  const regular = startedAt + everyMs;
  // The exponent is kept small: 2 ** 1100 would be Infinity.
  return failures === 0 ? regular : Math.min(endedAt + firstBackOffMs * 2 ** Math.min(failures - 1, 10), regular);
}

/**
 * Polls a ticket's messages (section 9, R30, R173): first 2 s after it was made, then every 45 s. One poll at a time, one timer at a time, and nothing
 * that grows.
 */
export function createPoller({ now, after, poll }: PollerPorts): Poller {
  let cancel: (() => void) | undefined;
  let startedAt = now();
  let dueAt = startedAt + firstMs;
  let failures = 0;
  let isPolling = false;
  let isWanted = false;
  let isPaused = false;
  let isStopped = false;

  const plan = () => {
    cancel?.();
    cancel = undefined;
    if (isPolling || isPaused || isStopped) return;
    // A clock that was set back must not put the next poll off by hours.
    cancel = after(Math.min(Math.max(dueAt - now(), 0), everyMs), () => void run());
  };
  const run = async () => {
    cancel = undefined;
    isPolling = true;
    isWanted = false;
    startedAt = now();
    failures = (await poll()) ? 0 : failures + 1;
    isPolling = false;
    dueAt = isWanted ? startedAt + firstMs : nextPollAt({ startedAt, endedAt: now(), failures });
    plan();
  };
  const wake = () => {
    if (isPolling) isWanted = true;
    else dueAt = Math.min(dueAt, startedAt + firstMs);
    plan();
  };
  plan();
  return {
    wake,
    pause: () => {
      isPaused = true;
      plan();
    },
    resume: () => {
      if (!isPaused) return;
      isPaused = false;
      wake();
    },
    stop: () => {
      isStopped = true;
      plan();
    },
  };
}
