import type { StateHandlers } from '../../consumer/states/providerStates';
import { insertRow } from './rows';
import { insertMany, minutesAgo, signedIn, signedInWithId, type StateWorld } from './world';

const withoutDetails = {
  challenge_type: 'one_step',
  description: null,
  max_trading_days: null,
  additional_trading_days: null,
  phase_2_profit_target_percent: null,
  phase_2_min_trading_days: null,
  phase_2_max_trading_days: null,
  consistency_rule_percent: null,
  duration_days: null,
  max_participants: null,
} as const;

/** Challenges of both classes. By default they have two steps and follow every rule. */
export function challengeStates(world: StateWorld) {
  const { services } = world;
  const insert = (challenge_class: 'challenge' | 'skill_check') => (index: number) =>
    insertRow(services, 'challenges', { challenge_class, created_at: minutesAgo(world, index) });
  return {
    'challenges and skill checks exist': async ({ challenges, skillChecks }) => {
      await insertMany(challenges, insert('challenge'));
      await insertMany(skillChecks, insert('skill_check'));
      return signedIn(world);
    },
    'a two-step challenge has this id': async ({ id }) => {
      await insertRow(services, 'challenges', { id });
      return signedInWithId(world, id);
    },
    'a challenge without details has this id': async ({ id }) => {
      await insertRow(services, 'challenges', { id, ...withoutDetails });
      return signedInWithId(world, id);
    },
    'no challenge has this id': ({ id }) => signedInWithId(world, id),
  } satisfies Partial<StateHandlers>;
}
