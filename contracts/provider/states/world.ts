import type { Services } from '../operations/services';
import { mintAccessToken } from './rows';

/** What the states of all areas work with. */
export interface StateWorld {
  services: Services;
  /** Every call gets this answer until the next state. */
  answerAll: (status: number, body?: object) => Promise<void>;
}

/** The values of a state with a signed-in user: the admin with id 1 if no other is given. */
export const signedIn = async ({ services }: StateWorld, userId = 1) => ({
  accessToken: await mintAccessToken(services, userId),
});

/** An instant in the past by the service's clock, so that states don't depend on today's date. */
export const minutesAgo = ({ services }: StateWorld, minutes: number) =>
  new Date(services.clock.now().getTime() - minutes * 60_000);

/** Inserts rows one after the other, so that generated ids have the same order. */
export async function insertMany(
  count: number,
  insert: (index: number) => Promise<unknown>,
): Promise<void> {
  for (let index = 0; index < count; index += 1) await insert(index);
}

/** The values of a state with a signed-in admin and a record with this id. */
export const signedInWithId = async (world: StateWorld, id: number | string) => ({
  ...(await signedIn(world)),
  id: inPath(id),
});

/** An id, encoded for a path. */
export const inPath = (id: number | string) => encodeURIComponent(id);
