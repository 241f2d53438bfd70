import { unstable_serialize, useSWRConfig } from 'swr';
import { isRecord } from '../../domain/values/records';

/** Answers with the rows of every page in the cache whose key `isList`, in no order. */
export function useCachedRows<Row>(isList: (key: unknown) => boolean): () => Row[] {
  const { cache, mutate } = useSWRConfig();
  return () => {
    const keys: unknown[] = [];
    // The filter sees every key; nothing is changed.
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
