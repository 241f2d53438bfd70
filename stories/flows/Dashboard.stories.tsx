import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { buildDashboard } from '../../tests/fixtures/dashboard';
import { api } from '../../tests/msw/api';
import { dashboardHandlers } from '../../tests/msw/dashboard';
import { failWith } from '../../tests/msw/overrides';
import { toastSaying } from '../toastSaying';
import { Console } from './Console';
import { openSignedIn } from './openConsole';
import { screenTitled, storedSession } from './seen';

let isDown = false;

/**
 * The day begins here: the figures of the firm, and what waits for a decision.
 *
 * @who Every admin, after signing in
 */
const meta = {
  title: 'Flows/Dashboard',
  component: Console,
  parameters: { msw: { handlers: dashboardHandlers } },
  beforeEach: openSignedIn('/'),
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The figures can't be read, and later they can. */
export const LoadFailedThenTriedAgain: Story = {
  parameters: {
    msw: {
      handlers: [
        api.get('/admin/dashboard', ({ response }) =>
          isDown
            ? response.untyped(new HttpResponse(null, { status: 500 }))
            : response(200).json(buildDashboard()),
        ),
        ...dashboardHandlers,
      ],
    },
  },
  beforeEach: () => {
    isDown = true;
  },
  play: async ({ userEvent, step }) => {
    await step('Reads that the dashboard could not be loaded', async () => {
      await toastSaying('Error fetching dashboard data');
      await expect(screen.getByRole('alert')).toHaveTextContent(
        'The dashboard could not be loaded',
      );
    });
    await step('Tries again', async () => {
      isDown = false;
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    });
    await step('Sees the figures', async () => {
      await expect(await screen.findByText('$4,825,310.75')).toBeVisible();
    });
  },
};

/** The server says why, and its own message is shown. */
export const LoadFailedWithServerMessage: Story = {
  parameters: { msw: { handlers: [failWith('getDashboard', 503), ...dashboardHandlers] } },
  play: async ({ step }) => {
    await step('Opens the console', async () => {
      await screenTitled('Dashboard');
    });
    await step('Reads what the server says', async () => {
      await toastSaying('The service is temporarily unavailable.');
    });
  },
};

// R43.
/**
 * The admin may not see the figures. The page and the server's message say so, without signing out.
 */
export const Forbidden: Story = {
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
        await screen.findByText('You are offline. What is shown may be out of date.'),
      ).toBeVisible();
      await expect(screen.getByText('$4,825,310.75')).toBeVisible();
    });
    await step('Sees the banner still when the last panel has come', async () => {
      await screen.findByText('By day of the request (UTC) and by status');
      await expect(
        screen.getByText('You are offline. What is shown may be out of date.'),
      ).toBeVisible();
    });
  },
};

/** What waits comes after the figures, each part by itself. */
export const WhatWaits: Story = {
  parameters: { msw: { handlers: [failWith('listTickets', 500), ...dashboardHandlers] } },
  play: async ({ step }) => {
    await step(
      'Sees how many withdrawals are pending, and that the tickets could not be read',
      async () => {
        const waits = within(await screen.findByRole('region', { name: 'Needs attention' }));
        await expect(
          await waits.findByRole('link', { name: '7 withdrawals pending' }),
        ).toHaveAttribute('href', '/payouts?status=pending');
        await expect(await waits.findByText('The open tickets could not be loaded')).toBeVisible();
      },
    );
    await step('Sees the payouts of the last seven days', async () => {
      const week = within(
        await screen.findByRole('region', { name: 'Payouts in the last 7 days' }),
      );
      await expect(await week.findByRole('link', { name: '2 pending' })).toHaveAttribute(
        'href',
        '/payouts?status=pending&date=this_week',
      );
    });
  },
};

// R334.
/** The counts come when the page is idle. The links keep their names, and the title has the sum. */
export const Counted: Story = {
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
