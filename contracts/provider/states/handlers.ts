import type { StateHandlers } from '../../consumer/states/providerStates';
import { authStates } from './auth';
import { challengeStates } from './challenges';
import { competitionStates } from './competitions';
import { dashboardStates } from './dashboard';
import { kycStates } from './kyc';
import { marketStates } from './markets';
import { payoutStates } from './payouts';
import { supportStates } from './support';
import { userStates } from './users';
import { walletStates } from './wallet';
import type { StateWorld } from './world';

/**
 * Sets up every state of the consumer's catalog. A missing handler doesn't compile. Each starts
 * after `emptyTables`.
 */
export const stateHandlers = (world: StateWorld): StateHandlers => ({
  ...authStates(world),
  ...dashboardStates(world),
  ...userStates(world),
  ...kycStates(world),
  ...walletStates(world),
  ...payoutStates(world),
  ...challengeStates(world),
  ...competitionStates(world),
  ...marketStates(world),
  ...supportStates(world),
});
