import { checkPayout } from '../src/domain/payouts/checks';
import type { PayoutChecking } from '../src/screens/payouts/PayoutChecks';
import { before, checkedPayout, fineSources, ready } from '../tests/fixtures/checks';

/** What the dialog and the run show of the checks; every check is fine. */
export const buildChecking = (overrides: Partial<PayoutChecking> = {}): PayoutChecking => ({
  checks: checkPayout(fineSources),
  compared: fineSources.compared,
  now: Date.parse(before(0)) + 2 * 60_000,
  comparing: undefined,
  failure: undefined,
  onCompare: () => undefined,
  onCancelComparing: () => undefined,
  ...overrides,
});

/** KYC and the format of the address stop. */
export const stoppedChecking = buildChecking({
  checks: checkPayout({ ...fineSources, kyc: ready(null), payout: { ...checkedPayout, pay_network: 'ERC20' } }),
});

/** Checks whose wallet is still being read. */
export const waitingChecking = buildChecking({ checks: checkPayout({ ...fineSources, wallet: { status: 'loading' } }) });
