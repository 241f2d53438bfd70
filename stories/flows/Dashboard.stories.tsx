import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { dashboardHandlers } from '../../tests/msw/dashboard';
import { failWith } from '../../tests/msw/overrides';
import { toastSaying } from '../toastSaying';
import { Console } from './Console';
import { openSignedIn } from './openConsole';
import { storedSession } from './seen';

/**
 * The day begins here: the figures of the firm, and what waits for a decision.
 *
 * @who Every admin, after signing in
 */
const meta = {
  title: 'Screens/Dashboard/Flows/Dashboard',
  component: Console,
  parameters: { msw: { handlers: dashboardHandlers } },
  beforeEach: openSignedIn('/'),
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

// R43.
/**
 * The admin may not see the figures. The page and the server's message say so, without signing out.
 */
export const Forbidden: Story = {
  tags: ['!dev'],
  parameters: { msw: { handlers: [failWith('getDashboard', 403), ...dashboardHandlers] } },
  play: async ({ step }) => {
    await step('Reads that there is no access', async () => {
      await expect(await screen.findByRole('alert')).toHaveTextContent('No access');
    });
    await step('Is still signed in, and reads what the server says', async () => {
      await expect(storedSession()).not.toBeNull();
      await toastSaying('You do not have permission to perform this action.');
    });
  },
};

/** The connection is lost: what is there stays, and a banner says that it may be old. */
export const Offline: Story = {
  tags: ['!dev'],
  // Not at the end of the play: then the banner would go with the next rendering, before anybody
  // has looked at it.
  beforeEach: () => () => spyOn(navigator, 'onLine', 'get').mockRestore(),
  play: async ({ step }) => {
    const online = spyOn(navigator, 'onLine', 'get');
    await step('Sees the figures', async () => {
      await screen.findByText('$4,825,310.75');
    });
    await step('Loses the connection', () => {
      online.mockReturnValue(false);
      dispatchEvent(new Event('offline'));
    });
    await step('Sees the banner, and the figures below it', async () => {
      await expect(
        await screen.findByText('You are offline. Data may be out of date.'),
      ).toBeVisible();
      await expect(screen.getByText('$4,825,310.75')).toBeVisible();
    });
    await step('Sees the banner still when the last panel has come', async () => {
      await screen.findByText('By day of the request (UTC) and by status');
      await expect(screen.getByText('You are offline. Data may be out of date.')).toBeVisible();
    });
  },
};

// R334.
/** The counts come when the page is idle. The links keep their names, and the title has the sum. */
export const Counted: Story = {
  tags: ['!dev'],
  parameters: { polls: true },
  play: async ({ step }) => {
    await step('Sees at the links what is pending and open', async () => {
      await waitFor(() =>
        expect(screen.getByRole('link', { name: 'Payouts' })).toHaveAccessibleDescription(
          '7 pending',
        ),
      );
      await waitFor(() =>
        expect(screen.getByRole('link', { name: 'Support' })).toHaveAccessibleDescription('6 open'),
      );
    });
    await step('Sees the sum in the title', async () => {
      await expect(document.title).toBe('(13) Dashboard · Admin');
    });
  },
};
