import type { StateHandlers } from '../../consumer/providerStates';
import { insertRow } from '../states';
import { insertMany, minutesAgo, signedIn, type StateWorld } from './stateWorld';

export function dashboardStates(world: StateWorld) {
  const { services } = world;
  return {
    'activities and running competitions exist': async ({ activities, competitions }) => {
      await insertMany(activities, (index) => insertRow(services, 'activities', { timestamp: minutesAgo(world, index) }));
      await insertMany(competitions, () => insertRow(services, 'competitions'));
      return signedIn(world);
    },
    'an activity without a name or details exists': async () => {
      await insertRow(services, 'activities', { name: null, details: null });
      return signedIn(world);
    },
  } satisfies Partial<StateHandlers>;
}
