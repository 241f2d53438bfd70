import type { Challenge } from '../../api/types';
import type { Load } from '../../domain/load';
import type { Reading } from '../../hooks/reading';
import { toLoad } from '../toLoad';

/** The state of a single challenge's screen; a 404 is one of its own. */
export const toChallengeLoad = (challenge: Reading<Challenge>): Load<Challenge> | { status: 'missing' } =>
  challenge.error?.status === 404 && !challenge.data ? { status: 'missing' } : toLoad(challenge);
