import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { PayoutDialog, type PayoutDialogProps } from '../../../src/screens/payouts/PayoutDialog';
import { PayoutEvidence } from '../../../src/screens/payouts/PayoutEvidence';
import { approvedKycRecord } from '../../../tests/fixtures/kyc';
import { buildPayout, hostilePayouts, minimalPayout } from '../../../tests/fixtures/payouts';
import { buildTransactionPage, buildTransactions, buildWallet } from '../../../tests/fixtures/wallet';

const payout = buildPayout();
const debits = buildTransactions(12).filter(({ type }) => type === 'debit');

const meta = {
  title: 'Screens/Payouts/PayoutDialog',
  component: PayoutDialog,
  parameters: { docs: { story: { inline: false, height: '760px' } } },
  args: {
    payout,
    deciding: undefined,
    evidence: (
      <PayoutEvidence
        userId={1042}
        payout={payout}
        kyc={{ status: 'ready', data: approvedKycRecord }}
        wallet={{ status: 'ready', data: buildWallet() }}
        history={{ status: 'ready', data: buildTransactionPage({}, debits) }}
      />
    ),
    onDecide: fn(),
    onLooked: fn(),
    onReadAgain: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PayoutDialog>;

export default meta;
type Story = Omit<StoryObj<typeof meta>, 'args'> & { args?: Partial<PayoutDialogProps> };

const button = (name: string) => screen.findByRole('button', { name });
const alert = () => screen.findByRole('alert');

/** Who, how much, where to: beside the two buttons. Enter doesn't move money by accident: the first focus is on the way out. */
export const Pending: Story = {
  play: async ({ userEvent, args }) => {
    await waitFor(async () => expect(await button('Cancel')).toHaveFocus());
    const dialog = await screen.findByRole('dialog', { name: 'Payout Details' });
    await expect(dialog).toHaveTextContent('Approve pays $1,250.50 (1,249.870000 USDT) to Amara Okafor at TQ5cVx7yqk1mVJxk8sB2jWcX3hB9tRzN4d over TRC20. Reject pays nothing. Neither can be undone.');
    await userEvent.click(await button('Approve'));
    await userEvent.click(await button('Reject'));
    await expect(args.onDecide).toHaveBeenCalledTimes(2);
    await expect(args.onDecide).toHaveBeenNthCalledWith(1, 'approved');
    await expect(args.onDecide).toHaveBeenNthCalledWith(2, 'rejected');
  },
};

/** Section 4: only a pending payout can be decided. */
export const Approved: Story = {
  args: { payout: buildPayout({ status: 'approved' }) },
  play: async () => {
    await expect(await button('Approve')).toBeDisabled();
    await expect(await button('Reject')).toBeDisabled();
    await expect(screen.queryByText(/Neither can be undone/)).toBeNull();
  },
};

export const Rejected: Story = { ...Approved, args: { payout: buildPayout({ status: 'rejected' }) } };
export const Disbursed: Story = { ...Approved, args: { payout: buildPayout({ status: 'disbursed', disbursed_amount: '1250.50' }) } };

export const ActionPending: Story = {
  args: { deciding: 'approved', step: 'checking' },
  play: async ({ userEvent, args }) => {
    await expect(await button('Approving…')).toBeDisabled();
    await expect(await button('Reject')).toBeDisabled();
    // The dialog comes up out of nothing.
    await waitFor(() => expect(screen.getByText('Checking that nothing has changed…')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Rejecting: Story = { args: { deciding: 'rejected', step: 'sending' } };

/** A 409 shows what the payout is now. */
export const ActionFailed: Story = {
  args: { report: { kind: 'ended', outcome: { decision: 'approved', outcome: 'refused', words: 'This payout has already been rejected.', after: 'rejected' }, changes: [] }, payout: buildPayout({ status: 'rejected' }) },
  play: async () => {
    await expect(await alert()).toHaveTextContent('This payout has already been rejected.The list was read again: the payout is now Rejected.');
    await expect(await button('Approve')).toBeDisabled();
  },
};

/** Promise 1: the answer was lost, and the list told what became of it. */
export const OutcomeUnknown: Story = {
  args: { report: { kind: 'ended', outcome: { decision: 'approved', outcome: 'unknown', words: '', after: 'approved' }, changes: [] }, payout: buildPayout({ status: 'approved' }) },
  play: async () => {
    await expect(await alert()).toHaveTextContent('No answer was received, so the outcome is unknown. It is not sent again by itself.The list was read again: the payout is now Approved.');
  },
};

/** It may still be on its way: nothing goes out by the next of a hundred clicks. */
export const OutcomeUnknownStillPending: Story = {
  args: { report: { kind: 'ended', outcome: { decision: 'approved', outcome: 'unknown', words: '', after: 'pending' }, changes: [] }, mustLook: true },
  play: async ({ userEvent, args }) => {
    await expect(await alert()).toHaveTextContent('The decision may not have arrived, or not yet.');
    await expect(await button('Approve')).toBeDisabled();
    await userEvent.click(await button('Decide again'));
    await expect(args.onLooked).toHaveBeenCalledOnce();
  },
};

export const OutcomeUnknownUnread: Story = {
  args: { report: { kind: 'ended', outcome: { decision: 'approved', outcome: 'unknown', words: '', after: '' }, changes: [] }, isOutdated: true },
  play: async ({ userEvent, args }) => {
    await expect(await alert()).toHaveTextContent('What the payout is now could not be read.');
    await expect(await button('Approve')).toBeDisabled();
    await userEvent.click(await button('Read again'));
    await expect(args.onReadAgain).toHaveBeenCalledOnce();
  },
};

/** Somebody changed it while the dialog was open: nothing was sent, and the new values have to be looked at. */
export const ChangedMeanwhile: Story = {
  args: {
    payout: buildPayout({ price_amount: '9250.50', pay_address: 'TX666666666666666666666666666tRzN4d' }),
    report: {
      kind: 'changed',
      changes: [{ label: 'Amount', before: '$1,250.50', after: '$9,250.50' }, { label: 'Pay Address', before: 'TQ5cVx7yqk1mVJxk8sB2jWcX3hB9tRzN4d', after: 'TX666666666666666666666666666tRzN4d' }],
    },
    mustLook: true,
  },
  play: async ({ userEvent, args }) => {
    await expect(await alert()).toHaveTextContent('Nothing was sent: this payout is not as it was when you opened it. Look at the new values before you decide.');
    await expect(screen.getByRole('list', { name: 'Changes' })).toHaveTextContent('Amount: $1,250.50 →is now $9,250.50');
    await expect(await button('Approve')).toBeDisabled();
    await userEvent.click(await button('Go on with the new values'));
    await expect(args.onLooked).toHaveBeenCalledOnce();
  },
};

export const CouldNotBeReadAgain: Story = {
  args: { report: { kind: 'unread', reason: 'Network error - no response received' } },
  play: async () => {
    await expect(await alert()).toHaveTextContent('Nothing was sent: the payout could not be read again just before. Network error - no response received');
    await expect(await button('Approve')).toBeEnabled();
  },
};

export const NotFoundAgain: Story = {
  args: { report: { kind: 'unread', reason: undefined } },
  play: async () => {
    await expect(await alert()).toHaveTextContent('Nothing was sent: the payout was not found when it was read again just before.');
  },
};

/** Promises 1 and 2: a dialog that was left with Back, opened again, and asked for the opposite. */
export const AnotherUnderWay: Story = {
  args: { report: { kind: 'busy', running: 'approved' }, isOutdated: true },
  play: async ({ userEvent, args }) => {
    await expect(await alert()).toHaveTextContent('Nothing was sent: an earlier approval of this payout is still under way. Read the payout again before you decide.');
    await expect(await button('Approve')).toBeDisabled();
    await expect(await button('Reject')).toBeDisabled();
    await userEvent.click(await button('Read again'));
    await expect(args.onReadAgain).toHaveBeenCalledOnce();
  },
};

export const WithoutEvidence: Story = { args: { evidence: undefined } };
export const Sparse: Story = { args: { payout: minimalPayout, evidence: undefined } };
export const LongText: Story = { args: { payout: hostilePayouts[3] ?? payout }, globals: { viewport: { value: 'phone' } } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
