import { defaultContent } from '../../domain/contentDefaults';
import { parseContent, rememberOrder, restored, withItem, withoutItem } from '../../domain/contentEdits';
import type { ContentItem, ContentItems } from '../../domain/contentItems';
import { createLocalStore, useIsKept, useLocalStore } from './localStore';

/** R29: the firm's texts, nobody's own: every admin of this browser sees them. */
const store = createLocalStore<ContentItems>({ name: 'content', version: 1, parse: parseContent, fallback: () => defaultContent });

/** Places of what was removed on this page, so that any of it can go back, in whichever order. */
let order: readonly string[] = [];

export interface LocalContent {
  items: ContentItems;
  /** False while changes last only as long as the tab. */
  isKept: boolean;
  /** Adds an item, or puts it in the place of the one with its id. */
  save: (item: ContentItem) => void;
  /** Removes an item at once; the answer puts it back into its old place. */
  remove: (item: ContentItem) => () => void;
  /** Replaces everything; the answer brings back what was there, or says false where something was changed in between. */
  replaceAll: (items: ContentItems) => () => boolean;
}

const update = (change: (items: ContentItems) => ContentItems) => {
  store.write(change(store.read()));
};

/** FAQ and rules (section 2), kept in this browser: no call is made. */
export function useContent(): LocalContent {
  const [items] = useLocalStore(store);
  const isKept = useIsKept(store);
  return {
    items,
    isKept,
    save: (item) => { update((now) => withItem(now, item)); },
    remove: (item) => {
      order = rememberOrder(order, store.read());
      update((now) => withoutItem(now, item));
      return () => { update((now) => restored(now, item, order)); };
    },
    replaceAll: (next) => {
      const before = store.read();
      store.write(next);
      const written = store.read();
      return () => {
        if (store.read() !== written) return false;
        store.write(before);
        return true;
      };
    },
  };
}
