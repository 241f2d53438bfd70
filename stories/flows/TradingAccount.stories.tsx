import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { mt5Handlers } from '../../tests/msw/markets';
import { Console } from './Console';
import { openSignedIn } from './openConsole';
import { address } from './seen';

/**
 * One trading account is watched beside the list: its figures and its open positions.
 *
 * @who Admins who look after the trading accounts
 */
const meta = {
  title: 'Screens/Trading/Flows/Trading account',
  component: Console,
  parameters: { msw: { handlers: mt5Handlers } },
  beforeEach: openSignedIn('/trading'),
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

const openPanel = (name: string) => screen.findByRole('region', { name });

/** The selected account stays, whichever page the list shows. */
export const SelectionOutlastsThePage: Story = {
  tags: ['!dev'],
  play: async ({ userEvent, step }) => {
    await step('Opens an account beside the list', async () => {
      await userEvent.click(await screen.findByText('Jonas Lindqvist'));
      await openPanel('Jonas Lindqvist');
    });
    await step('Goes to the next page, and the account stays', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
      await screen.findByText('21–40 of 45');
      await expect(address()).toBe('/trading?account=500101&page=2');
      await expect(screen.getByRole('region', { name: 'Jonas Lindqvist' })).toHaveTextContent(
        '500101',
      );
    });
    await step('Closes the account', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Close account' }));
      await waitFor(() => expect(address()).toBe('/trading?page=2'));
    });
  },
};
