import type { StateHandlers } from '../../consumer/providerStates';
import { dashboardStates } from './dashboardStates';
import { sessionStates } from './sessionStates';
import type { StateWorld } from './stateWorld';
import { userStates } from './userStates';

/** The consumer's states in this service's terms: one without a handler doesn't compile. Each starts from `emptyTables`. */
export const stateHandlers = (world: StateWorld): StateHandlers => ({ ...sessionStates(world), ...dashboardStates(world), ...userStates(world) });
