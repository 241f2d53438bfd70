import { recordOf } from '../../../lib/records';
import { createEntryStore, useEntries } from '../../../lib/storage/entryStore';
import { useDrafted } from '../../../mutation/useFormDraft';
import { parseReply, type Reply } from './model';

/** Kept in this browser for the signed-in admin, over sign-out. */
export const replyStore = createEntryStore<Reply>({
  name: 'support-replies',
  version: 1,
  parse: parseReply,
  parseOld: () => undefined,
  idOf: ({ id }) => id,
  scope: 'preference',
});

/** The admin's replies, in their order. */
export const useReplies = (): readonly Reply[] => useEntries(replyStore);

export const replyDraftName = 'support-reply';

/** Whether the form of a reply was left unfinished (promise 7). Its values are read with the form. */
export const useHasReplyDraft = (): boolean => useDrafted(replyDraftName, recordOf) !== undefined;
