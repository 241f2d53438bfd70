import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { noTransactionFilters } from '~/features/payouts/model';
import { UserWalletScreen } from '~/features/payouts/wallet/UserWalletScreen';
import { hostilePayouts } from '../../../../tests/fixtures/payouts';
import {
  buildTransactionPage,
  buildWallet,
  emptyTransactionPage,
  emptyWallet,
} from '../../../../tests/fixtures/wallet';
import { buildUserDetail } from '../../../../tests/fixtures/users';
import { buildTools } from '../../../listTools';
import { canTryAgain, failed, showsNoAccess } from '../../../loadStates';

const meta = {
  title: 'Screens/Users/User Wallet',
  component: UserWalletScreen,
  parameters: { layout: 'padded' },
  args: {
    id: 1042,
    user: buildUserDetail(),
    wallet: { status: 'ready' as const, data: buildWallet() },
    load: { status: 'ready' as const, data: buildTransactionPage() },
    filters: noTransactionFilters,
    page: 1,
    pageSize: 10,
    onFiltersChange: fn(),
    onClearFilters: fn(),
    onPageChange: fn(),
    tools: buildTools('transactions'),
    onOpen: fn(),
  },
} satisfies Meta<typeof UserWalletScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Populated: Story = {
  play: async ({ canvas, userEvent, args }) => {
    // R20: the current balance is the withdrawal profit.
    await expect(canvas.getByRole('group', { name: 'Current Balance' })).toHaveTextContent(
      '$5,564.25',
    );
    await expect(canvas.getByRole('group', { name: 'Withdrawal Profit' })).toHaveTextContent(
      '$5,564.25',
    );
    await expect(canvas.getByRole('group', { name: 'Pending Amount' })).toHaveTextContent(
      '$1,250.50',
    );
    await expect(canvas.getByRole('group', { name: 'Disbursed Amount' })).toHaveTextContent(
      '$3,422.00',
    );
    // Section 9: the other filters are those of the payouts' list.
    const { options } = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Type' });
    await expect([...options].map(({ text }) => text)).toEqual(['All Types', 'Credit', 'Debit']);
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
    await userEvent.click(canvas.getByRole('button', { name: 'TX-2026-0002' }));
    await waitFor(() =>
      expect(args.onOpen).toHaveBeenLastCalledWith(expect.objectContaining({ id: 3002 })),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(args.onPageChange.mock.calls).toEqual([[2]]));
  },
};

export const NoMatch: Story = {
  args: {
    load: { status: 'ready', data: emptyTransactionPage },
    filters: { ...noTransactionFilters, type: 'credit' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No transaction history found')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clear filters' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: {
    wallet: { status: 'ready', data: emptyWallet },
    load: { status: 'ready', data: emptyTransactionPage },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No transaction history found')).toBeVisible();
    await expect(canvas.getByText('No payouts on this page')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  },
};

export const Loading: Story = {
  args: { user: undefined, wallet: { status: 'loading' }, load: { status: 'loading' } },
};

export const LoadFailed: Story = {
  args: { wallet: failed },
  play: (context) => canTryAgain(context, 'The wallet'),
};

/** The chart doesn't say that there were no payouts: that is not known. */
export const HistoryFailed: Story = {
  args: { load: failed },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The chart appears once the history is loaded')).toBeVisible();
    await expect(canvas.queryByText('No payouts on this page')).toBeNull();
  },
};

// R16.
/** Shown instead of the whole content. */
export const Forbidden: Story = {
  args: { wallet: { status: 'forbidden' }, load: { status: 'forbidden' } },
  play: showsNoAccess,
};

export const LongText: Story = {
  args: { load: { status: 'ready', data: { count: 4, results: hostilePayouts } } },
};
