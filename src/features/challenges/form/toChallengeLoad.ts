import type { Challenge } from '../../../api/types';
import type { Load } from '../../../lib/load';
import { type Reading, toLoad } from '../../../api/reading/reading';

/** The state of a single challenge's screen. A 404 has its own state. */
export const toChallengeLoad = (
  challenge: Reading<Challenge>,
): Load<Challenge> | { status: 'missing' } =>
  challenge.error?.status === 404 && !challenge.data ? { status: 'missing' } : toLoad(challenge);
