import { recordOf } from '../../../lib/records';
import { useDrafted } from '../../../mutation/useFormDraft';

export const replyDraftName = 'support-reply';

/**
 * Whether the form of a reply was left unfinished (promise 7). What is in it is read with the form,
 * so that this needs little code.
 */
export const useHasReplyDraft = (): boolean => useDrafted(replyDraftName, recordOf) !== undefined;
