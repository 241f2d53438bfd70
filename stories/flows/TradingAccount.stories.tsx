import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { buildAccountPositions } from '../../tests/fixtures/markets';
import { api } from '../../tests/msw/api';
import { mt5Handlers } from '../../tests/msw/markets';
import { toastSaying } from '../toastSaying';
import { Console } from './Console';
import { openSignedIn } from './openConsole';
import { address } from './seen';

let isDown = false;

/** Positions that fail until the service is up again. */
const positionsOutage = api.get('/admin/mt5/account/{login}/positions', ({ response }) =>
  isDown
    ? response.untyped(new Response(null, { status: 500 }))
    : response(200).json(buildAccountPositions()),
);

/**
 * One trading account is watched beside the list: its figures and its open positions.
 *
 * @who Admins who look after the trading accounts
 */
const meta = {
  title: 'Screens/Trading/Flows/Trading account',
  component: Console,
  parameters: { msw: { handlers: mt5Handlers } },
  beforeEach: openSignedIn('/trading', () => {
    isDown = false;
  }),
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

/**
 * The positions can't be read, and later they can. The figures of the row are there all the time.
 */
export const PositionsFailedThenTriedAgain: Story = {
  tags: ['!dev'],
  parameters: { msw: { handlers: [positionsOutage, ...mt5Handlers] } },
  play: async ({ userEvent, step }) => {
    await step("Opens an account whose positions can't be read", async () => {
      isDown = true;
      await userEvent.click(await screen.findByText('Jonas Lindqvist'));
    });
    await step('Reads that it failed, and sees the figures of the account', async () => {
      await toastSaying('Error fetching positions');
      // The figures of the row are still shown.
      await expect(await openPanel('Jonas Lindqvist')).toHaveTextContent('Balance$101,560.50');
    });
    await step('Tries again and sees the positions', async () => {
      isDown = false;
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await within(await openPanel('Jonas Lindqvist')).findByText('XAUUSD');
    });
  },
};
