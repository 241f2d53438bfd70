import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { TransactionDialog } from '../../../../src/features/payouts/wallet/TransactionDialog';
import { buildTransaction, minimalTransaction } from '../../../../tests/fixtures/wallet';

const meta = {
  title: 'Screens/Payouts/TransactionDialog',
  component: TransactionDialog,
  parameters: { docs: { story: { inline: false, height: '600px' } } },
  args: { transaction: buildTransaction(), onClose: fn() },
} satisfies Meta<typeof TransactionDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const tone = async (label: string) => (await screen.findByText(label)).dataset['tone'];

// Section 4.
/** Pending yellow, failed red, other green. */
export const Approved: Story = {
  play: async ({ userEvent, args }) => {
    await expect(await tone('Approved')).toBe('ok');
    await expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const Pending: Story = {
  args: { transaction: buildTransaction({ status: 'pending' }) },
  play: async () => {
    await expect(await tone('Pending')).toBe('warn');
  },
};

export const Failed: Story = {
  args: { transaction: buildTransaction({ status: 'failed' }) },
  play: async () => {
    await expect(await tone('Failed')).toBe('bad');
  },
};

export const Sparse: Story = { args: { transaction: minimalTransaction } };
