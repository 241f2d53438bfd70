import type { SWRConfiguration } from 'swr';
import { ApiError } from '../http/errors';
import { limits } from '../../lib/limits';

/** No response, or a server error: a later try may succeed. A 4xx would only fail again. */
const isWorthRetrying = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

const retries = new Map<string, ReturnType<typeof setTimeout>>();

/**
 * Retries every 45 s. SWR's default wait grows to half an hour (promise 9). There is one timer for
 * each key: if focus or 'Try again' causes another failure, it delays the next retry instead of
 * adding one.
 */
const retryLater: SWRConfiguration['onErrorRetry'] = (
  _error,
  key,
  _config,
  revalidate,
  { retryCount },
) => {
  clearTimeout(retries.get(key));
  const retry = () => {
    retries.delete(key);
    void revalidate({ retryCount, dedupe: true });
  };
  retries.set(key, setTimeout(retry, limits.outageRetryMs));
};

/** Settings of every read, for the provider. */
export const swrConfig: SWRConfiguration = {
  revalidateOnFocus: true,
  revalidateOnReconnect: true,
  shouldRetryOnError: isWorthRetrying,
  onErrorRetry: retryLater,
};
