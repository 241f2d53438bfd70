import type { Services } from '../services';
import { mintAccessToken } from '../states';

/** What a state may change. */
export interface StateWorld {
  services: Services;
  /** Lets every call answer this status without a body until the next state. */
  answerAll: (status: number) => Promise<void>;
}

/** What a state answers that has somebody signed in: the admin with id 1 unless said otherwise. */
export const signedIn = async ({ services }: StateWorld, userId = 1) => ({ accessToken: await mintAccessToken(services, userId) });

/** A moment in the past, by this service's clock: a state never depends on the day it is set up. */
export const minutesAgo = ({ services }: StateWorld, minutes: number) => new Date(services.clock.now().getTime() - minutes * 60_000);

/** Inserts one after the other, so that generated ids come in order. */
export async function insertMany(count: number, insert: (index: number) => Promise<unknown>): Promise<void> {
  for (let index = 0; index < count; index += 1) await insert(index);
}

/** What a state answers that has somebody signed in and is about a record with this id. */
export const signedInWithId = async (world: StateWorld, id: number | string) => ({ ...(await signedIn(world)), id: inPath(id) });

/** An id as it must stand in a path. */
export const inPath = (id: number | string) => encodeURIComponent(id);
