import { documentTitles, type KycDocumentType } from './model';
import { countOf, formatCount } from '~/lib/numbers';
import { isolate } from '~/lib/text';
import { failureText, silent, type Failure } from '~/api/messages';

export type KycVerdict = 'approved' | 'rejected';

/** For /users/{id}/kyc. The address 2 action also says Address 1. */
export const kycMessages = {
  loadFailed: silent,
  decided: (type: KycDocumentType, status: KycVerdict) =>
    `${documentTitles[type === 'id' ? 'id' : 'address1']} ${status}`,
  decideFailed: () => 'Error during update',
} as const;

const kindOf = (type: KycDocumentType) => (type === 'id' ? 'ID' : 'Address');
const verbs: Record<KycVerdict, string> = { approved: 'approving', rejected: 'rejecting' };

export const kycReviewMessages = {
  loadFailed: 'Error fetching KYC details',
  decided: (type: KycDocumentType, status: KycVerdict) => `${kindOf(type)} ${status} successfully`,
  decideFailed: (type: KycDocumentType, status: KycVerdict) =>
    `Error ${verbs[status]} ${kindOf(type)}`,
} as const;

const sources = {
  payouts: 'The pending payouts',
  users: 'The users',
  records: 'The KYC records',
} as const;

/** For 'Review identities' (R247). */
export const kycQueueMessages = {
  checked: (count: number, total: number) =>
    total === 0
      ? `Checked ${countOf(count, 'user')}`
      : `Checked ${formatCount(count)} of ${countOf(Math.max(total, count), 'user')}`,
  found: (count: number) => `${countOf(count, 'document')} found`,
  status: {
    scanning: 'Searching for more…',
    stopped: 'Stopped',
    full: 'Batch full (50)',
    done: 'All users were checked',
  },
  unread: (names: readonly string[]) => {
    const named = names.slice(0, 3).map(isolate).join(', ');
    const rest = names.length > 3 ? ` and ${formatCount(names.length - 3)} more` : '';
    return `${formatCount(names.length)} could not be loaded: ${named}${rest}`;
  },
  trouble: (what: keyof typeof sources, failure: Failure) =>
    `${sources[what]} could not be loaded. ${failureText('The request failed', failure) ?? ''}`,
  empty: 'No documents to review',
} as const;

export const decidedByColleague = (title: string, status: KycVerdict) =>
  `Nothing was sent: ${title} was ${status} by someone else`;

export const noAnswer = (title: string) =>
  `No response was received. ${title} is still pending. The decision may be lost, or may still go through.`;

export const unreadBefore = (title: string) =>
  `Nothing was sent: ${title} could not be checked first. If someone else has already decided it, the server will refuse your decision.`;

export const documentMessages = {
  downloadFailed: 'The document could not be downloaded',
} as const;
