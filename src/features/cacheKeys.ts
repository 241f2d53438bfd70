import type { ChallengePageQuery } from './challenges/model';
import type { Mt5UserPageQuery, TradingAccountPageQuery } from './trading/model';
import type { PayoutQuery, TransactionQuery } from './payouts/model';
import type { Id, PageQuery } from '~/api/types';

/** Lists may send ids as numbers; addresses have them as text. */
const text = (id: Id) => String(id);

const ofRecord =
  <Operation extends string>(operation: Operation) =>
  (id: Id) =>
    [operation, text(id)] as const;

/** Filters that act on the page are not part of the request. */
const pageOnly = ({ page, pageSize }: PageQuery) => ({ page, pageSize });

/**
 * The operation of the OpenAPI document, then its parameters. The key of a whole list ends with
 * 'whole'.
 */
export const cacheKeys = {
  dashboard: () => ['getDashboard'] as const,
  users: {
    list: (query: PageQuery) => ['listUsers', pageOnly(query)] as const,
    stats: () => ['getUserStats'] as const,
    detail: ofRecord('getUser'),
    kyc: ofRecord('getKyc'),
    wallet: ofRecord('getWallet'),
    transactions: (id: Id, query: TransactionQuery & PageQuery) =>
      ['listWalletTransactions', text(id), query] as const,
  },
  payouts: (query: PayoutQuery & PageQuery) => ['listPayouts', query] as const,
  comparedPayouts: () => ['compared payouts'] as const,
  linkedPayout: (id: string, day: string | null, amount: string | null) =>
    ['linked payout', id, day, amount] as const,
  challenges: {
    list: (query: ChallengePageQuery) => ['listChallenges', query] as const,
    detail: ofRecord('getChallenge'),
  },
  competitions: {
    list: (query: PageQuery) => ['listCompetitions', pageOnly(query)] as const,
    detail: ofRecord('getCompetition'),
  },
  support: {
    tickets: () => ['listTickets'] as const,
    messages: ofRecord('listTicketMessages'),
  },
  mt5: {
    accounts: (query: TradingAccountPageQuery) => ['listTradingAccounts', query] as const,
    positions: ofRecord('getAccountPositions'),
    users: (query: Mt5UserPageQuery) => ['listMt5Users', query] as const,
  },
};

const isKeyOf = (operation: string) => (key: unknown) => Array.isArray(key) && key[0] === operation;

export const isUserList = isKeyOf('listUsers');
export const isTransactionList = isKeyOf('listWalletTransactions');
export const isWallet = isKeyOf('getWallet');
export const isChallengeList = isKeyOf('listChallenges');
export const isPayoutList = isKeyOf('listPayouts');
export const isTicketList = isKeyOf('listTickets');
export const isCompetitionList = isKeyOf('listCompetitions');

export const isPendingPayoutList = (key: unknown) =>
  isPayoutList(key) && ((key as unknown[])[1] as PayoutQuery).status === 'pending';

export const isTransactionListOf = (id: Id) => (key: unknown) =>
  isTransactionList(key) && (key as unknown[])[1] === text(id);
