import { eq } from 'drizzle-orm';
import type { StateHandlers } from '../../consumer/providerStates';
import { users } from '../db/tables/users';
import { insertRow } from '../states';
import { insertMany, minutesAgo, signedIn, type StateWorld } from './stateWorld';

export function userStates(world: StateWorld) {
  const { services } = world;
  return {
    'users exist': async ({ count }) => {
      await insertMany(count, (index) => insertRow(services, 'users', { dateJoined: minutesAgo(world, index), lastLogin: minutesAgo(world, 0) }));
      return signedIn(world);
    },
    'a user has never signed in': async () => {
      await insertRow(services, 'users', { lastLogin: null });
      return signedIn(world);
    },
    'a user has this id': async ({ id }) => {
      await insertRow(services, 'users', { id });
      return { ...(await signedIn(world)), id: inPath(id) };
    },
    'no user has this id': async ({ id }) => ({ ...(await signedIn(world)), id: inPath(id) }),
    'the signed-in admin has this id': async ({ id }) => {
      await services.db.update(users).set({ id }).where(eq(users.id, 1));
      return { ...(await signedIn(world, id)), id: inPath(id) };
    },
    'an email is in use': async ({ email }) => {
      await insertRow(services, 'users', { email });
      return signedIn(world);
    },
  } satisfies Partial<StateHandlers>;
}

const inPath = (id: number | string) => encodeURIComponent(id);
