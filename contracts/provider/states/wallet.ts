import type { StateHandlers } from '../../consumer/states/providerStates';
import { insertRow } from './rows';
import { insertMany, minutesAgo, signedInWithId, type StateWorld } from './world';

export function walletStates(world: StateWorld) {
  const { services } = world;
  const insertWallet = async (userId: number, isRestricted = false) => {
    await insertRow(services, 'users', { id: userId });
    await insertRow(services, 'wallets', { userId, isRestricted });
    return signedInWithId(world, userId);
  };
  return {
    'a user requested payouts at these times': async ({ id, times }) => {
      const values = await insertWallet(id);
      for (const time of times)
        await insertRow(services, 'transactions', { userId: id, createdAt: new Date(time) });
      return values;
    },
    'a user has a wallet': ({ id }) => insertWallet(id),
    'a wallet may not be looked at': ({ id }) => insertWallet(id, true),
    'a wallet has a history': async ({ id, credits, debits }) => {
      const values = await insertWallet(id);
      const insert = (type: 'credit' | 'debit') => (index: number) =>
        insertRow(services, 'transactions', {
          userId: id,
          type,
          createdAt: minutesAgo(world, index),
        });
      await insertMany(credits, insert('credit'));
      await insertMany(debits, insert('debit'));
      return values;
    },
  } satisfies Partial<StateHandlers>;
}
