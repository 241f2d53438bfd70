import { countOf, formatCount } from '~/lib/numbers';
import { payoutAmount, type PayoutDecision, type PayoutFields } from './model';
import { serverOnly } from '~/api/messages';
import { isolate } from '~/lib/text';

/** Only the screen shows the wallet's 403. */
export const walletMessages = {
  loadFailed: 'Failed to retrieve wallet details',
  historyFailed: 'Failed to retrieve wallet history',
} as const;

export const payoutMessages = {
  listFailed: 'Failed to retrieve wallet history',
  /** Even without a message of the server there must be a text. */
  decided: (decision: PayoutDecision, serverMessage: string | undefined) =>
    serverMessage ?? `Payout ${decision} successfully`,
  decideFailed: serverOnly,
  rejectedReply: (payout: PayoutFields, reason: string) =>
    `Your payout of ${payoutAmount(payout)} was rejected: ${reason}`,
} as const;

export const linkedPayoutMessages = {
  searching: (id: string) => `Searching for payout ${isolate(id)} …`,
  failed: (id: string) => `Payout ${isolate(id)} could not be loaded`,
  notFound: (id: string) => `Payout ${isolate(id)} was not found`,
} as const;

export const reviewListMessages = {
  empty: 'No pending payouts found',
  pendingOf: (pending: number, count: number) =>
    `${formatCount(pending)} of ${countOf(count, 'payout')} pending`,
  /** `missing` counts the payouts that the server counts but didn't return. */
  incomplete: (count: number, missing: number) =>
    `The review has ${countOf(count, 'payout')}. ${
      missing > 0
        ? `The server left out ${formatCount(missing)} more`
        : 'The list changed while it was read: more may be pending'
    }`,
  nothingYet: 'Nothing to check yet',
  checked: (checked: number, count: number) =>
    `Checked ${formatCount(checked)} of ${countOf(count, 'payout')}`,
  unread: (count: number) => `Some data could not be loaded for ${countOf(count, 'payout')}.`,
  start: (count: number) => (count === 0 ? 'Start review' : `Start review (${formatCount(count)})`),
  selectLane: (lane: string) => `Select all: ${lane}`,
  more: (count: number, all: number) => `Show ${formatCount(count)} more of ${formatCount(all)}`,
  moreReasons: (count: number) => `and ${formatCount(count)} more`,
} as const;

export const replaceReviewMessages = {
  title: 'Start a new review?',
  question: (decided: number, left: number, unmade = 0) => {
    const parts = [
      `${countOf(decided, 'payout')} decided`,
      ...(unmade > 0 ? [`${formatCount(unmade)} failed or unconfirmed`] : []),
      `${left === 0 ? 'none' : formatCount(left)} left`,
    ];
    return `The review in progress will be lost: ${parts.join(', ')}.`;
  },
  consequence:
    'Its summary and CSV will be lost. Decisions already sent stay in the decision journal.',
} as const;
