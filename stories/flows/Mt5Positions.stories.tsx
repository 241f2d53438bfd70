import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { mt5Handlers } from '../../tests/msw/markets';
import { failWith, failWithoutResponse } from '../../tests/msw/overrides';
import { toastSaying } from '../toastSaying';
import { Console } from './Console';
import { openSignedIn } from './openConsole';
import { address, screenTitled } from './seen';

/**
 * The open positions of one account are looked at.
 *
 * @who Admins who look after the trading accounts
 */
const meta = {
  title: 'Flows/MT5 positions',
  component: Console,
  beforeEach: openSignedIn('/mt5-users/500101'),
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The positions can't be read. */
export const LoadFailed: Story = {
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

/** No response comes. */
export const LoadFailedWithoutResponse: Story = {
  parameters: { msw: { handlers: [failWithoutResponse('getAccountPositions'), ...mt5Handlers] } },
  play: async ({ step }) => {
    await step('Opens the positions of a user', async () => {
      await screenTitled('Open Positions');
    });
    await step('Reads that no response came', async () => {
      await toastSaying('Network error - no response received');
    });
  },
};

// R155.
/** There is no such account. The page says so, and may be tried again. */
export const NoSuchAccount: Story = {
  beforeEach: openSignedIn('/mt5-users/MT-1%2F2%3F%23'),
  parameters: { msw: { handlers: [failWith('getAccountPositions', 404), ...mt5Handlers] } },
  play: async ({ step }) => {
    await step('Reads that there is no such account', async () => {
      await expect(await screen.findByRole('alert')).toHaveTextContent('No such account');
    });
    await step('Sees its number in the title', async () => {
      await expect(document.title).toContain('MT-1/2?#');
    });
    await step('Reads what the server says, and may try again', async () => {
      await toastSaying('Not found.');
      await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    });
  },
};

/** The admin may not see the positions. */
export const Forbidden: Story = {
  parameters: { msw: { handlers: [failWith('getAccountPositions', 403), ...mt5Handlers] } },
  play: async ({ step }) => {
    await step('Opens the positions of a user', async () => {
      await expect(address()).toBe('/mt5-users/500101');
    });
    await step('Reads that there is no access', async () => {
      await expect(await screen.findByRole('alert')).toHaveTextContent('No access');
    });
  },
};
