import { defaultContent } from './defaults';
import { itemKey, parseItem, type ContentItem, type ContentItems } from './model';
import { createEntryStore } from '~/lib/storage/entryStore';
import { useStored, useIsKept } from '~/lib/storage/store';

/** They are the firm's texts and belong to no admin: everybody who uses this browser sees them. */
const store = createEntryStore<ContentItem>({
  name: 'content',
  version: 2,
  parse: parseItem,
  idOf: itemKey,
  defaults: () => defaultContent,
});

export function useContent() {
  return {
    items: useStored(store),
    isKept: useIsKept(store),
    save: (item: ContentItem) => store.put(item),
    /** The undo puts it back into its place, unless it exists again. */
    remove: (item: ContentItem) => {
      const place = store.placeOf(itemKey(item));
      store.remove(itemKey(item));
      return () => {
        if (!store.get(itemKey(item))) store.put(item, place);
      };
    },
    /** The undo does nothing and returns false if something was changed since. */
    replaceAll: (items: ContentItems) => {
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

export type LocalContent = ReturnType<typeof useContent>;
