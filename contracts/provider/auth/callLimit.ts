import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from '../core/problem';

/**
 * Limits how many calls an admin makes in a minute at this instance (R510): a program that has got
 * out of hand must not slow down everybody else.
 */
export function createCallLimit(perMinute: number): (adminId: number) => Promise<void> {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return async (adminId) => {
    try {
      await limiter.consume(String(adminId));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const seconds = Math.ceil(refusal.msBeforeNext / 1000);
      throw tooManyRequests(
        `Too many calls. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
        seconds,
      );
    }
  };
}
