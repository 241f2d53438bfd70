import { getChallenge } from '../api/challenges';
import type { Challenge, Id } from '../api/types';
import { keys } from './keys';
import { useReading, type Reading } from './reading';

/** One challenge or skill check; nothing is read without an id. */
export const useChallenge = (id: Id | undefined): Reading<Challenge> =>
  // Without a key the function isn't called.
  useReading(id === undefined ? null : keys.challenges.detail(id), () => getChallenge(id ?? ''));
