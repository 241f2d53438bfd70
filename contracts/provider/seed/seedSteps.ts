import { seedActivity } from './activity';
import { seedChallenges } from './challenges';
import { seedCompetitions } from './competitions';
import { seedKyc } from './kyc';
import { seedPayments } from './payments';
import type { SeedStep } from './seedStep';
import { seedSupport } from './support';
import { seedTrading } from './trading';
import { seedUsers } from './users';

/** In the order that references need. */
export const seedSteps: SeedStep[] = [
  seedUsers,
  seedKyc,
  seedPayments,
  seedChallenges,
  seedCompetitions,
  seedTrading,
  seedSupport,
  seedActivity,
];
