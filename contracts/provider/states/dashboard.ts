import type { StateHandlers } from '../../consumer/states/providerStates';
import { insertRow } from './rows';
import { insertMany, minutesAgo, signedIn, type StateWorld } from './world';

/**
 * Activities and competitions, which the dashboard lists. Its figures count records of other areas,
 * and have no states of their own: on an empty platform they are 0.
 */
export function dashboardStates(world: StateWorld) {
  const { services } = world;
  return {
    'activities and running competitions exist': async ({ activities, competitions }) => {
      await insertMany(activities, (index) =>
        insertRow(services, 'activities', { timestamp: minutesAgo(world, index) }),
      );
      await insertMany(competitions, () => insertRow(services, 'competitions'));
      return signedIn(world);
    },
    'an activity without a name or details exists': async () => {
      await insertRow(services, 'activities', { name: null, details: null });
      return signedIn(world);
    },
  } satisfies Partial<StateHandlers>;
}
