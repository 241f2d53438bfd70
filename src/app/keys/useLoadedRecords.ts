import { useMemo } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import { isRecord } from '../../api/errors';
import { formatText } from '../../domain/text';
import { hrefs } from '../../paths';

/** Something that was read from the server and can be opened. */
export interface LoadedRecord {
  id: string;
  label: string;
  detail: string;
  words: string;
  href: string;
}

type Row = Record<string, unknown>;

interface Kind {
  /** How the keys of its lists begin. */
  keyStart: readonly string[];
  toRecord: (row: Row) => LoadedRecord | undefined;
}

const isId = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

function userRecord({ id, full_name, email }: Row): LoadedRecord | undefined {
  if (!isId(id)) return undefined;
  return { id: `user ${String(id)}`, label: formatText(full_name), detail: formatText(email), words: `user ${String(id)}`, href: hrefs.user(id) };
}

const kinds: readonly Kind[] = [{ keyStart: ['users', 'list'], toRecord: userRecord }];

const rowsOf = (data: unknown): Row[] => (isRecord(data) && Array.isArray(data['results']) ? data['results'].filter(isRecord) : []);

/** The users, accounts, payouts and tickets that the console has loaded, each once. Read when it is first asked for: what comes later is not in it. */
export function useLoadedRecords(): LoadedRecord[] {
  const { cache } = useSWRConfig();
  return useMemo(() => {
    const found = new Map<string, LoadedRecord>();
    for (const key of cache.keys()) {
      // A serialised key begins as that of a shorter one does.
      const kind = kinds.find(({ keyStart }) => key.startsWith(unstable_serialize(keyStart)));
      for (const row of kind ? rowsOf(cache.get(key)?.data) : []) {
        const record = kind?.toRecord(row);
        if (record) found.set(record.id, record);
      }
    }
    return [...found.values()];
  }, [cache]);
}
