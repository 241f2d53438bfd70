import { limits } from '~/lib/limits';

interface PollerPorts {
  now: () => number;
  after: (ms: number, run: () => void) => () => void;
  /** Resolves with whether it succeeded; never rejects. */
  poll: () => Promise<boolean>;
}

export interface Poller {
  /** Polls now, but not within 2 s of the start of the previous poll. */
  wake: () => void;
  pause: () => void;
  resume: () => void;
  stop: () => void;
}

const { firstMs, everyMs } = limits.polling;
const firstBackOffMs = 5000;

/**
 * Polls after 2 s, then every 45 s (R30, R173). SWR's own interval stops while there is an error.
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
    // If the clock was set back, the next poll must not be hours away.
    cancel = after(Math.min(Math.max(dueAt - now(), 0), everyMs), () => void run());
  };
  const run = async () => {
    cancel = undefined;
    isPolling = true;
    isWanted = false;
    startedAt = now();
    failures = (await poll()) ? 0 : failures + 1;
    isPolling = false;
    // After a failure, polls sooner and never later than 45 s after the start of the last poll, so
    // that the end of an outage is noticed within 45 s (promise 9).
    const backOffMs = failures === 0 ? everyMs : firstBackOffMs * 2 ** (failures - 1);
    dueAt = startedAt + (isWanted ? firstMs : Math.min(now() - startedAt + backOffMs, everyMs));
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
