import { useMemo } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import { recordsOf, type LoadedRecord } from './loadedRecords';

/** The users, accounts, payouts, tickets and the like that the console has loaded, each once. What comes later is not in it. */
export function useLoadedRecords(): LoadedRecord[] {
  const { cache, mutate } = useSWRConfig();
  return useMemo(() => {
    const found = new Map<string, LoadedRecord>();
    // Asked which keys to change, and changing none: SWR's way of naming all that it has.
    void mutate((key) => {
      for (const record of recordsOf(key, cache.get(unstable_serialize(key))?.data)) found.set(record.id, record);
      return false;
    });
    return [...found.values()];
  }, [cache, mutate]);
}
