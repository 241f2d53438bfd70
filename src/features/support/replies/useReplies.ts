import { parseReply, type Reply } from './replies';
import { createEntryStore } from '../../../lib/storage/entryStore';
import { useStored, useIsKept } from '../../../lib/storage/store';

/** Kept in this browser for the signed-in admin, over sign-out. */
const store = createEntryStore<Reply>({
  name: 'support-replies',
  version: 1,
  parse: parseReply,
  idOf: ({ id }) => id,
  scope: 'preference',
});

export const readReplies = store.read;

/** The admin's replies, in their order. */
export const useReplies = (): readonly Reply[] => useStored(store);

export interface ReplyEditing {
  replies: readonly Reply[];
  /** False while changes last only as long as the tab. */
  isKept: boolean;
  /** Adds a reply at the end, or changes the one with its id. */
  save: (reply: Reply) => void;
  /** Removes a reply at once. Returns a function that puts it back into its place. */
  remove: (reply: Reply) => () => void;
  /** Makes these all there are, in this order. */
  replaceAll: (replies: readonly Reply[]) => void;
}

export function useReplyEditing(): ReplyEditing {
  return {
    replies: useReplies(),
    isKept: useIsKept(store),
    save: (reply) => store.put(reply),
    remove: (reply) => {
      const place = store.placeOf(reply.id);
      store.remove(reply.id);
      return () => store.put(reply, place);
    },
    replaceAll: (replies) => store.replaceAll(replies),
  };
}
