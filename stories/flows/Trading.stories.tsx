import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { buildAccountPositions, buildTradingAccountPage } from '../../tests/fixtures/markets';
import { api } from '../../tests/msw/api';
import { mt5Handlers } from '../../tests/msw/markets';
import { answerWithAnything, failWith, failWithoutResponse, loadForever, slowDown } from '../../tests/msw/overrides';
import { toastSaying } from '../toastSaying';
import { Console } from './Console';
import { openSignedIn } from './openConsole';
import { address, screenTitled, storedSession } from './seen';

let searches: (string | null)[] = [];
let isDown = false;

/** Records the searches and lets the default handlers respond. */
const noteSearches = api.get('/admin/mt5/accounts', ({ query }) => {
  searches.push(query.get('search'));
});

/** Positions that fail until the service is up again. */
const positionsOutage = api.get('/admin/mt5/account/{login}/positions', ({ response }) =>
  isDown ? response.untyped(new Response(null, { status: 500 })) : response(200).json(buildAccountPositions()),
);

const meta = {
  title: 'Flows/Trading',
  component: Console,
  tags: ['!autodocs'],
  parameters: { msw: { handlers: [noteSearches, ...mt5Handlers] } },
  beforeEach: () => {
    searches = [];
    isDown = false;
    return openSignedIn('/trading')();
  },
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

const openPanel = (name: string) => screen.findByRole('region', { name });

/** R25: one request is sent after the typing has ended. The text is pasted, because typing takes long on a busy machine. */
export const Searched: Story = {
  play: async ({ userEvent }) => {
    await screen.findByText('1–20 of 45');
    await userEvent.click(screen.getByRole('searchbox', { name: 'Search' }));
    await userEvent.paste('okafor');
    await waitFor(() => expect(address()).toBe('/trading?search=okafor'));
    await screen.findByText('1–3 of 3');
    await expect(searches).toEqual([null, 'okafor']);
    await expect(screen.getAllByRole('button', { name: /^500\d+$/ })).toHaveLength(3);
  },
};

/** The previous rows stay visible, but can't be used from the first key on (promise 3). */
export const InertWhileTyping: Story = {
  play: async ({ userEvent }) => {
    await screen.findByText('Amara Okafor');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'o');
    const table = screen.getByRole('table', { name: 'Trading accounts' });
    await waitFor(() => expect(table.querySelector('tbody')).toHaveAttribute('inert'));
    await waitFor(() => expect(table.querySelector('tbody')).not.toHaveAttribute('inert'));
  },
};

export const FiltersPagesAndGoesBack: Story = {
  play: async ({ userEvent }) => {
    await screen.findByText('1–20 of 45');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Phase' }), 'Failed');
    await screen.findByText('1–7 of 7');
    await expect(address()).toBe('/trading?phase=0');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Phase' }), 'All Phases');
    await screen.findByText('1–20 of 45');
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByText('21–40 of 45');
    await expect(address()).toBe('/trading?page=2');
    history.back();
    await screen.findByText('1–20 of 45');
    history.back();
    await screen.findByText('1–7 of 7');
    await expect(screen.getByRole('combobox', { name: 'Phase' })).toHaveDisplayValue('Failed');
  },
};

/** The selected account is in the address. Back undoes each selection. */
export const SelectsAndGoesBack: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByText('Jonas Lindqvist'));
    const panel = await openPanel('Jonas Lindqvist');
    await expect(address()).toBe('/trading?account=500101');
    await within(panel).findByText('XAUUSD');
    await expect(panel).toHaveTextContent('P&L-$270.50');
    await userEvent.click(screen.getByRole('button', { name: '500102' }));
    await openPanel('Priya Raman');
    history.back();
    await openPanel('Jonas Lindqvist');
    history.back();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Jonas Lindqvist' })).toBeNull());
    await expect(address()).toBe('/trading');
  },
};

/** The selected account stays, whichever page the list shows. */
export const SelectionOutlastsThePage: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByText('Jonas Lindqvist'));
    await openPanel('Jonas Lindqvist');
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByText('21–40 of 45');
    await expect(address()).toBe('/trading?account=500101&page=2');
    await expect(screen.getByRole('region', { name: 'Jonas Lindqvist' })).toHaveTextContent('500101');
    await userEvent.click(screen.getByRole('button', { name: 'Close account' }));
    await waitFor(() => expect(address()).toBe('/trading?page=2'));
  },
};

