import type { ApiError } from '../http/errors';
import type { Load } from '../../lib/load';

export interface Read<Data> {
  data?: Data;
  error?: ApiError;
  /** The data is that of another key, kept until this one's arrives. */
  isPlaceholder?: boolean;
  retry: () => void;
}

/**
 * The state that a screen shows of a read. What was loaded stays when a later refresh fails; rows
 * of another page never stand in for a page that failed.
 */
export function toLoad<Data>({
  data,
  error,
  isPlaceholder = false,
  retry,
}: Read<Data>): Load<Data> {
  if (error?.status === 403) return { status: 'forbidden' };
  if (data !== undefined && !(isPlaceholder && error))
    return { status: 'ready', data, isStale: isPlaceholder };
  return error ? { status: 'failed', reason: error, onRetry: retry } : { status: 'loading' };
}
