import { sql } from 'drizzle-orm';
import { firstNames, lastNames } from './people';
import { pick, type SeedStep } from './step';

const a = sql.raw('a');

const actions = [
  'PHASE_1_PASSED',
  'CHALLENGE_FAILED',
  'USER_REGISTERED',
  'CHALLENGE_PASSED',
  'PHASE_2_PASSED',
  'PAYOUT_REQUESTED',
];
const details = [
  'Moved on in 100K Two Step',
  'Daily loss limit reached in 25K Sprint',
  'Signed up',
  'Reached the target of 10K Starter',
  'Completed the second phase of 200K Pro',
  'Asked for a payout',
];

/** Every action that has its own label, and other actions, which show their details. */
export const seedActivity: SeedStep = ({ epoch }) => [
  sql`
    INSERT INTO activities (id, name, action, details, timestamp)
    SELECT a,
      CASE WHEN mod(a, 17) = 4 THEN NULL
        ELSE ${pick(
          firstNames.map(([name]) => name),
          a,
        )} || ' ' || ${pick(
          lastNames.map(([name]) => name),
          a,
        )} END,
      ${pick(actions, a)}, CASE WHEN mod(a, 19) = 3 THEN NULL ELSE ${pick(details, a)} END,
      ${epoch}::timestamptz - (power(121 - a, 2) * 37 - 30) * interval '1 second'
    FROM generate_series(1::bigint, 120::bigint) AS a`,
];
