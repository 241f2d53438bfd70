import { eq } from 'drizzle-orm';
import type { ProviderStates, StateName } from '../consumer/providerStates';
import { createServices } from './app';
import { rotate } from './auth/refreshFamilies';
import { users } from './db/tables/users';
import type { Services } from './services';
import { givePassword, insertRow, mintAccessToken, mintRefreshToken } from './states';

type StateHandlers = { [Name in StateName]: (params: ProviderStates[Name]['params']) => Promise<ProviderStates[Name]['gives']> };

/** What a state may do to the service besides its data. */
export interface ServiceSwitches {
  /** Lets every call answer 503 without a body until the next state. */
  goDown: () => Promise<void>;
}

const minuteMs = 60_000;

/** The consumer's states in this service's terms. Each starts from empty tables and the admin with id 1. */
export function stateHandlers(services: Services, { goDown }: ServiceSwitches): StateHandlers {
  const signedIn = async (userId = 1) => ({ accessToken: await mintAccessToken(services, userId) });
  const insertMany = async (count: number, insert: (index: number) => Promise<unknown>) => {
    for (let index = 0; index < count; index += 1) await insert(index);
  };
  const ago = (minutes: number) => new Date(services.clock.now().getTime() - minutes * minuteMs);

  return {
    'an admin is signed in to an empty platform': () => signedIn(),
    'the access token has expired': async () => {
      const clock = { now: () => ago(services.config.accessTokenMinutes + 1) };
      return { accessToken: await mintAccessToken(createServices({ ...services, clock })) };
    },
    'the signed-in account is no longer an admin': async () => {
      await services.db.update(users).set({ role: 'user' });
      return signedIn();
    },
    'the service is unavailable': async () => {
      await goDown();
      return {};
    },

    'an admin can sign in': async ({ email, password }) => {
      await services.db.update(users).set({ email });
      await givePassword(services, 1, password);
      return {};
    },
    'an account without the admin role can sign in': async ({ email, password }) => {
      await services.db.update(users).set({ email, role: 'user' });
      await givePassword(services, 1, password);
      return {};
    },
    'a refresh token has not been used': async () => ({ refreshToken: await mintRefreshToken(services) }),
    'a refresh token has long been replaced': async () => {
      const refreshToken = await mintRefreshToken(services);
      let current = refreshToken;
      for (const _swap of [1, 2]) current = await swap(services, current);
      return { refreshToken };
    },

    'activities and running competitions exist': async ({ activities, competitions }) => {
      await insertMany(activities, (index) => insertRow(services, 'activities', { timestamp: ago(index) }));
      await insertMany(competitions, () => insertRow(services, 'competitions'));
      return signedIn();
    },
    'an activity without a name or details exists': async () => {
      await insertRow(services, 'activities', { name: null, details: null });
      return signedIn();
    },

    'users exist': async ({ count }) => {
      await insertMany(count, (index) => insertRow(services, 'users', { dateJoined: ago(index), lastLogin: ago(0) }));
      return signedIn();
    },
    'a user has never signed in': async () => {
      await insertRow(services, 'users', { lastLogin: null });
      return signedIn();
    },
    'a user has this id': async ({ id }) => {
      await insertRow(services, 'users', { id });
      return { ...(await signedIn()), id: inPath(id) };
    },
    'no user has this id': async ({ id }) => ({ ...(await signedIn()), id: inPath(id) }),
    'the signed-in admin has this id': async ({ id }) => {
      await services.db.update(users).set({ id }).where(eq(users.id, 1));
      return { ...(await signedIn(id)), id: inPath(id) };
    },
    'an email is in use': async ({ email }) => {
      await insertRow(services, 'users', { email });
      return signedIn();
    },
  };
}

async function swap({ db, clock, config }: Services, refreshToken: string): Promise<string> {
  const outcome = await rotate(db, refreshToken, clock.now(), config);
  if (typeof outcome === 'string') throw new Error(`A refresh token could not be swapped: ${outcome}.`);
  return outcome.refreshToken;
}

const inPath = (id: number | string) => encodeURIComponent(id);
