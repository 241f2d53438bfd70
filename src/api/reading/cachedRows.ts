import { unstable_serialize, useSWRConfig } from 'swr';
import { isRecord } from '../../lib/records';

/** Returns a function that gets the rows of all cached pages whose key `isList`, in any order. */
export function useCachedRows<Row>(isList: (key: unknown) => boolean): () => Row[] {
  const { cache, mutate } = useSWRConfig();
  return () => {
    const keys: unknown[] = [];
    // SWR lists its keys only to this filter. It returns false, so nothing is changed.
    void mutate((key) => {
      if (isList(key)) keys.push(key);
      return false;
    });
    return keys.flatMap((key) => {
      const data: unknown = cache.get(unstable_serialize(key as readonly unknown[]))?.data;
      return isRecord(data) && Array.isArray(data['results']) ? (data['results'] as Row[]) : [];
    });
  };
}
