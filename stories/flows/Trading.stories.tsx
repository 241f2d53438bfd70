import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { api } from '../../tests/msw/api';
import { mt5Handlers } from '../../tests/msw/markets';
import { Console } from './Console';
import { openSignedIn } from './openConsole';
import { address } from './seen';

let searches: (string | null)[] = [];

/** Records the searches and lets the default handlers respond. */
const noteSearches = api.get('/admin/mt5/accounts', ({ query }) => {
  searches.push(query.get('search'));
});

/**
 * Trading accounts are searched and paged through, and one is watched beside the list.
 *
 * @who Admins who look after the trading accounts
 */
const meta = {
  title: 'Screens/Trading/Flows/Trading',
  component: Console,
  parameters: { msw: { handlers: [noteSearches, ...mt5Handlers] } },
  beforeEach: openSignedIn('/trading', () => {
    searches = [];
  }),
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

const openPanel = (name: string) => screen.findByRole('region', { name });

// R25.
/**
 * One request is sent after the typing has ended. The text is pasted, because typing takes long on
 * a busy machine.
 */
export const Searched: Story = {
  tags: ['!dev'],
  play: async ({ userEvent, step }) => {
    await step('Opens the trading accounts', async () => {
      await screen.findByText('1–20 of 45');
    });
    await step('Searches by name', async () => {
      await userEvent.click(screen.getByRole('searchbox', { name: 'Search' }));
      await userEvent.paste('okafor');
    });
    await step('Sees two accounts, and the search in the address', async () => {
      await waitFor(() => expect(address()).toBe('/trading?search=okafor'));
      await screen.findByText('1–2 of 2');
    });
    await step('The search was one request', async () => {
      await expect(searches).toEqual([null, 'okafor']);
      await expect(screen.getAllByRole('button', { name: /^500\d+$/ })).toHaveLength(2);
    });
  },
};

/** The filter and the page are in the address, so Back restores them. */
export const FiltersPagesAndGoesBack: Story = {
  tags: ['!dev'],
  play: async ({ userEvent, step }) => {
    await step('Opens the trading accounts', async () => {
      await screen.findByText('1–20 of 45');
    });
    await step('Shows those that have failed', async () => {
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Phase' }), 'Failed');
      await screen.findByText('1–7 of 7');
      await expect(address()).toBe('/trading?phase=0');
    });
    await step('Shows all phases, and goes to the next page', async () => {
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Phase' }), 'All Phases');
      await screen.findByText('1–20 of 45');
      await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
      await screen.findByText('21–40 of 45');
      await expect(address()).toBe('/trading?page=2');
    });
    await step('Goes back twice and finds the filter as it was', async () => {
      history.back();
      await screen.findByText('1–20 of 45');
      history.back();
      await screen.findByText('1–7 of 7');
      await expect(screen.getByRole('combobox', { name: 'Phase' })).toHaveDisplayValue('Failed');
    });
  },
};

/** A link has the filters and the account in it. */
export const RestoredFromTheAddress: Story = {
  tags: ['!dev'],
  beforeEach: openSignedIn('/trading?phase=3&search=5001&account=500102'),
  play: async ({ step }) => {
    await step('Opens a link to an account and sees it', async () => {
      await openPanel('Priya Raman');
    });
    await step('Sees the filters of the link, and the row that is marked', async () => {
      await expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('5001');
      await expect(screen.getByRole('combobox', { name: 'Phase' })).toHaveDisplayValue('Funded');
      await waitFor(() =>
        expect(screen.getByRole('button', { name: '500102' })).toHaveAttribute(
          'aria-current',
          'true',
        ),
      );
    });
    await step('The list was read once', async () => {
      await expect(searches).toEqual(['5001']);
    });
  },
};

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
