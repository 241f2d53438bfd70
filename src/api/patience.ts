import { limits } from '../domain/limits';
import { ApiError } from './errors';

/**
 * Waits for an answer for 30 s (section 9), or, where `goOn` is called at each sign of life, for 30 s of silence. Giving up aborts the signal
 * that the work is given. Whatever fails in there failed for want of an answer: ApiError with status 0 (R4). The caller's own abort stays
 * an AbortError.
 */
export async function withPatience<T>(caller: AbortSignal | undefined, work: (signal: AbortSignal, goOn: () => void) => Promise<T>): Promise<T> {
  const patience = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const goOn = () => {
    clearTimeout(timer);
    timer = setTimeout(() => { patience.abort(); }, limits.httpTimeoutMs);
  };
  goOn();
  try {
    return await work(caller ? AbortSignal.any([caller, patience.signal]) : patience.signal, goOn);
  } catch (cause) {
    if (caller?.aborted) throw new DOMException('The caller gave up', 'AbortError');
    throw new ApiError(0, undefined, undefined, { cause });
  } finally {
    clearTimeout(timer);
  }
}
