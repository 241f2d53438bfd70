import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { TransactionDialog } from '~/features/payouts/decision/PayoutDialog';
import { buildTransactions, minimalTransaction } from '../../../../tests/fixtures/wallet';

const [, credited = minimalTransaction] = buildTransactions(2);

const meta = {
  title: 'Screens/Users/Parts/Transaction dialog',
  component: TransactionDialog,
  parameters: { docs: { story: { inline: false, height: '600px' } } },
  args: { transaction: credited, onClose: fn() },
} satisfies Meta<typeof TransactionDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

// Section 4.
export const Populated: Story = {
  play: async ({ userEvent, args }) => {
    await expect((await screen.findByText('Approved')).dataset['tone']).toBe('ok');
    await expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const BrokenData: Story = { args: { transaction: minimalTransaction } };
