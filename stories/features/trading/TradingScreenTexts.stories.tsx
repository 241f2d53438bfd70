import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { TradingAccount } from '../../../src/api/types';
import { noTradingFilters } from '../../../src/features/trading/model';
import {
  TradingScreen,
  type TradingScreenProps,
} from '../../../src/features/trading/accounts/TradingScreen';
import {
  buildAccountPositions,
  buildTradingAccount,
  buildTradingAccountPage,
  buildTradingAccounts,
  hostileTradingAccount,
  minimalTradingAccount,
} from '../../../tests/fixtures/markets';
import { longName, rtlOverrideText, scriptText } from '../../../tests/fixtures/texts';
import { unfitTexts } from '../unfitTexts';
import { accountList, positionList } from './wireLists';
import { buildTools } from '../../listTools';

const pageOf = (accounts: TradingAccount[]) =>
  ({ status: 'ready', data: accountList(buildTradingAccountPage({}, accounts)) }) as const;
const positions = { status: 'ready', data: positionList(buildAccountPositions()) } as const;

const meta = {
  title: 'Screens/Trading/Trading Accounts',
  tags: ['!autodocs'],
  component: TradingScreen,
  parameters: { layout: 'padded' },
  args: {
    load: pageOf(buildTradingAccounts(5)),
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

export const LongText: Story = {
  args: {
    load: pageOf([
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
    await expect(canvasElement.querySelector('img, script')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

// R5.
/** A null or missing value is a dash, and counts in no sum. */
export const PartialData: Story = {
  args: {
    load: pageOf([
      minimalTradingAccount,
      buildTradingAccount({
        name: null,
        challenge_name: null,
        account_size: null,
        step: null,
        positions: null,
        balance: '0.10',
      }),
    ]),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      [...(canvas.getAllByRole('row')[1]?.children ?? [])].map(({ textContent }) => textContent),
    ).toEqual(['MT-1/2', '—', '—', '—', 'Unknown', '$0.00', '$0.00', '—']);
    await expect(canvas.getByRole('group', { name: 'Total Balance' })).toHaveTextContent('$0.10');
    await expect(canvasElement.textContent).not.toMatch(unfitTexts);
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
          {},
        ] as unknown as TradingAccount[],
        totals: { total_accounts: null, active_positions: {}, total_equity: 'n/a' },
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('group', { name: 'Total Accounts' })).toHaveTextContent('2');
    await expect(canvas.getByRole('group', { name: 'Total Balance' })).toHaveTextContent(
      /^Total Balance—$/,
    );
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
    await expect(canvasElement.textContent).not.toMatch(unfitTexts);
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
  globals: { viewport: { value: 'wide' } },
  render: (args) => <Selecting {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '500102' }));
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Priya Raman' })).toBeVisible());
    if (innerWidth >= 1280)
      await expect(canvas.getByRole('button', { name: '500102' })).toHaveFocus();
  },
};
