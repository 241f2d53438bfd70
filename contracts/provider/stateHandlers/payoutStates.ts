import type { StateHandlers } from '../../consumer/providerStates';
import { insertRow } from '../states';
import { insertMany, minutesAgo, signedIn, type StateWorld } from './stateWorld';

/** The payouts of all users: the debits of their wallets (R21). */
export function payoutStates(world: StateWorld) {
  const { services } = world;
  return {
    'payouts wait for a decision': async ({ count }) => {
      await insertMany(count, (index) => insertRow(services, 'transactions', { createdAt: minutesAgo(world, index) }));
      return signedIn(world);
    },
    'a payout without details exists': async () => {
      await insertRow(services, 'transactions', { payAmount: null, payCurrency: null, payAddress: null, payNetwork: null });
      return signedIn(world);
    },
  } satisfies Partial<StateHandlers>;
}
