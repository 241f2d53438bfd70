import { checkPayout } from '~/features/payouts/checks/checks';
import type { PayoutChecking } from '~/features/payouts/checks/PayoutChecks';
import { before, checkedPayout, comparedWith, fineSources, ready } from '../tests/fixtures/checks';
import { buildPayouts } from '../tests/fixtures/payouts';

/** As many as the list of payouts has. */
export const comparedPayouts = comparedWith(...buildPayouts(26));

/** The checks for the dialog and the run. Every check is fine. */
export const buildChecking = (overrides: Partial<PayoutChecking> = {}): PayoutChecking => ({
  checks: checkPayout(fineSources),
  compared: comparedPayouts,
  now: Date.parse(before(0)) + 2 * 60_000,
  comparing: undefined,
  failure: undefined,
  onCompare: () => undefined,
  onCancelComparing: () => undefined,
  ...overrides,
});

/** The KYC check and the address format are stops. */
export const stoppedChecking = buildChecking({
  checks: checkPayout({
    ...fineSources,
    kyc: ready(null),
    payout: { ...checkedPayout, pay_network: 'ERC20' },
  }),
});

/** Checks whose wallet is still being read. */
export const waitingChecking = buildChecking({
  checks: checkPayout({ ...fineSources, wallet: { status: 'loading' } }),
});
