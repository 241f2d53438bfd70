import { createEntryStore } from '~/lib/storage/entryStore';
import { parseReply, type Reply } from './model';
import { useStored } from '~/lib/storage/store';

export const replyStore = createEntryStore<Reply>({
  name: 'support-replies',
  version: 1,
  parse: parseReply,
  idOf: ({ id }) => id,
  scope: 'preference',
});

export const useReplies = (): readonly Reply[] => useStored(replyStore);
