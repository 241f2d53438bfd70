import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { ReviewQueue } from '../../../src/domain/payoutReview';
import { PayoutEvidence } from '../../../src/screens/payouts/PayoutEvidence';
import { PayoutReviewScreen } from '../../../src/screens/payouts/PayoutReviewScreen';
import { approvedKycRecord } from '../../../tests/fixtures/kyc';
import { buildPayout, hostilePayouts, minimalPayout } from '../../../tests/fixtures/payouts';
import { buildTransactionPage, buildTransactions, buildWallet } from '../../../tests/fixtures/wallet';

const payout = buildPayout();
const queue: ReviewQueue<unknown> = Array.from({ length: 10 }, (_, place) => ({
  payout,
  outcome: place < 3 ? { decision: place === 1 ? 'rejected' : 'approved', outcome: place === 2 ? 'unknown' : 'done', words: '', after: 'approved' } : undefined,
}));
const debits = buildTransactions(12).filter(({ type }) => type === 'debit');

const meta = {
  title: 'Screens/Payouts/PayoutReviewScreen',
  component: PayoutReviewScreen,
  parameters: { layout: 'padded' },
  args: {
    queue,
    place: 3,
    payout,
    deciding: undefined,
    step: undefined,
    report: undefined,
    mustLook: false,
    isOutdated: false,
    evidence: (
      <PayoutEvidence
        userId={1042}
        payout={payout}
        kyc={{ status: 'ready', data: approvedKycRecord }}
        wallet={{ status: 'ready', data: buildWallet() }}
        history={{ status: 'ready', data: buildTransactionPage({}, debits) }}
      />
    ),
    listHref: '/payouts?date=this_week',
    onGo: fn(),
    onFinish: fn(),
    onLeave: fn(),
    onDecide: fn(),
    onLooked: fn(),
    onReadAgain: fn(),
  },
} satisfies Meta<typeof PayoutReviewScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Populated: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('4 of 10')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Decided payouts' })).toHaveAttribute('aria-valuenow', '30');
    await expect(canvas.getByRole('list', { name: 'So far' })).toHaveTextContent('Approved 1Rejected 1Refused 0Unknown 1');
    await userEvent.keyboard('jk');
    await expect(args.onGo).toHaveBeenCalledTimes(2);
    await expect(args.onGo).toHaveBeenLastCalledWith(-1);
    await userEvent.keyboard('{Escape}');
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

/** One key chooses, Enter confirms: nothing is decided by one key, nor by Enter alone. */
export const ApprovedByKeys: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.keyboard('{Enter}');
    await expect(args.onDecide).not.toHaveBeenCalled();
    await userEvent.keyboard('a');
    await expect(canvas.getByRole('button', { name: 'Confirm approval' }).closest('.review-chosen')).toHaveTextContent('Approve $1,250.50 to Amara Okafor?');
    await expect(args.onDecide).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await expect(args.onDecide).toHaveBeenCalledOnce();
    await expect(args.onDecide).toHaveBeenCalledWith('approved');
  },
};

/** Esc takes the choice back before it leaves the review. */
export const ChoiceTakenBack: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.keyboard('r');
    await expect(canvas.getByRole('button', { name: 'Confirm rejection' })).toBeVisible();
    await userEvent.keyboard('{Escape}{Enter}');
    await expect(canvas.queryByRole('button', { name: 'Confirm rejection' })).toBeNull();
    await expect([args.onDecide, args.onLeave].every((handler) => !('mock' in handler) || handler.mock.calls.length === 0)).toBe(true);
  },
};

/** Without keys: the button that chooses, pressed twice, decides nothing. */
export const ByButtons: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Reject' }));
    await expect(args.onDecide).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Approve' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm approval' }));
    await expect(args.onDecide).toHaveBeenCalledOnce();
    await expect(args.onDecide).toHaveBeenCalledWith('approved');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** Enter follows the link that has the focus, and confirms nothing. */
export const EnterOnALink: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.keyboard('a');
    canvas.getByRole('link', { name: 'Amara Okafor' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDecide).not.toHaveBeenCalled();
  },
};

export const ActionPending: Story = {
  args: { deciding: 'approved', step: 'sending' },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Sending…')).toBeVisible();
    await userEvent.keyboard('ar{Enter}jk{Escape}');
    for (const handler of [args.onDecide, args.onGo, args.onLeave]) await expect(handler).not.toHaveBeenCalled();
  },
};

/** A quick hand is at the next payout already: after a refusal nothing can be chosen before it was looked at. */
export const ActionFailed: Story = {
  args: { report: { kind: 'ended', outcome: { decision: 'approved', outcome: 'refused', words: 'The service is temporarily unavailable.', after: 'pending' }, changes: [] }, mustLook: true },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The service is temporarily unavailable.The list was read again: the payout is now Pending.');
    await userEvent.keyboard('a{Enter}');
    await expect(args.onDecide).not.toHaveBeenCalled();
    await userEvent.keyboard('l');
    await expect(args.onLooked).toHaveBeenCalledOnce();
  },
};

export const OutcomeUnknown: Story = {
  args: { payout: buildPayout({ status: 'approved' }), report: { kind: 'ended', outcome: { decision: 'approved', outcome: 'unknown', words: '', after: 'approved' }, changes: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No answer was received, so the outcome is unknown.');
    await expect(canvas.getByText('This payout is approved: there is nothing to decide.')).toBeVisible();
  },
};

export const OutcomeUnknownUnread: Story = {
  args: { report: { kind: 'ended', outcome: { decision: 'approved', outcome: 'unknown', words: '', after: '' }, changes: [] }, isOutdated: true },
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('l');
    await expect(args.onReadAgain).toHaveBeenCalledOnce();
  },
};

/** The run was left by Back while the payout was being approved. */
export const AnotherUnderWay: Story = {
  args: { report: { kind: 'busy', running: 'approved' }, isOutdated: true },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was sent: an earlier approval of this payout is still under way.');
    await userEvent.keyboard('r{Enter}');
    await expect(args.onDecide).not.toHaveBeenCalled();
    await userEvent.keyboard('l');
    await expect(args.onReadAgain).toHaveBeenCalledOnce();
  },
};

export const ChangedMeanwhile: Story = {
  args: { payout: buildPayout({ pay_network: 'ERC20' }), report: { kind: 'changed', changes: [{ label: 'Pay Network', before: 'TRC20', after: 'ERC20' }] }, mustLook: true },
};

export const Decided: Story = {
  args: { payout: buildPayout({ status: 'approved' }), report: { kind: 'ended', outcome: { decision: 'approved', outcome: 'done', words: 'Payout approved successfully', after: 'approved' }, changes: [] } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Payout approved successfully')).toBeVisible();
    await userEvent.keyboard('a{Enter}');
    await expect(args.onDecide).not.toHaveBeenCalled();
  },
};

export const KeysShown: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('?');
    await expect(await screen.findByRole('dialog', { name: 'Keys' })).toHaveTextContent('Confirm what was chosen');
    await userEvent.keyboard('aj{Enter}');
    await expect(args.onDecide).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const FirstOfAll: Story = {
  args: { place: 0 },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Previous payout' })).toBeDisabled();
    await userEvent.keyboard('k');
    await expect(args.onGo).not.toHaveBeenCalled();
  },
};

export const Sparse: Story = { args: { payout: minimalPayout, evidence: <p className="muted">The payout names no user</p> } };
export const LongText: Story = { args: { payout: hostilePayouts[3] ?? payout } };
