import { isSameText, itemKey, type ContentItem, type ContentItems } from './contentItems';

/** 'add' keeps what is there; 'replace' leaves only what the file holds. */
export type ImportMode = 'add' | 'replace';

export interface ImportCounts {
  added: number;
  updated: number;
  /** In the file exactly as they are here. */
  skipped: number;
  removed: number;
}

export interface ImportPlan {
  items: ContentItems;
  counts: ImportCounts;
}

/**
 * What an import would do (R187). An entry is the item with its id; one whose id isn't here, or that has none, is still that item when an item says exactly
 * the same. What is new goes to the end and gets an id from `newId` where it has none.
 */
export function planImport(current: ContentItems, imported: ContentItems, mode: ImportMode, newId: () => string): ImportPlan {
  const counts: ImportCounts = { added: 0, updated: 0, skipped: 0, removed: 0 };
  const byKey = new Map(current.map((item) => [itemKey(item), item]));
  const claimed = new Set(imported.filter(({ id }) => id !== '').map(itemKey));
  const twinOf = (entry: ContentItem) => current.find((item) => isSameText(item, entry) && !claimed.has(itemKey(item)));
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
  if (mode === 'replace') return { items: outcome, counts: { ...counts, removed: current.length - kept } };
  const fresh = new Map(outcome.map((item) => [itemKey(item), item]));
  return { items: [...current.map((item) => fresh.get(itemKey(item)) ?? item), ...outcome.filter((item) => !byKey.has(itemKey(item)))], counts };
}
