import { defaultContent } from '../domain/content/defaults';
import { itemKey, parseItem, type ContentItem, type ContentItems } from '../domain/content/items';
import { listOf } from '../domain/values/records';
import { createEntryStore, useEntries } from './stored/entryStore';
import { useIsKept } from './stored/localStore';

/** R29: the firm's texts, nobody's own: every admin of this browser sees them. */
const store = createEntryStore<ContentItem>({
  name: 'content',
  version: 2,
  parse: parseItem,
  parseOld: (raw) => listOf(raw, parseItem),
  idOf: itemKey,
  defaults: () => defaultContent,
});

export interface LocalContent {
  items: ContentItems;
  /** False while changes last only as long as the tab. */
  isKept: boolean;
  /** Adds an item, or puts it in the place of the one with its id. */
  save: (item: ContentItem) => void;
  /** Removes an item at once; the answer puts it back into its old place, unless it is there again. */
  remove: (item: ContentItem) => () => void;
  /** Replaces everything; the answer brings back what was there, or says false where something was changed in between. */
  replaceAll: (items: ContentItems) => () => boolean;
}

/** FAQ and rules (section 2), kept in this browser: no call is made. */
export function useContent(): LocalContent {
  return {
    items: useEntries(store),
    isKept: useIsKept(store),
    save: (item) => store.put(item),
    remove: (item) => {
      const place = store.placeOf(itemKey(item));
      store.remove(itemKey(item));
      return () => {
        if (!store.get(itemKey(item))) store.put(item, place);
      };
    },
    replaceAll: (items) => {
      const before = store.read();
      store.replaceAll(items);
      const written = store.read();
      return () => {
        if (store.read() !== written) return false;
        store.replaceAll(before);
        return true;
      };
    },
  };
}
