import { currentRequest } from './requestScope';
import { type Problem, unavailable } from './problem';

interface GateLimits {
  /** How many tasks run at once. */
  places: number;
  /** How many more may wait. */
  waiting: number;
  /** How long one may wait, in milliseconds. Only requests have this limit. */
  waitMs: number;
  /** The answer beyond these limits. */
  refuse: () => Problem;
}

/**
 * Lets a few tasks run at once and a few more wait, first come first served. Everybody else is
 * refused.
 */
export class Gate {
  private running = 0;
  private readonly queue = new Set<() => void>();

  constructor(private readonly limits: GateLimits) {}

  get inUse(): number {
    return this.running;
  }

  get waiting(): number {
    return this.queue.size;
  }

  /**
   * Runs the task in its turn. Throws the refusal if too many wait or the wait takes too long, and
   * a 503 if a read's client has gone.
   */
  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    await this.enter();
    try {
      return await task();
    } finally {
      this.leave();
    }
  }

  private enter(): Promise<void> | void {
    const { places, waiting, waitMs, refuse } = this.limits;
    const request = currentRequest();
    const signal = request?.isRead === true ? request.signal : undefined;
    if (signal?.aborted) throw clientGone();
    if (this.running < places) {
      this.running += 1;
      return;
    }
    if (request !== undefined && this.queue.size >= waiting) throw refuse();
    return new Promise((resolve, reject) => {
      const settle = (finish: () => void) => {
        this.queue.delete(admit);
        clearTimeout(timer);
        signal?.removeEventListener('abort', abandon);
        finish();
      };
      const admit = () => settle(resolve);
      const abandon = () => settle(() => reject(clientGone()));
      const timer =
        request === undefined
          ? undefined
          : setTimeout(() => settle(() => reject(refuse())), waitMs);
      signal?.addEventListener('abort', abandon);
      this.queue.add(admit);
    });
  }

  /** The place goes to the one who waits longest. */
  private leave(): void {
    const [next] = this.queue;
    if (next === undefined) this.running -= 1;
    else next();
  }
}

/** Nobody receives this answer. */
const clientGone = () => unavailable('The client closed the connection.');
