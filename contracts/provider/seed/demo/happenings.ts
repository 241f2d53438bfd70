import { accountsOf, joinedAt, type SeedSize } from './accounts';
import { dayMs, Draw } from './draw';
import { fullNameOf, personOf } from './people';
import { walletOf } from './payouts';
import { newcomersFrom, sampleUser } from './sample';

interface Happening {
  name: string;
  action: string;
  details: string;
  timestamp: string;
}

const count = 260;

/**
 * What happened on the platform within 60 days, the oldest first. What is said of a user is true of
 * the user's records.
 */
export function happeningsOf(size: SeedSize): Happening[] {
  const happenings = Array.from({ length: count }, (_, place) => {
    const draw = new Draw('happening', place);
    const age = 60 * dayMs * ((place + draw.next()) / count) ** 2.2 + 4 * 60_000;
    return happeningOf(draw, new Date(size.epoch.getTime() - age), size);
  });
  return [...happenings, ...latestRequests(size)].sort((one, other) =>
    one.timestamp.localeCompare(other.timestamp),
  );
}

/** The payouts that were asked for within two days by users with a small id: enough to be seen. */
function latestRequests(size: SeedSize): Happening[] {
  return Array.from({ length: Math.min(size.users, 400) }, (_, place) => place + 1).flatMap(
    (id) => {
      const asked = walletOf(id, size)?.transactions.findLast(({ type }) => type === 'debit');
      if (asked === undefined || Date.parse(asked.created_at) < size.epoch.getTime() - 2 * dayMs)
        return [];
      const amount = asked.price_amount.toLocaleString('en', { minimumFractionDigits: 2 });
      const details = `Asked for a payout of $${amount}`;
      return [
        {
          name: fullNameOf(personOf(id)),
          action: 'PAYOUT_REQUESTED',
          details,
          timestamp: asked.created_at,
        },
      ];
    },
  );
}

function happeningOf(draw: Draw, at: Date, size: SeedSize): Happening {
  const { action, step } = draw.weighted([
    { action: 'PHASE_1_PASSED', step: 2, weight: 4 },
    { action: 'PHASE_2_PASSED', step: 3, weight: 3 },
    { action: 'CHALLENGE_PASSED', step: 3, weight: 2 },
    { action: 'CHALLENGE_FAILED', step: 0, weight: 5 },
    { action: 'CHALLENGE_PURCHASED', step: 1, weight: 6 },
    { action: 'USER_REGISTERED', step: undefined, weight: 3 },
  ]);
  if (step === undefined) {
    const id = newcomersFrom(draw, size);
    return {
      name: fullNameOf(personOf(id)),
      action,
      details: 'Signed up',
      timestamp: joinedAt(id, size).toISOString(),
    };
  }
  const type =
    action === 'CHALLENGE_PASSED'
      ? 'one_step'
      : action.startsWith('PHASE')
        ? 'two_step'
        : undefined;
  const id = sampleUser(draw, size, (user) => {
    const [account] = accountsOf(user, size);
    return account?.step === step && (type === undefined || account.product.type === type);
  });
  const bought = accountsOf(id, size)[0]?.product.name ?? '';
  const details: Record<string, string> = {
    PHASE_1_PASSED: `Reached the 8% target of ${bought}`,
    PHASE_2_PASSED: `Reached the 5% target of ${bought}`,
    CHALLENGE_PASSED: `Reached the target of ${bought}`,
    CHALLENGE_FAILED: `Reached the loss limit of ${bought}`,
    CHALLENGE_PURCHASED: `Bought ${bought}`,
  };
  return {
    name: fullNameOf(personOf(id)),
    action,
    details: details[action] ?? '',
    timestamp: at.toISOString(),
  };
}
