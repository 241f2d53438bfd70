import type { StateHandlers } from '../../consumer/providerStates';
import { insertRow } from '../states';
import { insertMany, minutesAgo, signedInWithId, type StateWorld } from './stateWorld';

/** Wallets, their history, and payouts, which are its debits (R21). */
export function walletStates(world: StateWorld) {
  const { services } = world;
  const openWallet = async (userId: number, isRestricted = false) => {
    await insertRow(services, 'users', { id: userId });
    await insertRow(services, 'wallets', { userId, isRestricted });
    return signedInWithId(world, userId);
  };
  return {
    'a user has a wallet': ({ id }) => openWallet(id),
    'a wallet may not be looked at': ({ id }) => openWallet(id, true),
    'a wallet has a history': async ({ id, credits, debits }) => {
      const answer = await openWallet(id);
      const insert = (type: 'credit' | 'debit') => (index: number) => insertRow(services, 'transactions', { userId: id, type, createdAt: minutesAgo(world, index) });
      await insertMany(credits, insert('credit'));
      await insertMany(debits, insert('debit'));
      return answer;
    },
    'a payout waits for a decision': async ({ id }) => {
      await insertRow(services, 'transactions', { id });
      return signedInWithId(world, id);
    },
    'a payout was already approved': async ({ id }) => {
      await insertRow(services, 'transactions', { id, status: 'approved' });
      return signedInWithId(world, id);
    },
    'no payout has this id': ({ id }) => signedInWithId(world, id),
  } satisfies Partial<StateHandlers>;
}
