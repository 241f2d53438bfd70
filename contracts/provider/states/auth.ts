import type { StateHandlers } from '../../consumer/states/providerStates';
import { rotate } from '../auth/refreshFamilies';
import { users } from '../db/tables/users';
import { createServices, type Services } from '../operations/services';
import { givePassword, mintAccessToken, mintRefreshToken } from './rows';
import { minutesAgo, signedIn, type StateWorld } from './world';

/** Signing in, the session, and a service that fails. */
export function authStates(world: StateWorld) {
  const { services, answerAll } = world;
  return {
    'an admin is signed in to an empty platform': () => signedIn(world),
    'the access token has expired': async () => {
      const clock = { now: () => minutesAgo(world, services.config.accessTokenMinutes + 1) };
      return { accessToken: await mintAccessToken(createServices({ ...services, clock })) };
    },
    'the signed-in account is no longer an admin': async () => {
      await services.db.update(users).set({ role: 'user' });
      return signedIn(world);
    },
    'the service is unavailable': async () => {
      await answerAll(503);
      return {};
    },
    'the answer of the service is lost on its way': async () => {
      await answerAll(504);
      return {};
    },
    // The service itself answers 400 to a refused field, and allows 1,000 rows.
    'a refused field is a 422': async () => {
      await answerAll(422, {
        message: 'Please correct the marked fields.',
        errors: { email: ['Enter a valid email address.'] },
      });
      return signedIn(world);
    },
    'a page may have 100 rows at most': async () => {
      await answerAll(400, { message: 'A page may have 100 rows at most.' });
      return signedIn(world);
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
    'a refresh token has not been used': async () => ({
      refreshToken: await mintRefreshToken(services),
    }),
    'a refresh token has long been replaced': async () => {
      const refreshToken = await mintRefreshToken(services);
      await refresh(services, await refresh(services, refreshToken));
      return { refreshToken };
    },
  } satisfies Partial<StateHandlers>;
}

async function refresh({ db, config }: Services, refreshToken: string): Promise<string> {
  const outcome = await db.transaction((tx) => rotate(tx, refreshToken, config));
  if ('reason' in outcome) throw new Error(`A refresh token could not be used: ${outcome.reason}.`);
  return outcome.refreshToken;
}
