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

const meta = {
  title: 'Flows/Dashboard',
  component: Console,
  tags: ['!autodocs'],
  parameters: { msw: { handlers: dashboardHandlers } },
  beforeEach: openSignedIn('/'),
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loads: Story = {
  play: async () => {
    await expect(await screen.findByText('$4,825,310.75')).toBeVisible();
    await expect(document.title).toMatch(/Dashboard · Admin$/);
    await expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  },
};

export const LoadsForever: Story = {
  parameters: { msw: { handlers: [loadForever('getDashboard'), ...dashboardHandlers] } },
  play: async () => {
    await screenTitled('Dashboard');
    await expect(screen.getByRole('group', { name: 'Volume' })).toHaveTextContent(/^Volume$/);
  },
};

/** R11: the alias replaces itself. */
export const Alias: Story = {
  beforeEach: openSignedIn('/dashboard'),
  play: async () => {
    await screen.findByText('$4,825,310.75');
    await expect(address()).toBe('/');
  },
};

export const LoadFailedThenTriedAgain: Story = {
  parameters: {
    msw: {
      handlers: [
        api.get('/admin/dashboard', ({ response }) =>
          isDown ? response.untyped(new HttpResponse(null, { status: 500 })) : response(200).json(buildDashboard()),
        ),
        ...dashboardHandlers,
      ],
    },
  },
  beforeEach: () => {
    isDown = true;
  },
  play: async ({ userEvent }) => {
    await toastSaying('Error fetching dashboard data');
    await expect(screen.getByRole('alert')).toHaveTextContent('The dashboard could not be loaded');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(await screen.findByText('$4,825,310.75')).toBeVisible();
  },
};

export const LoadFailedWithServerMessage: Story = {
  parameters: { msw: { handlers: [failWith('getDashboard', 503), ...dashboardHandlers] } },
  play: async () => {
    await toastSaying('The service is temporarily unavailable.');
  },
};

/** R16: a 403 is shown instead of the content, without a toast and without signing out. */
export const Forbidden: Story = {
  parameters: { msw: { handlers: [failWith('getDashboard', 403), ...dashboardHandlers] } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('No access');
    await expect(storedSession()).not.toBeNull();
    await expect(screen.queryByText('You do not have permission to perform this action.')).toBeNull();
  },
};

export const Refreshed: Story = {
  parameters: {
    msw: {
      handlers: [
        api.get('/admin/dashboard', ({ response }) => response(200).json(buildDashboard({ users: ++users }))),
        ...dashboardHandlers,
      ],
    },
  },
  beforeEach: () => {
    users = 0;
  },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByRole('group', { name: 'Users' })).toHaveTextContent('Users1'));
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(screen.getByRole('group', { name: 'Users' })).toHaveTextContent('Users2'));
  },
};

/** Following a link changes the address, the title, the current navigation item and the focus. Back restores them. */
export const Navigates: Story = {
  play: async ({ userEvent }) => {
    await screenTitled('Dashboard');
    await userEvent.click(screen.getByRole('link', { name: 'Payouts' }));
    const heading = await screenTitled('Payouts');
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(address()).toBe('/payouts');
    await expect(document.title).toMatch(/Payouts · Admin$/);
    await expect(screen.getByRole('link', { name: 'Payouts' })).toHaveAttribute('aria-current', 'page');
    await screen.findByText('1–10 of 26');
    history.back();
    await screenTitled('Dashboard');
    await expect(address()).toBe('/');
  },
};

export const NotFound: Story = {
  beforeEach: openSignedIn('/nowhere'),
  play: async ({ userEvent }) => {
    await screenTitled('Page not found');
    await userEvent.click(screen.getByRole('link', { name: 'Back to Home' }));
    await screenTitled('Dashboard');
  },
};

export const Offline: Story = {
  play: async () => {
    await screen.findByText('$4,825,310.75');
    const online = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    dispatchEvent(new Event('offline'));
    await expect(await screen.findByText('You are offline. What is shown may be out of date.')).toBeVisible();
    await expect(screen.getByText('$4,825,310.75')).toBeVisible();
    online.mockRestore();
  },
};

export const PhoneWidth: Story = {
  ...Navigates,
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await screen.findByText('$4,825,310.75');
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    await userEvent.click(screen.getByRole('link', { name: 'Payouts' }));
    await screenTitled('Payouts');
    await expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
  },
};

/** What waits comes after the figures, each part by itself. */
export const WhatWaits: Story = {
  parameters: { msw: { handlers: [failWith('listTickets', 500), ...dashboardHandlers] } },
  play: async () => {
    const waits = within(await screen.findByRole('region', { name: 'What waits' }));
    await expect(await waits.findByRole('link', { name: '7 withdrawals pending' })).toHaveAttribute('href', '/payouts?status=pending');
    await expect(await waits.findByText('The open tickets could not be loaded')).toBeVisible();
    const week = within(await screen.findByRole('region', { name: 'Payouts in the last 7 days' }));
    await expect(await week.findByRole('link', { name: '2 pending' })).toHaveAttribute('href', '/payouts?status=pending&date=this_week');
  },
};

/** R334: the counts come when the page is idle. The links keep their names, and the title has the sum. */
export const Counted: Story = {
  parameters: { polls: true },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('link', { name: 'Payouts' })).toHaveAccessibleDescription('7 pending'));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Support' })).toHaveAccessibleDescription('6 open'));
    await expect(document.title).toBe('(13) Dashboard · Admin');
  },
};
