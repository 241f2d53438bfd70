import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { Mt5User } from '~/api/types';
import { noMt5UserFilters } from '~/features/trading/model';
import { Mt5UsersScreen } from '~/features/trading/mt5Users/Mt5UsersScreen';
import {
  buildMt5User,
  buildMt5UserPage,
  emptyMt5UserPage,
  hostileMt5User,
} from '../../../../tests/fixtures/markets';
import { longName, rtlOverrideText, scriptText } from '../../../../tests/fixtures/texts';
import { userList } from '../wireLists';
import { buildTools } from '../../../listTools';
import { canTryAgain, failed, showsNoAccess } from '../../../loadStates';

const ready = (...args: Parameters<typeof buildMt5UserPage>) =>
  ({ status: 'ready', data: userList(buildMt5UserPage(...args)) }) as const;

const meta = {
  title: 'Screens/MT5 Users/MT5 User Management',
  component: Mt5UsersScreen,
  parameters: { layout: 'padded' },
  args: {
    load: ready(),
    filters: noMt5UserFilters,
    page: 1,
    pageSize: 10,
    funded: [],
    isKept: true,
    isRefreshing: false,
    onFiltersChange: fn(),
    onClearFilters: fn(),
    onPageChange: fn(),
    tools: buildTools('MT5 users'),
    onFund: fn(),
    onClear: fn(),
    onClearAll: fn(),
    onRefresh: fn(),
  },
} satisfies Meta<typeof Mt5UsersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const cellsOf = (row: HTMLElement | undefined) =>
  [...(row?.children ?? [])].map(({ textContent }) => textContent);

export const Populated: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'MT5 User Management' }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Login',
      'Name',
      'Email',
      'Balance',
      'Size',
      'Status',
      'Actions',
    ]);
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
    await expect(cellsOf(canvas.getAllByRole('row')[2])).toEqual([
      '500101',
      'Jonas Lindqvist',
      'jonas.lindqvist@example.com',
      '$101,560.50',
      '$100,000.00',
      'ActiveEligible',
      'Fund Wallet',
    ]);
    await expect(canvas.getByRole('link', { name: '500101' })).toHaveAttribute(
      'href',
      '/mt5-users/500101',
    );
    await expect(canvas.getByRole('link', { name: 'View all' })).toHaveAttribute(
      'href',
      '/trading',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Fund Wallet of Jonas Lindqvist' }));
    await waitFor(() =>
      expect(args.onFund.mock.calls).toEqual([[expect.objectContaining({ login: 500_101 })]]),
    );
    // R118.
    const options = (name: string) =>
      [...canvas.getByRole<HTMLSelectElement>('combobox', { name }).options].map(
        ({ text, value }) => [text, value],
      );
    await expect(options('Status')).toEqual([
      ['All Statuses', ''],
      ['Active', 'active'],
      ['Inactive', 'inactive'],
    ]);
    await expect(options('Type')).toEqual([
      ['All Types', ''],
      ['Funded', 'funded'],
      ['Funded Eligible', 'funded_eligible'],
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(args.onPageChange.mock.calls).toEqual([[2]]));
  },
};

// R23.
/** Without the server's total there is no figure until all pages are read. */
export const FiguresOfAllPages: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Total Accounts' })).toHaveTextContent(
      /^Total Accounts45$/,
    );
    for (const label of ['Funded Accounts', 'Funded Eligible', 'Total Balance'])
      await expect(canvas.getByRole('group', { name: label })).toHaveTextContent(
        new RegExp(`^${label}—Read all pages$`),
      );
  },
};

// R158.
/**
 * Simulated amounts are shown next to the balance and marked. They can be removed, and are part of
 * no total.
 */
export const Simulated: Story = {
  tags: ['!dev'],
  args: {
    funded: [
      { login: '500101', amount: '500.00' },
      { login: '999', amount: '1.00' },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(cellsOf(canvas.getAllByRole('row')[2])[3]).toBe('$101,560.50+$500.00 simulated');
    await expect(canvas.getByRole('note')).toHaveTextContent(
      'Funding is simulated: it is saved in this browser only and not included in totals.',
    );
    await userEvent.click(
      canvas.getByRole('button', { name: 'Clear simulated funds of Jonas Lindqvist' }),
    );
    await waitFor(() =>
      expect(args.onClear.mock.calls).toEqual([[expect.objectContaining({ login: 500_101 })]]),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(args.onClearAll).toHaveBeenCalledOnce());
  },
};

export const NoMatch: Story = {
  args: {
    load: { status: 'ready', data: userList({ ...emptyMt5UserPage, total_trading_users: 24 }) },
    filters: { ...noMt5UserFilters, account_type: 'funded' },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('No MT5 users match')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(args.onClearFilters).toHaveBeenCalledOnce());
  },
};

export const Empty: Story = {
  args: { load: { status: 'ready', data: userList(emptyMt5UserPage) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No MT5 users yet');
    await expect(canvas.queryByRole('navigation', { name: 'Pagination' })).toBeNull();
  },
};

export const Loading: Story = {
  args: { load: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'MT5 users' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.queryByText('No MT5 users yet')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Fund Wallet/ })).toBeNull();
  },
};

export const LoadFailed: Story = {
  args: { load: failed },
  play: (context) => canTryAgain(context, 'The MT5 users'),
};

// R16.
/** Shown instead of the whole content. */
export const Forbidden: Story = {
  args: { load: { status: 'forbidden' } },
  play: showsNoAccess,
};

export const LongText: Story = {
  args: {
    load: ready({}, [
      hostileMt5User,
      buildMt5User({
        login: 7,
        name: longName,
        email: rtlOverrideText,
        balance: '98765432109876543210.55',
      }),
    ]),
    funded: [{ login: '7', amount: '123456789012345678901234567890.00' }],
  },
  play: async ({ canvas }) => {
    for (const name of [scriptText, longName]) await expect(canvas.getByText(name)).toBeVisible();
  },
};

/** The server breaks the document: nulls and wrong types everywhere. */
export const BrokenData: Story = {
  args: {
    load: {
      status: 'ready',
      data: {
        count: 2,
        results: [
          {
            login: 'MT-1/2',
            name: null,
            email: {},
            balance: [],
            account_size: 'big',
            funded: 'yes',
          },
          {},
        ] as unknown as Mt5User[],
        totals: { total_trading_users: {}, total_funded: null },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(cellsOf(canvas.getAllByRole('row')[1])).toEqual([
      'MT-1/2',
      '—',
      '—',
      '—',
      '—',
      'Inactive',
      'Fund Wallet',
    ]);
    await expect(canvas.getByRole('link', { name: 'MT-1/2' })).toHaveAttribute(
      'href',
      '/mt5-users/MT-1%2F2',
    );
    // Without a login there is no page to link to.
    await expect(canvas.getAllByRole('row')[2]?.querySelector('a, button')).toBeNull();
  },
};

/**
 * The browser's storage is full or denied, so simulated amounts are lost when the tab is closed.
 */
export const StorageDenied: Story = {
  tags: ['!dev'],
  args: { isKept: false, funded: [{ login: '500101', amount: '250.50' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'This browser’s storage is full or blocked: changes last only until this tab is closed.',
    );
  },
};
