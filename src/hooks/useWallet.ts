import type { Id, Wallet } from '../api/types';
import { getWallet } from '../api/wallet';
import { keys } from './keys';
import { useReading, type Reading } from './reading';

/** The sums of a user's wallet. */
export const useWallet = (id: Id): Reading<Wallet> => useReading(keys.users.wallet(id), () => getWallet(id));
