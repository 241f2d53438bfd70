import { safeNext } from '../../features/auth/next';
import type { RecordGroup } from './commands';
import { isRecord, listOf, textOf } from '../../lib/records';
import { createLocalStore, useLocalStore } from '../../lib/storage/localStore';

/** A record that the admin opened from the palette. */
export interface RecentRecord {
  id: string;
  group: RecordGroup;
  label: string;
  detail: string;
  href: string;
}

const mostKept = 8;
const groups: Record<RecordGroup, true> = { user: true, payout: true, account: true, ticket: true, challenge: true, competition: true };
const isGroup = (raw: unknown): raw is RecordGroup => typeof raw === 'string' && Object.hasOwn(groups, raw);

function parseRecent(raw: unknown): RecentRecord | undefined {
  if (!isRecord(raw) || !isGroup(raw['group'])) return undefined;
  const [id, label, href] = [textOf(raw['id']), textOf(raw['label']), safeNext(raw['href'])];
  return id && label && href ? { id, group: raw['group'], label, detail: textOf(raw['detail']), href } : undefined;
}

/** R336: names of people, so signing out removes them (promise 10). The latest comes first. */
const store = createLocalStore<readonly RecentRecord[]>({
  name: 'recent-records',
  version: 1,
  parse: (raw) => listOf(raw, parseRecent)?.slice(0, mostKept),
  fallback: () => [],
  scope: 'own',
});

/** The records that this admin opened from the palette, the latest first. */
export const useRecentRecords = (): readonly RecentRecord[] => useLocalStore(store)[0];

/** Puts a record before all others. */
export function addRecentRecord({ id, group, label, detail, href }: RecentRecord): void {
  store.write([{ id, group, label, detail, href }, ...store.read().filter((one) => one.id !== id)].slice(0, mostKept));
}
