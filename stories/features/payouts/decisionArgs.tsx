import { fn } from 'storybook/test';
import { openState } from '~/features/payouts/decision/decision';
import type { Payout } from '~/api/types';
import type { ReviewQueue } from '~/features/payouts/review/reviewQueue';
import { PayoutEvidence } from '~/features/payouts/checks/PayoutEvidence';
import { buildChecking, fineSources, stoppedChecking, stoppedSources } from '../../payoutChecking';
import { buildRecord, pendingPayouts } from '../../../tests/fixtures/payouts';

const { payout } = fineSources;

export const largestFirst = pendingPayouts.toSorted(
  (one, other) => Number(other.price_amount) - Number(one.price_amount),
);

/** The props that the dialog and the run's screen share. */
export const decisionArgs = {
  state: openState(payout),
  checking: buildChecking(),
  evidence: <PayoutEvidence {...fineSources} />,
  note: '',
  onNote: fn(),
  rejecting: {
    reasons: ['Identity not verified', 'Trading rules broken'],
    isRequired: false,
    reason: '',
    onReason: fn(),
  },
  onDecide: fn(),
  onAcknowledge: fn(),
  onReadAgain: fn(),
  onDecideAnyway: fn(),
};

/** What differs for a payout that two checks stop. */
export const stoppedArgs = {
  state: openState(stoppedSources.payout),
  checking: stoppedChecking,
  evidence: <PayoutEvidence {...stoppedSources} />,
};

/** A run, largest first. The third is shown, and the one after it was sent before. */
const records = [
  buildRecord({ outcome: 'done', after: 'approved' }),
  buildRecord({ decision: 'rejected', outcome: 'done', after: 'rejected' }),
  undefined,
  buildRecord(),
];
export const run: { queue: ReviewQueue<Payout>; place: number } = {
  queue: largestFirst.map((pending, place) => ({ payout: pending, record: records[place] })),
  place: largestFirst.findIndex(({ id }) => id === payout.id),
};

export const reviewArgs = {
  ...decisionArgs,
  ...run,
  listHref: '/payouts?date=this_week',
  onGo: fn(),
  onFinish: fn(),
  onLeave: fn(),
};
