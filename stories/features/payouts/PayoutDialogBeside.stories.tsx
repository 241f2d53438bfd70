import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { PayoutDialog } from '../../../src/features/payouts/decision/PayoutDialog';
import { decisionArgs } from './decisionArgs';

const meta = {
  title: 'Screens/Payouts/PayoutDialog/Beside the list',
  component: PayoutDialog,
  args: { ...decisionArgs, isBeside: true, onClose: fn() },
  globals: { viewport: { value: 'wide' } },
} satisfies Meta<typeof PayoutDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.findByRole('button', { name });

// R404.
/** On a wide screen it stands beside the list, with the same parts and keys. */
export const BesideTheList: Story = {
  play: async ({ userEvent, args }) => {
    await waitFor(async () => expect(await button('Cancel')).toHaveFocus());
    const dialog = await screen.findByRole('dialog', { name: 'Payout Details' });
    await expect(dialog.getBoundingClientRect().width).toBeLessThan(innerWidth / 2);
    await userEvent.keyboard('r');
    await expect(await button('Reject')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onDecide).toHaveBeenCalledWith('rejected'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};
