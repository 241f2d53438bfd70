import type { PayoutStatus } from '../payouts/model';
import { formatCount } from '../../lib/numbers';
import { serverOr } from '../../api/messages';

const counted = (count: number, one: string, many: string) =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** The dashboard's links avoid the words of the navigation's links, so that none are confused. */
export const waitingMessages = {
  payouts: (count: number) => counted(count, 'withdrawal pending', 'withdrawals pending'),
  tickets: (count: number) => counted(count, 'ticket open', 'tickets open'),
  identities: (count: number | undefined) =>
    count === undefined
      ? 'Pending identities: not counted yet'
      : counted(count, 'document to verify', 'documents to verify'),
  identitiesNote: (count: number | undefined) =>
    count === undefined ? 'Search for pending ones' : 'Found by the last search in this tab',
  run: 'Review in progress',
  runNote: (decided: number, count: number) =>
    `${formatCount(decided)} of ${formatCount(count)} decided`,
  unmade: (count: number) => `${formatCount(count)} failed or unconfirmed`,
  nothing: 'Nothing needs attention.',
  oldest: (age: string) => `Oldest ${age}`,
  otherCurrencies: (count: number) =>
    `${formatCount(count)} more ${count === 1 ? 'currency' : 'currencies'}`,
  weekNote: (read: number, count: number) =>
    read < count
      ? `The newest ${formatCount(read)} of ${formatCount(count)}, by day (UTC) and status`
      : 'By day of the request (UTC) and by status',
  weekStatus: (count: number, status: PayoutStatus) => `${formatCount(count)} ${status}`,
} as const;

export const dashboardMessages = {
  loadFailed: serverOr('Error fetching dashboard data'),
} as const;
