import type { PayoutStatus } from '~/features/payouts/model';
import { countOf, formatCount } from '~/lib/numbers';

const moreCurrencies = { one: 'more currency', many: 'more currencies' };

/** These links avoid the words of the navigation's links, so that none are confused. */
export const waitingMessages = {
  payouts: (count: number) => `${countOf(count, 'withdrawal')} pending`,
  tickets: (count: number) => `${countOf(count, 'ticket')} open`,
  identities: (count: number | undefined) =>
    count === undefined
      ? 'Pending identities: not counted yet'
      : `${countOf(count, 'document')} to verify`,
  identitiesNote: (count: number | undefined) =>
    count === undefined ? 'Search for pending documents' : 'Found by the last search in this tab',
  run: 'Review in progress',
  runNote: (decided: number, count: number) =>
    `${formatCount(decided)} of ${formatCount(count)} decided`,
  unmade: (count: number) => `${formatCount(count)} failed or unconfirmed`,
  nothing: 'Nothing needs attention.',
  oldest: (age: string) => `Oldest ${age}`,
  otherCurrencies: (count: number) => countOf(count, moreCurrencies),
  weekNote: (read: number, count: number) =>
    count === 0
      ? 'No payouts were requested'
      : read < count
        ? `The newest ${formatCount(read)} of ${formatCount(count)}, by day (UTC) and status`
        : 'By day of the request (UTC) and by status',
  weekStatus: (count: number, status: PayoutStatus) => `${formatCount(count)} ${status}`,
} as const;

export const dashboardMessages = {
  loadFailed: 'Error fetching dashboard data',
} as const;
