import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { api } from '../../tests/msw/api';
import { mt5Handlers } from '../../tests/msw/markets';
import { failWith, failWithoutResponse } from '../../tests/msw/overrides';
import { toastSaying } from '../toastSaying';
import { Console } from './Console';
import { openSignedIn } from './openConsole';
import { address, screenTitled, storedSession } from './seen';

let asked: string[] = [];
let isDown = false;

/** Records every request for users. While the service is down, it refuses them. */
const noteRequests = api.get('/admin/mt5/users', ({ request, response }) => {
  asked.push(new URL(request.url).search);
  return isDown ? response.untyped(new Response(null, { status: 500 })) : undefined;
});

const meta = {
  title: 'Flows/MT5 users',
  component: Console,
  tags: ['!autodocs'],
  parameters: { msw: { handlers: [noteRequests, ...mt5Handlers] } },
  beforeEach: () => {
    asked = [];
    isDown = false;
    return openSignedIn('/mt5-users')();
  },
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = async (name: string) => {
  const cell = await screen.findByText(name);
  const row = cell.closest('tr');
  if (!row) throw new Error(`${name} stands in no row`);
  return row;
};

/**
 * The amount is simulated: no request is sent. It is shown next to the balance and is not part of it or of any total. It survives a reload
 * and can be removed.
 */
export const FundsAWallet: Story = {
  // In Strict Mode the dialog's focus trap starts twice and returns the focus to the row. The dialog would take that for leaving it.
  args: { isStrict: false },
  play: async ({ userEvent }) => {
    const row = await rowOf('Jonas Lindqvist');
    const total = screen.getByRole('group', { name: 'Total Balance' }).textContent;
    const before = asked.length;
    for (const amount of ['0.10', '499.9']) {
      await userEvent.click(within(row).getByRole('button', { name: 'Fund Wallet of Jonas Lindqvist' }));
      const field = await screen.findByRole('textbox', { name: 'Amount' });
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.type(field, amount);
      await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Fund Wallet' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    await toastSaying('Wallet funded successfully');
    await expect(row).toHaveTextContent('$100,310.75+$500.00 simulated');
    await expect(screen.getByRole('group', { name: 'Total Balance' })).toHaveTextContent(total);
    await expect(asked).toHaveLength(before);
    await expect(JSON.stringify(localStorage)).toContain('499.90');
    await userEvent.click(within(row).getByRole('button', { name: 'Clear simulated funds of Jonas Lindqvist' }));
    await waitFor(() => expect(row).not.toHaveTextContent('simulated'));
    await waitFor(() => expect(screen.queryByRole('note')).toBeNull());
  },
};

/** It is kept in this browser, so a page that is opened later has it too. */
export const FundedBefore: Story = {
  beforeEach: () =>
    localStorage.setItem('admin.local.funded-amounts', JSON.stringify({ v: 1, data: [{ login: '500101', amount: '1500.00' }] })),
  play: async ({ userEvent }) => {
    await expect(await rowOf('Jonas Lindqvist')).toHaveTextContent('+$1,500.00 simulated');
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(screen.queryByText(/simulated/)).toBeNull());
  },
};

/** R29: unreadable storage never breaks the screen. */
export const StorageUnreadable: Story = {
  beforeEach: () => localStorage.setItem('admin.local.funded-amounts', '{"v":1,"data":[{"login":null,"amount":"NaN"}]}'),
  play: async () => {
    await expect(await rowOf('Jonas Lindqvist')).not.toHaveTextContent('simulated');
  },
};

/** With the keyboard only. The row gets the focus back. */
export const FundsByKeyboard: Story = {
  // In Strict Mode the dialog's focus trap starts twice and would return the focus to its own button.
  args: { isStrict: false },
  play: async ({ userEvent }) => {
    const open = await screen.findByRole('button', { name: 'Fund Wallet of Jonas Lindqvist' });
    open.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveFocus());
    await userEvent.keyboard('250{Enter}');
    await toastSaying('Wallet funded successfully');
    await expect(await rowOf('Jonas Lindqvist')).toHaveTextContent('+$250.00 simulated');
    await waitFor(() => expect(open).toHaveFocus());
  },
};

