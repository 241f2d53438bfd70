import { readReplyValues, type ReplyValues } from '../../domain/support/replies';
import { useDrafted, type Drafted } from '../form/useFormDraft';

export const replyDraftName = 'support-reply';

/** What was left behind in the form of a reply, if anything (promise 7). */
export const useReplyDraft = (): Drafted<ReplyValues> | undefined => useDrafted(replyDraftName, readReplyValues);
