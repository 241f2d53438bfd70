import { seedActivity } from './activity';
import { seedChallenges } from './challenges';
import { seedCompetitions } from './competitions';
import { seedKyc } from './kyc';
import { seedPayments } from './payments';
import type { SeedStep } from './step';
import { seedSupport } from './support';
import { seedTrading } from './trading';
import { seedUsers } from './users';

/** In this order, because rows refer to rows of earlier steps. */
export const hostileSteps: SeedStep[] = [
  seedUsers,
  seedKyc,
  seedPayments,
  seedChallenges,
  seedCompetitions,
  seedTrading,
  seedSupport,
  seedActivity,
];
