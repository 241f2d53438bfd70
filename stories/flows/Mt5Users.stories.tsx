import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { api } from '../../tests/msw/api';
import { mt5Handlers } from '../../tests/msw/markets';
import { toastSaying } from '../toastSaying';
import { Console } from './Console';
import { openSignedIn } from './openConsole';
import { address } from './seen';

let asked: string[] = [];

/** Records every request for users. */
const noteRequests = api.get('/admin/mt5/users', ({ request }) => {
  asked.push(new URL(request.url).search);
});

/**
 * Users of MT5 are searched, and a wallet is funded as a simulation.
 *
 * @who Admins who look after the trading accounts
 */
const meta = {
  title: 'Screens/MT5 Users/Flows/MT5 users',
  component: Console,
  parameters: { msw: { handlers: [noteRequests, ...mt5Handlers] } },
  beforeEach: openSignedIn('/mt5-users', () => {
    asked = [];
  }),
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = async (name: string) => {
  const cell = await screen.findByText(name);
  const row = cell.closest('tr');
  if (!row) throw new Error(`${name} stands in no row`);
  return row;
};

/** With the keyboard only. The row gets the focus back. */
export const FundsByKeyboard: Story = {
  tags: ['!dev'],
  // In Strict Mode the dialog's focus trap starts twice and would return the focus to its own
  // button.
  args: { isStrict: false },
  play: async ({ userEvent, step }) => {
    const open = () => screen.findByRole('button', { name: 'Fund Wallet of Jonas Lindqvist' });
    await step('Opens the dialog of a row with Enter', async () => {
      (await open()).focus();
      await userEvent.keyboard('{Enter}');
    });
    await step('Types an amount and presses Enter', async () => {
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveFocus());
      await userEvent.keyboard('250{Enter}');
    });
    await step('Sees the amount as simulated', async () => {
      await toastSaying('Wallet funded successfully');
      await expect(await rowOf('Jonas Lindqvist')).toHaveTextContent('+$250.00 simulated');
    });
    await step('Is back at the row', async () => {
      await waitFor(async () => expect(await open()).toHaveFocus());
    });
  },
};

// R25, R118.
/** The server applies the filters. A search is one request. */
export const SearchedAndFiltered: Story = {
  tags: ['!dev'],
  play: async ({ userEvent, step }) => {
    await step('Opens the users of MT5', async () => {
      await screen.findByText('1–10 of 45');
    });
    await step('Filters them by status and type', async () => {
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Active');
      await screen.findByText('1–10 of 38');
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Funded');
      await screen.findByText('1–8 of 8');
    });
    await step('Searches by name', async () => {
      await userEvent.click(screen.getByRole('searchbox', { name: 'Search' }));
      await userEvent.paste('amara');
    });
    await step('Sees one user, and every filter in the address', async () => {
      await screen.findByText('1–1 of 1');
      await expect(address()).toBe(
        '/mt5-users?account_status=active&account_type=funded&search=amara',
      );
    });
    await step('Each choice was one request', async () => {
      await expect(asked).toEqual([
        '?page=1&page_size=10',
        '?account_status=active&page=1&page_size=10',
        '?account_status=active&account_type=funded&page=1&page_size=10',
        '?account_status=active&account_type=funded&search=amara&page=1&page_size=10',
      ]);
    });
    await step('Goes back and finds the filter before the type', async () => {
      history.back();
      await screen.findByText('1–10 of 38');
      await expect(screen.getByRole('combobox', { name: 'Type' })).toHaveDisplayValue('All Types');
    });
  },
};
