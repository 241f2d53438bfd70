import { isSameText, itemKey, type ContentItem, type ContentItems } from './items';

/** 'add' keeps the current items; 'replace' removes the items that aren't in the file. */
export type ImportMode = 'add' | 'replace';

export interface ImportCounts {
  added: number;
  updated: number;
  /** The item in the file is the same as the current one. */
  skipped: number;
  removed: number;
}

export interface ImportPlan {
  items: ContentItems;
  counts: ImportCounts;
}

/**
 * Plans an import. An entry updates the current item that has its id. If there is none, it is
 * matched with a current item that has the same texts. Entries without a match are added at the
 * end; they get an id from `newId` if they have none.
 */
export function planImport(
  current: ContentItems,
  imported: ContentItems,
  mode: ImportMode,
  newId: () => string,
): ImportPlan {
  const counts: ImportCounts = { added: 0, updated: 0, skipped: 0, removed: 0 };
  const byKey = new Map(current.map((item) => [itemKey(item), item]));
  const claimed = new Set(imported.filter(({ id }) => id !== '').map(itemKey));
  const twinOf = (entry: ContentItem) =>
    current.find((item) => isSameText(item, entry) && !claimed.has(itemKey(item)));
  let kept = 0;
  const outcome = imported.map((entry): ContentItem => {
    const known = (entry.id === '' ? undefined : byKey.get(itemKey(entry))) ?? twinOf(entry);
    if (!known) {
      counts.added += 1;
      return entry.id === '' ? { ...entry, id: newId() } : entry;
    }
    kept += 1;
    claimed.add(itemKey(known));
    if (isSameText(known, entry)) counts.skipped += 1;
    else counts.updated += 1;
    return { ...entry, id: mode === 'replace' && entry.id !== '' ? entry.id : known.id };
  });
  if (mode === 'replace')
    return { items: outcome, counts: { ...counts, removed: current.length - kept } };
  const fresh = new Map(outcome.map((item) => [itemKey(item), item]));
  return {
    items: [
      ...current.map((item) => fresh.get(itemKey(item)) ?? item),
      ...outcome.filter((item) => !byKey.has(itemKey(item))),
    ],
    counts,
  };
}
