import { itemKey, itemOf, type ContentItem, type ContentItems } from './contentItems';
import { isRecord } from './records';

/** The item in the place of the one with its id; at the end where there is none, so that what was typed is kept whatever another tab removed. */
export function withItem(items: ContentItems, item: ContentItem): ContentItems {
  const key = itemKey(item);
  return items.some((other) => itemKey(other) === key) ? items.map((other) => (itemKey(other) === key ? item : other)) : [...items, item];
}

export const withoutItem = (items: ContentItems, item: ContentItem): ContentItems => items.filter((other) => itemKey(other) !== itemKey(item));

/** The order of what is there and, in their old places, of what was there before. To be renewed whenever something is removed. */
export function rememberOrder(known: readonly string[], items: ContentItems): string[] {
  const order = items.map(itemKey);
  const held = new Set(order);
  for (const [index, key] of known.entries()) {
    if (!held.has(key)) order.splice(index === 0 ? 0 : order.indexOf(known[index - 1] ?? '') + 1, 0, key);
  }
  return order;
}

/** Puts a removed item back into its old place: before the first one that isn't known to have stood before it. */
export function restored(items: ContentItems, item: ContentItem, order: readonly string[]): ContentItems {
  if (items.some((other) => itemKey(other) === itemKey(item))) return items;
  const before = new Set(order.slice(0, order.indexOf(itemKey(item))));
  const at = items.findIndex((other) => !before.has(itemKey(other)));
  return at < 0 ? [...items, item] : [...items.slice(0, at), item, ...items.slice(at)];
}

/** What was stored, checked (R29): an item that can't be read costs only itself. Undefined for what is no list. */
export function parseContent(raw: unknown): ContentItems | undefined {
  if (!Array.isArray(raw)) return undefined;
  const items = new Map<string, ContentItem>();
  for (const stored of raw as unknown[]) {
    if (!isRecord(stored) || typeof stored['id'] !== 'string' || (stored['kind'] !== 'faq' && stored['kind'] !== 'rule')) continue;
    const item = itemOf(stored['kind'], stored['id'], stored);
    if (item && !items.has(itemKey(item))) items.set(itemKey(item), item);
  }
  return [...items.values()];
}