export const RestoredFromTheAddress: Story = {
  beforeEach: openSignedIn('/trading?phase=3&search=5001&account=500102'),
  play: async () => {
    await openPanel('Priya Raman');
    await expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('5001');
    await expect(screen.getByRole('combobox', { name: 'Phase' })).toHaveDisplayValue('Funded');
    await waitFor(() => expect(screen.getByRole('button', { name: '500102' })).toHaveAttribute('aria-current', 'true'));
    await expect(searches).toEqual(['5001']);
  },
};

export const LeadsToThePositions: Story = {
  beforeEach: openSignedIn('/trading?account=500101'),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'All positions of 500101' }));
    await screenTitled('Open Positions');
    await expect(address()).toBe('/mt5-users/500101');
  },
};

export const PositionsFailedThenTriedAgain: Story = {
  parameters: { msw: { handlers: [positionsOutage, ...mt5Handlers] } },
  play: async ({ userEvent }) => {
    isDown = true;
    await userEvent.click(await screen.findByText('Jonas Lindqvist'));
    await toastSaying('Error fetching positions');
    const panel = screen.getByRole('region', { name: 'Jonas Lindqvist' });
    // The figures of the row are still shown.
    await expect(panel).toHaveTextContent('Balance$101,250.50');
    isDown = false;
    await userEvent.click(within(panel).getByRole('button', { name: 'Try again' }));
    await within(panel).findByText('XAUUSD');
  },
};

/** R155: it has its own state, and is also treated like any other failure. */
export const NoSuchAccount: Story = {
  beforeEach: openSignedIn('/trading?account=1'),
  parameters: { msw: { handlers: [failWith('getAccountPositions', 404), ...mt5Handlers] } },
  play: async () => {
    await within(await openPanel('Account 1')).findByText('No such account');
    await toastSaying('Not found.');
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** The rows stay visible while they are read again. */
export const Refreshed: Story = {
  parameters: { msw: { handlers: [slowDown('listTradingAccounts', 300), ...mt5Handlers] } },
  play: async ({ userEvent }) => {
    await screen.findByText('Amara Okafor');
    const refresh = screen.getByRole('button', { name: 'Refresh' });
    await waitFor(() => expect(refresh).toBeEnabled());
    await userEvent.click(refresh);
    await waitFor(() => expect(refresh).toHaveAttribute('aria-busy', 'true'));
    await expect(screen.getByText('Amara Okafor')).toBeVisible();
    await expect(screen.getByRole('table', { name: 'Trading accounts' }).querySelector('tbody')).not.toHaveAttribute('inert');
    await waitFor(() => expect(refresh).toBeEnabled());
  },
};

export const FilteredEmptyThenCleared: Story = {
  beforeEach: openSignedIn('/trading?search=nobody&phase=1'),
  play: async ({ userEvent }) => {
    await screen.findByText('No trading accounts match these filters');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await screen.findByText('Amara Okafor');
    await expect(address()).toBe('/trading');
  },
};

/** A page beyond the last one leads to the last page. */
export const OutOfRangePage: Story = {
  beforeEach: openSignedIn('/trading?page=9'),
  play: async () => {
    await screen.findByText('41–45 of 45');
    await expect(address()).toBe('/trading?page=3');
  },
};

export const LoadFailed: Story = {
  parameters: { msw: { handlers: [failWith('listTradingAccounts', 500, null)] } },
  play: async () => {
    await toastSaying('Error fetching trading accounts');
    await expect(screen.getByRole('alert')).toHaveTextContent('The trading accounts could not be loaded');
    await expect(screen.queryByText('No trading accounts yet')).toBeNull();
  },
};

export const LoadFailedWithoutResponse: Story = {
  parameters: { msw: { handlers: [failWithoutResponse('listTradingAccounts')] } },
  play: async () => {
    await toastSaying('Network error - no response received');
  },
};

/** R2: any envelope of the server works. Without totals, this page's sums are shown. */
export const AnotherEnvelope: Story = {
  parameters: { msw: { handlers: [answerWithAnything('listTradingAccounts', buildTradingAccountPage().result.results)] } },
  play: async () => {
    await screen.findByText('Amara Okafor');
    await expect(screen.getByRole('group', { name: 'Total Accounts' })).toHaveTextContent('20');
    await expect(screen.getByRole('group', { name: 'Total Equity' })).toHaveTextContent('this page');
  },
};

export const Forbidden: Story = {
  parameters: { msw: { handlers: [failWith('listTradingAccounts', 403)] } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('No access');
    await expect(storedSession()).not.toBeNull();
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [loadForever('listTradingAccounts')] } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('table', { name: 'Trading accounts' })).toHaveAttribute('aria-busy', 'true'));
  },
};
