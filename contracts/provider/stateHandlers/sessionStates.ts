import type { StateHandlers } from '../../consumer/providerStates';
import { createServices } from '../app';
import { rotate } from '../auth/refreshFamilies';
import { users } from '../db/tables/users';
import type { Services } from '../services';
import { givePassword, mintAccessToken, mintRefreshToken } from '../states';
import { minutesAgo, signedIn, type StateWorld } from './stateWorld';

/** Who asks: signed in, no longer, or about to. */
export function sessionStates(world: StateWorld) {
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
      await swap(services, await swap(services, refreshToken));
      return { refreshToken };
    },
  } satisfies Partial<StateHandlers>;
}

async function swap({ db, clock, config }: Services, refreshToken: string): Promise<string> {
  const outcome = await rotate(db, refreshToken, clock.now(), config);
  if (typeof outcome === 'string') throw new Error(`A refresh token could not be swapped: ${outcome}.`);
  return outcome.refreshToken;
}
