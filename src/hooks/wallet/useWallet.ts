import type { Id, Wallet } from '../../api/types';
import { getWallet } from '../../api/wallet';
import type { Source } from '../cache/ahead';
import { cacheKeys } from '../cache/cacheKeys';
import { useReading, type Reading } from '../cache/reading';

export const walletSource = (id: Id): Source<Wallet> => ({ key: cacheKeys.users.wallet(id), read: () => getWallet(id) });

/** The sums of a user's wallet. Reads nothing without an id. */
export const useWallet = (id: Id | undefined): Reading<Wallet> => useReading(id === undefined ? null : walletSource(id));
