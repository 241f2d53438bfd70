import { fn } from 'storybook/test';
import { openState } from '~/features/payouts/decision/decision';
import type { ReviewQueue } from '~/features/payouts/review/reviewQueue';
import { PayoutEvidence } from '~/features/payouts/checks/PayoutEvidence';
import { buildChecking, fineSources, stoppedChecking, stoppedSources } from '../../payoutChecking';
import { buildRecord } from '../../../tests/fixtures/payouts';

const { payout } = fineSources;

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

const queue: ReviewQueue<unknown> = Array.from({ length: 10 }, (_, place) => ({
  payout,
  record:
    place < 3
      ? buildRecord({
          decision: place === 1 ? 'rejected' : 'approved',
          outcome: place === 2 ? 'unknown' : 'done',
          after: 'approved',
        })
      : undefined,
}));

/** The fourth of ten payouts. */
export const reviewArgs = {
  ...decisionArgs,
  queue,
  place: 3,
  listHref: '/payouts?date=this_week',
  onGo: fn(),
  onFinish: fn(),
  onLeave: fn(),
};
