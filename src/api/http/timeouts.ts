import { limits } from '../../domain/values/limits';
import { ApiError } from './errors';

/**
 * Runs work that waits for a response, and gives up after 30 s (section 9) by aborting the signal that the work gets.
 * Each call of `restartTimer` gives it another 30 s, so a transfer that makes progress isn't cut off. Whatever the work
 * throws, there was no response: it is rethrown as an ApiError with status 0 (R4). If the caller aborts, it is an
 * AbortError.
 */
export async function withTimeout<T>(
  caller: AbortSignal | undefined,
  work: (signal: AbortSignal, restartTimer: () => void) => Promise<T>,
): Promise<T> {
  const timeout = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(() => timeout.abort(), limits.httpTimeoutMs);
  };
  restartTimer();
  try {
    return await work(caller ? AbortSignal.any([caller, timeout.signal]) : timeout.signal, restartTimer);
  } catch (cause) {
    if (caller?.aborted) throw new DOMException('The caller gave up', 'AbortError');
    throw new ApiError(0, undefined, undefined, { cause });
  } finally {
    clearTimeout(timer);
  }
}