/** R25, R118: the server applies the filters. A search is one request. */
export const SearchedAndFiltered: Story = {
  play: async ({ userEvent }) => {
    await screen.findByText('1–10 of 24');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Active');
    await screen.findByText('1–10 of 18');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Funded');
    await screen.findByText('1–6 of 6');
    await userEvent.click(screen.getByRole('searchbox', { name: 'Search' }));
    await userEvent.paste('amara');
    await screen.findByText('1–2 of 2');
    await expect(address()).toBe('/mt5-users?account_status=active&account_type=funded&search=amara');
    await expect(asked).toEqual([
      '?page=1&page_size=10',
      '?account_status=active&page=1&page_size=10',
      '?account_status=active&account_type=funded&page=1&page_size=10',
      '?account_status=active&account_type=funded&search=amara&page=1&page_size=10',
    ]);
    history.back();
    await screen.findByText('1–10 of 18');
    await expect(screen.getByRole('combobox', { name: 'Type' })).toHaveDisplayValue('All Types');
  },
};

export const FilteredEmptyThenCleared: Story = {
  beforeEach: openSignedIn('/mt5-users?search=nobody'),
  play: async ({ userEvent }) => {
    await screen.findByText('No MT5 users match these filters');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await screen.findByText('Amara Okafor');
    await expect(address()).toBe('/mt5-users');
  },
};

/** A click anywhere in the row opens the positions. Back returns to the list. */
export const RowFollowedAndBack: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByText('jonas.lindqvist@example.com'));
    await screenTitled('Open Positions');
    await expect(address()).toBe('/mt5-users/500101');
    await screen.findByText('XAUUSD');
    await userEvent.click(screen.getByRole('link', { name: 'Back' }));
    await screenTitled('MT5 User Management');
    await expect(address()).toBe('/mt5-users');
  },
};

export const ViewsAll: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'View all' }));
    await screenTitled('Trading Accounts');
  },
};

export const LoadFailedThenTriedAgain: Story = {
  beforeEach: () => {
    isDown = true;
  },
  play: async ({ userEvent }) => {
    await toastSaying('Error fetching MT5 data');
    await expect(screen.getByRole('alert')).toHaveTextContent('The MT5 users could not be loaded');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(await screen.findByText('Amara Okafor')).toBeVisible();
  },
};

export const LoadFailedWithServerMessage: Story = {
  parameters: { msw: { handlers: [failWith('listMt5Users', 503)] } },
  play: async () => {
    await toastSaying('The service is temporarily unavailable.');
  },
};

export const Forbidden: Story = {
  parameters: { msw: { handlers: [failWith('listMt5Users', 403)] } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('No access');
    await expect(storedSession()).not.toBeNull();
  },
};

/** Failures of the positions page. */
export const PositionsFailed: Story = {
  beforeEach: openSignedIn('/mt5-users/500101'),
  parameters: { msw: { handlers: [failWith('getAccountPositions', 500, null)] } },
  play: async () => {
    await toastSaying('Error fetching positions');
    await expect(screen.getByRole('alert')).toHaveTextContent('The positions could not be loaded');
  },
};

export const PositionsWithoutResponse: Story = {
  ...PositionsFailed,
  parameters: { msw: { handlers: [failWithoutResponse('getAccountPositions')] } },
  play: async () => {
    await toastSaying('Network error - no response received');
  },
};

/** R155: it has its own state, and is also treated like any other failure. */
export const PositionsOfNobody: Story = {
  beforeEach: openSignedIn('/mt5-users/MT-1%2F2%3F%23'),
  parameters: { msw: { handlers: [failWith('getAccountPositions', 404)] } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('No such account');
    await expect(document.title).toContain('MT-1/2?#');
    await toastSaying('Not found.');
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const PositionsForbidden: Story = {
  beforeEach: openSignedIn('/mt5-users/500101'),
  parameters: { msw: { handlers: [failWith('getAccountPositions', 403)] } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('No access');
  },
};
