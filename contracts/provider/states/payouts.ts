import type { StateHandlers } from '../../consumer/states/providerStates';
import { exactKey } from '../core/wire';
import { insertPayout } from './rows';
import { insertMany, minutesAgo, signedIn, signedInWithId, type StateWorld } from './world';

/** Payouts are the debits of all wallets (R21). */
export function payoutStates(world: StateWorld) {
  const { services } = world;
  return {
    'payouts wait for a decision': async ({ count }) => {
      await insertMany(count, (index) =>
        insertPayout(services, { createdAt: minutesAgo(world, index) }),
      );
      return signedIn(world);
    },
    'a payout without details exists': async () => {
      await insertPayout(services, {
        payAmount: null,
        payCurrency: null,
        payAddress: null,
        payNetwork: null,
      });
      return signedIn(world);
    },
    'a payout waits for a decision': async ({ id }) => {
      await insertPayout(services, { id: exactKey(id) });
      return signedInWithId(world, id);
    },
    'a payout was already approved': async ({ id }) => {
      await insertPayout(services, { id, status: 'approved' });
      return signedInWithId(world, id);
    },
    'no payout has this id': ({ id }) => signedInWithId(world, id),
  } satisfies Partial<StateHandlers>;
}
