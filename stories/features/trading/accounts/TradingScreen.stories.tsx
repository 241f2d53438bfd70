import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { noTradingFilters } from '~/features/trading/model';
import { TradingScreen, type TradingScreenProps } from '~/features/trading/accounts/TradingScreen';
import {
  buildAccountPositions,
  buildTradingAccountPage,
  buildTradingAccounts,
  emptyTradingAccountPage,
  buildTradingAccount,
  hostileTradingAccount,
} from '../../../../tests/fixtures/markets';
import { accountList, positionList } from '../wireLists';
import { buildTools, ofPage } from '../../../listTools';
import { useState } from 'react';
import type { TradingAccount } from '~/api/types';
import { longName, rtlOverrideText, scriptText } from '../../../../tests/fixtures/texts';
import { canTryAgain, failed, showsNoAccess } from '../../../loadStates';

const ready = (...args: Parameters<typeof buildTradingAccountPage>) =>
  ({ status: 'ready', data: accountList(buildTradingAccountPage(...args)) }) as const;
const positions = { status: 'ready', data: positionList(buildAccountPositions()) } as const;

const meta = {
  title: 'Screens/Trading/Trading Accounts',
  component: TradingScreen,
  parameters: { layout: 'padded' },
  args: {
    load: ready(),
    filters: noTradingFilters,
    page: 1,
    pageSize: 20,
    selected: undefined,
    isRefreshing: false,
    onFiltersChange: fn(),
    onClearFilters: fn(),
    onPageChange: fn(),
    tools: buildTools('trading accounts'),
    onSelect: fn(),
    onClose: fn(),
    onRefresh: fn(),
  },
} satisfies Meta<typeof TradingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Populated: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Trading Accounts' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Login',
      'Name',
      'Challenge',
      'Size',
      'Phase',
      'Balance',
      'Equity',
      'Positions',
    ]);
    await expect(canvas.getAllByRole('row')).toHaveLength(21);
    await expect(
      [...(canvas.getAllByRole('row')[2]?.children ?? [])].map(({ textContent }) => textContent),
    ).toEqual([
      '500101',
      'Jonas Lindqvistjonas.lindqvist@example.com',
      '100K Two Step',
      '$100,000.00',
      'Phase 2',
      '$101,560.50',
      '$101,435.25',
      '1',
    ]);
    // R24, section 4: the options have the step numbers as values.
    const phase = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Phase' });
    await expect([...phase.options].map(({ text, value }) => [text, value])).toEqual([
      ['All Phases', ''],
      ['Phase 1', '1'],
      ['Phase 2', '2'],
      ['Funded', '3'],
      ['Failed', '0'],
    ]);
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveAttribute(
      'placeholder',
      'Search by login, name or email',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(args.onPageChange.mock.calls).toEqual([[2]]));
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(args.onRefresh).toHaveBeenCalledOnce());
  },
};

// R23.
/** The server sends no total balance, and a page's is none. It can be counted over all pages. */
export const FigureOfAllPages: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'Total Accounts' })).toHaveTextContent(
      /^Total Accounts45$/,
    );
    const balance = canvas.getByRole('group', { name: 'Total Balance' });
    await expect(balance).toHaveTextContent(/^Total Balance—Read all pages$/);
    await userEvent.click(within(balance).getByRole('button', { name: 'Read all pages' }));
    await waitFor(() => expect(args.tools.whole.onChange).toHaveBeenCalledWith(true));
  },
};

export const FigureOfAllPagesLoading: Story = {
  tags: ['!dev'],
  args: {
    tools: buildTools('trading accounts', { whole: { ...ofPage, isOn: true, isReading: true } }),
  },
  play: async ({ canvas }) => {
    const balance = canvas.getByRole('group', { name: 'Total Balance' });
    await expect(balance).toHaveTextContent(/^Total Balance—Loading …$/);
  },
};

/** What a search finds isn't a total. */
export const FiguresOfASearch: Story = {
  args: { filters: { ...noTradingFilters, search: 'raman' } },
  play: async ({ canvas }) => {
    const balance = canvas.getByRole('group', { name: 'Total Balance' });
    await expect(balance).toHaveTextContent(/^Total Balance—Not available with filters on$/);
  },
};

/** By a click anywhere in the row, or by the keyboard. */
export const SelectedByRow: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('table', { name: 'Open positions' })).toBeNull();
    await userEvent.click(canvas.getByText('Priya Raman'));
    canvas.getByRole('button', { name: '500101' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onSelect.mock.calls).toEqual([
        [expect.objectContaining({ login: 500_102 })],
        [expect.objectContaining({ login: 500_101 })],
      ]),
    );
  },
};

