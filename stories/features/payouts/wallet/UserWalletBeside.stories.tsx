import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { PayoutDialog } from '../../../../src/features/payouts/decision/PayoutDialog';
import { UserWalletScreen } from '../../../../src/features/payouts/wallet/UserWalletScreen';
import { decisionArgs } from '../decisionArgs';
import { walletArgs } from './walletArgs';

const meta = {
  title: 'Screens/Users/UserWalletScreen/Beside the record',
  component: UserWalletScreen,
  args: { ...walletArgs, openedId: '3002' },
  globals: { viewport: { value: 'wide' } },
  decorators: [
    (Story) => (
      <>
        <main id="main" className="main">
          <Story />
        </main>
        <PayoutDialog {...decisionArgs} isBeside onClose={fn()} />
      </>
    ),
  ],
} satisfies Meta<typeof UserWalletScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

// R404.
/**
 * On a wide screen a payout stands beside the history. Its row is marked, and another one can be
 * opened.
 */
export const BesideTheRecord: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const record = await screen.findByRole('dialog', { name: 'Payout Details' });
    const history = canvas.getByRole('table', { name: 'Payouts History' });
    await expect(history.getBoundingClientRect().right).toBeLessThanOrEqual(
      record.getBoundingClientRect().left,
    );
    await expect(history.querySelector('tr[aria-current]')).toHaveTextContent('TX-2026-0002');
    await userEvent.click(canvas.getByRole('button', { name: 'TX-2026-0004' }));
    await waitFor(() =>
      expect(args.onOpen).toHaveBeenLastCalledWith(expect.objectContaining({ id: 3004 })),
    );
  },
};
