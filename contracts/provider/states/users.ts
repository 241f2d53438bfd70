import { eq } from 'drizzle-orm';
import type { StateHandlers } from '../../consumer/states/providerStates';
import { exactKey } from '../core/wire';
import { users } from '../db/tables/users';
import { insertRow } from './rows';
import { inPath, insertMany, minutesAgo, signedIn, signedInWithId, type StateWorld } from './world';

export function userStates(world: StateWorld) {
  const { services } = world;
  return {
    'users exist': async ({ count }) => {
      await insertMany(count, (index) =>
        insertRow(services, 'users', {
          dateJoined: minutesAgo(world, index),
          lastLogin: minutesAgo(world, 0),
        }),
      );
      return signedIn(world);
    },
    'a user has this id': async ({ id }) => {
      await insertRow(services, 'users', { id: exactKey(id) });
      return signedInWithId(world, id);
    },
    'no user has this id': ({ id }) => signedInWithId(world, id),
    'the signed-in admin has this id': async ({ id }) => {
      await services.db.update(users).set({ id }).where(eq(users.id, 1));
      return { ...(await signedIn(world, id)), id: inPath(id) };
    },
    'an email is in use': async ({ email }) => {
      await insertRow(services, 'users', { email });
      return signedIn(world);
    },
    'a user with every detail has this id': async ({ id }) => {
      const details = {
        phoneNumber: '+234 803 555 0142',
        country: 'Nigeria',
        dateOfBirth: '1994-07-02',
        lastLogin: minutesAgo(world, 0),
      };
      await insertRow(services, 'users', { id, ...details });
      await insertRow(services, 'userAddresses', { userId: id, ...address });
      return signedInWithId(world, id);
    },
    'a user has this id, and another user an email': async ({ id, email }) => {
      await insertRow(services, 'users', { id });
      await insertRow(services, 'users', { email });
      return signedInWithId(world, id);
    },
  } satisfies Partial<StateHandlers>;
}

const address = {
  homeAddress: '14 Marina Road',
  town: 'Lagos',
  state: 'Lagos State',
  zipCode: '101241',
  homeAddress2: '3 Harbour Close',
  town2: 'Abuja',
  state2: 'FCT',
  zipCode2: '900211',
};