export const Selected: Story = {
  tags: ['!dev'],
  args: { selected: { login: '500101', account: buildTradingAccounts(2)[1], positions } },
  // The narrowest window in which the account stands beside the list.
  globals: { viewport: { value: 'atlasWide' } },
  play: async ({ canvas, userEvent, args }) => {
    const panel = canvas.getByRole('region', { name: 'Jonas Lindqvist' });
    // R154: the positions' response is newer than the row.
    await expect(panel).toHaveTextContent('Balance$101,250.50Equity$100,980.00P&L-$270.50');
    await expect(panel).toHaveTextContent(
      '500101 · 100K Two Step · $100,000jonas.lindqvist@example.com',
    );
    await expect(panel).toHaveTextContent('Open Positions (3)');
    const table = canvas.getByRole('table', { name: 'Open positions' });
    await expect(table).toHaveTextContent('EURUSDbuy0.50+$121.50');
    // Money is never cut.
    await expect(table.getBoundingClientRect().right).toBeLessThanOrEqual(
      panel.getBoundingClientRect().right,
    );
    await expect(canvas.getByRole('link', { name: 'All positions of 500101' })).toHaveAttribute(
      'href',
      '/mt5-users/500101',
    );
    await expect(canvas.getByRole('button', { name: '500101' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Close account' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.getByRole('button', { name: '500101' })).toHaveFocus());
  },
};

export const NoMatch: Story = {
  args: {
    load: {
      status: 'ready',
      data: accountList({ ...emptyTradingAccountPage, total_accounts: 45 }),
    },
    filters: { search: 'nobody', phase: '' },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'Total Accounts' })).toHaveTextContent('45');
    await expect(canvas.getByText('No trading accounts match')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(args.onClearFilters).toHaveBeenCalledOnce());
  },
};

export const Empty: Story = {
  args: { load: { status: 'ready', data: accountList(emptyTradingAccountPage) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No trading accounts yet')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull();
    await expect(canvas.queryByRole('navigation', { name: 'Pagination' })).toBeNull();
  },
};

export const Loading: Story = {
  args: { load: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Trading accounts' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.getAllByRole('row')).toHaveLength(7);
    await expect(canvas.queryByText('No trading accounts yet')).toBeNull();
  },
};

/** There are no figures either. The filters stay, because they may be the reason. */
export const LoadFailed: Story = {
  args: { load: failed },
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByRole('group', { name: 'Total Balance' })).toHaveTextContent(
      /^Total Balance—$/,
    );
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toBeEnabled();
    await canTryAgain(context, 'The trading accounts');
  },
};

// R16.
/** Shown instead of the whole content. */
export const Forbidden: Story = {
  args: { load: { status: 'forbidden' } },
  play: showsNoAccess,
};

export const Refreshing: Story = {
  tags: ['!dev'],
  args: { isRefreshing: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Refresh' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvasElement.querySelector('tbody')).not.toHaveAttribute('inert');
  },
};

export const LongText: Story = {
  args: {
    load: ready({}, [
      hostileTradingAccount,
      buildTradingAccount({
        login: 500_999,
        name: rtlOverrideText,
        balance: '98765432109876543210.55',
        equity: '-0.000000001',
      }),
    ]),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(longName)).toBeVisible();
    await expect(canvas.getByText(scriptText)).toBeVisible();
    await expect(
      [...canvasElement.querySelectorAll('td bdi')].map(({ textContent }) => textContent),
    ).toContain(rtlOverrideText);
  },
};

/** The server breaks the document: nulls and wrong types everywhere, also in the totals. */
export const BrokenData: Story = {
  args: {
    load: {
      status: 'ready',
      data: {
        count: 2,
        results: [
          {
            login: null,
            name: {},
            challenge_name: 7,
            account_size: 'big',
            step: 'first',
            balance: [],
            equity: NaN,
            positions: 'many',
          },
          { login: 'MT-1/2' },
        ] as unknown as TradingAccount[],
        totals: { total_accounts: null, active_positions: {}, total_equity: 'n/a' },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Total Accounts' })).toHaveTextContent('2');
    await expect(canvas.getByRole('group', { name: 'Total Balance' })).toHaveTextContent(
      /^Total Balance—$/,
    );
    await expect(
      [...(canvas.getAllByRole('row')[2]?.children ?? [])].map(({ textContent }) => textContent),
    ).toEqual(['MT-1/2', '—', '—', '—', 'Unknown', '—', '—', '—']);
  },
};

/** The screen with a working selection. */
function Selecting(props: TradingScreenProps) {
  const [account, setAccount] = useState<TradingAccount>();
  const selected = account && { login: String(account.login), account, positions };
  return (
    <TradingScreen
      {...props}
      selected={selected}
      onSelect={setAccount}
      onClose={() => setAccount(undefined)}
    />
  );
}

/**
 * If the account is beside the list, nothing moves. The row keeps the focus, so that the next row
 * is one key away.
 */
export const SelectedOnWideScreen: Story = {
  tags: ['!dev'],
  globals: { viewport: { value: 'wide' } },
  render: (args) => <Selecting {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '500102' }));
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Priya Raman' })).toBeVisible());
    if (innerWidth >= 1280)
      await expect(canvas.getByRole('button', { name: '500102' })).toHaveFocus();
  },
};
