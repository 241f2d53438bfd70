import { checkPayout } from '~/features/payouts/checks/checks';
import type { PayoutChecking } from '~/features/payouts/checks/PayoutChecks';
import type { KycRecord } from '~/api/types';
import { before, comparedWith, ready } from '../tests/fixtures/checks';
import { approvedKycRecord } from '../tests/fixtures/kyc';
import { allPayouts, buildPayout, earlierPayouts } from '../tests/fixtures/payouts';
import { buildWallet } from '../tests/fixtures/wallet';

/** As many as the list of payouts has. */
export const comparedPayouts = comparedWith(...allPayouts);

const own = [buildPayout(), ...earlierPayouts];

/** What the checks and the evidence of one payout are made of. Every check is fine. */
export const fineSources = {
  payout: buildPayout(),
  userId: 1042,
  kyc: ready<KycRecord | null>(approvedKycRecord),
  wallet: ready(buildWallet()),
  // All of them: they add up to the wallet.
  history: ready({ count: own.length, results: own }),
  compared: comparedPayouts,
};

/** The KYC check and the address format are stops. */
export const stoppedSources = {
  ...fineSources,
  kyc: ready(null),
  payout: buildPayout({ pay_network: 'ERC20' }),
};

/** The checks for the dialog and the run. */
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

export const stoppedChecking = buildChecking({ checks: checkPayout(stoppedSources) });

/** Checks whose wallet is still being read. */
export const waitingChecking = buildChecking({
  checks: checkPayout({ ...fineSources, wallet: { status: 'loading' } }),
});
