import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { generalMessages } from '../../../src/messages/general';
import { PayoutDialog } from '../../../src/screens/payouts/PayoutDialog';
import { buildPayout, hostilePayouts, minimalPayout } from '../../../tests/fixtures/payouts';

const meta = {
  title: 'Screens/Payouts/PayoutDialog',
  component: PayoutDialog,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: { payout: buildPayout(), deciding: undefined, onDecide: fn(), onClose: fn() },
} satisfies Meta<typeof PayoutDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.findByRole('button', { name });

/** Enter doesn't move money by accident: the first focus is on the way out. */
export const Pending: Story = {
  play: async ({ userEvent, args }) => {
    await waitFor(async () => expect(await button('Cancel')).toHaveFocus());
    await userEvent.click(await button('Approve'));
    await userEvent.click(await button('Reject'));
    await expect(args.onDecide.mock.calls).toEqual([['approved'], ['rejected']]);
  },
};

/** Section 4: only a pending payout can be decided. */
export const Approved: Story = {
  args: { payout: buildPayout({ status: 'approved' }) },
  play: async () => {
    await expect(await button('Approve')).toBeDisabled();
    await expect(await button('Reject')).toBeDisabled();
  },
};

export const Rejected: Story = { ...Approved, args: { payout: buildPayout({ status: 'rejected' }) } };
export const Disbursed: Story = { ...Approved, args: { payout: buildPayout({ status: 'disbursed', disbursed_amount: '1250.50' }) } };

export const ActionPending: Story = {
  args: { deciding: 'approved' },
  play: async ({ userEvent, args }) => {
    await expect(await button('Approving…')).toBeDisabled();
    await expect(await button('Reject')).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const ActionFailed: Story = {
  args: { failure: 'This payout has already been approved.', payout: buildPayout({ status: 'approved' }) },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('This payout has already been approved.');
  },
};

/** Promise 1: the answer was lost, and the row is gone from the list. */
export const OutcomeUnknown: Story = {
  args: { failure: generalMessages.outcomeUnknown, isOutdated: true },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('the outcome is unknown');
    await expect(await button('Approve')).toBeDisabled();
  },
};

export const Sparse: Story = { args: { payout: minimalPayout } };
export const LongText: Story = { args: { payout: hostilePayouts[3] ?? buildPayout() }, globals: { viewport: { value: 'phone' } } };
