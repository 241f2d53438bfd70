import type { StateHandlers } from '../../consumer/providerStates';
import { challengeStates } from './challengeStates';
import { competitionStates } from './competitionStates';
import { dashboardStates } from './dashboardStates';
import { kycStates } from './kycStates';
import { mt5States } from './mt5States';
import { payoutStates } from './payoutStates';
import { sessionStates } from './sessionStates';
import type { StateWorld } from './stateWorld';
import { supportStates } from './supportStates';
import { userStates } from './userStates';
import { walletStates } from './walletStates';

/** The consumer's states in this service's terms: one without a handler doesn't compile. Each starts from `emptyTables`. */
export const stateHandlers = (world: StateWorld): StateHandlers => ({
  ...sessionStates(world),
  ...dashboardStates(world),
  ...userStates(world),
  ...kycStates(world),
  ...walletStates(world),
  ...challengeStates(world),
  ...competitionStates(world),
  ...mt5States(world),
  ...payoutStates(world),
  ...supportStates(world),
});
