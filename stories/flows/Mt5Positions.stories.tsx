import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { mt5Handlers } from '../../tests/msw/markets';
import { failWith } from '../../tests/msw/overrides';
import { toastSaying } from '../toastSaying';
import { Console } from './Console';
import { openSignedIn } from './openConsole';

/**
 * The open positions of one account are looked at.
 *
 * @who Admins who look after the trading accounts
 */
const meta = {
  title: 'Screens/MT5 Users/Flows/MT5 positions',
  component: Console,
  beforeEach: openSignedIn('/mt5-users/500101'),
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The positions can't be read. */
export const LoadFailed: Story = {
  tags: ['!dev'],
  parameters: { msw: { handlers: [failWith('getAccountPositions', 500, null), ...mt5Handlers] } },
  play: async ({ step }) => {
    await step('Reads that it failed', async () => {
      await toastSaying('Error fetching positions');
    });
    await step('Sees the same on the page', async () => {
      await expect(screen.getByRole('alert')).toHaveTextContent(
        'The positions could not be loaded',
      );
    });
  },
};
