import type { SWRConfiguration } from 'swr';
import { ApiError } from '../api/errors';
import { limits } from '../domain/limits';

/** No answer, or a server in trouble: waiting may help. A 4xx would only be repeated. */
const isWorthRetrying = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 500);

const retries = new Map<string, ReturnType<typeof setTimeout>>();

/**
 * A flat 45 s instead of SWR's back-off, which grows to half an hour (promise 9). One timer for each key: focus and 'Try again' during an
 * outage put the next try off instead of adding one.
 */
const retryLater: SWRConfiguration['onErrorRetry'] = (_error, key, _config, revalidate, { retryCount }) => {
  clearTimeout(retries.get(key));
  const retry = () => {
    retries.delete(key);
    void revalidate({ retryCount, dedupe: true });
  };
  retries.set(key, setTimeout(retry, limits.outageRetryMs));
};

/** What every read has in common, for the provider. */
export const swrConfig: SWRConfiguration = {
  revalidateOnFocus: true,
  revalidateOnReconnect: true,
  shouldRetryOnError: isWorthRetrying,
  onErrorRetry: retryLater,
};
