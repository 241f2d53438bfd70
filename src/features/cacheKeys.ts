import type { ChallengePageQuery } from './challenges/api';
import type { PageQuery } from '../api/http/page';
import type { Mt5UserPageQuery, TradingAccountPageQuery } from './trading/api';
import type { PayoutPageQuery, TransactionPageQuery } from './payouts/api';
import type { Id } from '../api/types';

/** Lists may send ids as numbers; URLs hold them as text. */
const text = (id: Id) => String(id);

/** All keys of SWR's cache. */
export const cacheKeys = {
  dashboard: () => ['dashboard'] as const,
  users: {
    list: ({ page, pageSize }: PageQuery) => ['users', 'list', page, pageSize] as const,
    stats: () => ['users', 'stats'] as const,
    detail: (id: Id) => ['users', 'detail', text(id)] as const,
    kyc: (id: Id) => ['users', 'kyc', text(id)] as const,
    wallet: (id: Id) => ['users', 'wallet', text(id)] as const,
    transactions: (id: Id, query: TransactionPageQuery) =>
      ['users', 'transactions', text(id), query] as const,
  },
  /**
   * The payouts that the checks compare with. They are put into the cache; nothing reads them by
   * this key.
   */
  comparedPayouts: () => ['compared payouts'] as const,
  linkedPayout: (id: string, day: string | undefined, amount: string | undefined) =>
    ['linked payout', id, day, amount] as const,
  payouts: (query: PayoutPageQuery) => ['payouts', query] as const,
  challenges: {
    list: (query: ChallengePageQuery) => ['challenges', 'list', query] as const,
    detail: (id: Id) => ['challenges', 'detail', text(id)] as const,
  },
  competitions: {
    list: ({ page, pageSize }: PageQuery) => ['competitions', 'list', page, pageSize] as const,
    detail: (id: Id) => ['competitions', 'detail', text(id)] as const,
  },
  support: {
    tickets: () => ['support', 'tickets'] as const,
    messages: (id: Id) => ['support', 'messages', text(id)] as const,
  },
  mt5: {
    accounts: (query: TradingAccountPageQuery) => ['mt5', 'accounts', query] as const,
    positions: (login: Id) => ['mt5', 'positions', text(login)] as const,
    users: (query: Mt5UserPageQuery) => ['mt5', 'users', query] as const,
  },
};

const isOf = (key: unknown, ...names: string[]) =>
  Array.isArray(key) && key[0] === 'users' && names.includes(String(key[1]));

/** Any page of the user list, of any size. */
export const isUserList = (key: unknown): boolean => isOf(key, 'list');

/** Any page of any wallet's history. */
export const isTransactionList = (key: unknown): boolean => isOf(key, 'transactions');

/** Any page of one wallet's history. */
export const isTransactionListOf =
  (id: Id) =>
  (key: unknown): boolean =>
    isTransactionList(key) && Array.isArray(key) && key[2] === text(id);

/** The balance of any wallet. */
export const isWallet = (key: unknown): boolean => isOf(key, 'wallet');

/** Any page of challenges or of skill checks. */
export const isChallengeList = (key: unknown): boolean =>
  Array.isArray(key) && key[0] === 'challenges' && key[1] === 'list';

/** Any page of the payouts of all users. */
export const isPayoutList = (key: unknown): boolean => Array.isArray(key) && key[0] === 'payouts';

/** The tickets. */
export const isTicketList = (key: unknown): boolean =>
  Array.isArray(key) && key[0] === 'support' && key[1] === 'tickets';

/** Any page of competitions. */
export const isCompetitionList = (key: unknown): boolean =>
  Array.isArray(key) && key[0] === 'competitions' && key[1] === 'list';
