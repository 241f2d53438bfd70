import type { Id, Wallet } from '../../../api/types';
import { getWallet } from './api';
import type { Source } from '../../../api/reading/prefetch';
import { cacheKeys } from '../../cacheKeys';
import { useReading, type Reading } from '../../../api/reading/reading';

export const walletSource = (id: Id): Source<Wallet> => ({
  key: cacheKeys.users.wallet(id),
  read: () => getWallet(id),
});

/** The sums of a user's wallet. Reads nothing without an id. */
export const useWallet = (id: Id | undefined): Reading<Wallet> =>
  useReading(id === undefined ? null : walletSource(id));
