import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { buildDashboard } from '../../tests/fixtures/dashboard';
import { api } from '../../tests/msw/api';
import { dashboardHandlers } from '../../tests/msw/dashboard';
import { failWith, loadForever } from '../../tests/msw/overrides';
import { toastSaying } from '../toastSaying';
import { Console } from './Console';
import { openSignedIn } from './openConsole';
import { address, screenTitled, storedSession } from './seen';

let isDown = false;
let users = 0;

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

/** The figures are there. */
export const Loads: Story = {
  play: async ({ step }) => {
    await step('Opens the console and sees the figures', async () => {
      await expect(await screen.findByText('$4,825,310.75')).toBeVisible();
    });
    await step('Sees where it is: in the title and the navigation', async () => {
      await expect(document.title).toMatch(/Dashboard · Admin$/);
      await expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
        'aria-current',
        'page',
      );
    });
  },
};

/** The figures don't come: the cards are there without them. */
export const LoadsForever: Story = {
  parameters: { msw: { handlers: [loadForever('getDashboard'), ...dashboardHandlers] } },
  play: async ({ step }) => {
    await step('Opens the console', async () => {
      await screenTitled('Dashboard');
    });
    await step('Sees the cards without figures', async () => {
      await expect(screen.getByRole('group', { name: 'Volume' })).toHaveTextContent(/^Volume$/);
    });
  },
};

// R11.
/** The second address of the dashboard leads to the first. */
export const Alias: Story = {
  beforeEach: openSignedIn('/dashboard'),
  play: async ({ step }) => {
    await step('Opens /dashboard and sees the figures', async () => {
      await screen.findByText('$4,825,310.75');
    });
    await step('The address is the short one', async () => {
      await expect(address()).toBe('/');
    });
  },
};

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

/** Refresh reads the figures again. */
export const Refreshed: Story = {
  parameters: {
    msw: {
      handlers: [
        api.get('/admin/dashboard', ({ response }) =>
          response(200).json(buildDashboard({ users: ++users })),
        ),
        ...dashboardHandlers,
      ],
    },
  },
  beforeEach: () => {
    users = 0;
  },
  play: async ({ userEvent, step }) => {
    await step('Sees the number of users', async () => {
      await waitFor(() =>
        expect(screen.getByRole('group', { name: 'Users' })).toHaveTextContent('Users1'),
      );
    });
    await step('Presses Refresh', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    });
    await step('Sees the new number', async () => {
      await waitFor(() =>
        expect(screen.getByRole('group', { name: 'Users' })).toHaveTextContent('Users2'),
      );
    });
  },
};

/**
 * Following a link changes the address, the title, the current navigation item and the focus. Back
 * restores them.
 */
export const Navigates: Story = {
  play: async ({ userEvent, step }) => {
    await step('Opens the console', async () => {
      await screenTitled('Dashboard');
    });
    await step('Follows the link to the payouts', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Payouts' }));
    });
    await step('Is on the payouts: heading, address, title and navigation say so', async () => {
      const heading = await screenTitled('Payouts');
      await waitFor(() => expect(heading).toHaveFocus());
      await expect(address()).toBe('/payouts');
      await expect(document.title).toMatch(/Payouts · Admin$/);
      await expect(screen.getByRole('link', { name: 'Payouts' })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await screen.findByText('1–10 of 26');
    });
    await step('Goes back to the dashboard', async () => {
      history.back();
      await screenTitled('Dashboard');
      await expect(address()).toBe('/');
    });
  },
};

/** An unknown address says so, and leads home. */
export const NotFound: Story = {
  beforeEach: openSignedIn('/nowhere'),
  play: async ({ userEvent, step }) => {
    await step("Opens an address that doesn't exist", async () => {
      await screenTitled('Page not found');
    });
    await step('Follows the link home', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Back to Home' }));
    });
    await step('Sees the dashboard', async () => {
      await screenTitled('Dashboard');
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

/** On a phone the navigation is behind a menu, which closes by itself. */
export const PhoneWidth: Story = {
  ...Navigates,
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent, step }) => {
    await step('Sees the figures', async () => {
      await screen.findByText('$4,825,310.75');
    });
    await step('Opens the menu and follows the link to the payouts', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
      await userEvent.click(screen.getByRole('link', { name: 'Payouts' }));
    });
    await step('Sees the payouts, and the menu is closed', async () => {
      await screenTitled('Payouts');
      await expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute(
        'aria-expanded',
        'false',
      );
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
