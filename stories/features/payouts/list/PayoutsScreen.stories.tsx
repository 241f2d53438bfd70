import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { noPayoutFilters } from '~/features/payouts/model';
import { PayoutsScreen } from '~/features/payouts/PayoutsScreen';
import {
  buildPayoutPage,
  emptyPayoutPage,
  hostilePayouts,
  minimalPayout,
} from '../../../../tests/fixtures/payouts';
import { buildTools } from '../../../listTools';
import { showsNoAccess } from '../../../loadStates';

const meta = {
  title: 'Screens/Payouts/Payouts',
  component: PayoutsScreen,
  parameters: { layout: 'padded' },
  args: {
    load: { status: 'ready', data: buildPayoutPage() },
    filters: noPayoutFilters,
    page: 1,
    pageSize: 10,
    onFiltersChange: fn(),
    onClearFilters: fn(),
    onPageChange: fn(),
    tools: buildTools('payouts'),
    onOpen: fn(),
    onReview: fn(),
    onResume: fn(),
    onDiscard: fn(),
  },
} satisfies Meta<typeof PayoutsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

// R21.
/**
 * The badges. Amounts have all their digits. The address is shown shortened, but is whole for
 * screen readers and the clipboard.
 */
export const Populated: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
      ['User', 'Amount', 'Network', 'Address', 'Status', 'Date', 'Actions'],
    );
    // Section 9.
    await expect(canvas.queryByRole('combobox', { name: 'Type' })).toBeNull();
    const rows = canvas.getAllByRole('row').slice(1);
    await expect(rows).toHaveLength(10);
    const row = within(rows[0] ?? document.body);
    await expect(row.getByRole('link', { name: 'Amara Okafor' })).toHaveAttribute(
      'href',
      '/users/1042',
    );
    await expect(row.getByText('$1,250.50')).toBeVisible();
    await expect(row.getByText('1,249.87 USDT')).toBeVisible();
    await expect(row.getByText('TQ5cVx7y…tHRDbb')).toBeVisible();
    await expect(row.getByTitle('TQ5cVx7yqk1mVJxk8sB2jWcX3hB9tHRDbb')).toBeVisible();
    const tones = ['Pending', 'Approved', 'Rejected', 'Disbursed'].map(
      (label) => canvas.getAllByText(label, { selector: '.badge' })[0]?.dataset['tone'],
    );
    await expect(tones).toEqual(['warn', 'info', 'bad', 'ok']);
    await userEvent.click(
      row.getByRole('button', { name: 'Details of $1,250.50 to Amara Okafor' }),
    );
    await userEvent.click(row.getByText('$1,250.50'));
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledTimes(2));
    await waitFor(() =>
      expect(args.onOpen).toHaveBeenLastCalledWith(expect.objectContaining({ id: 4001 })),
    );
    // The icon in the name's line takes its own clicks, also from right to left.
    canvasElement.dir = 'rtl';
    const about = row.getByRole('button', { name: 'About Amara Okafor' });
    const { left, top, width, height } = about.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    canvasElement.removeAttribute('dir');
    await expect(about.contains(hit)).toBe(true);
  },
};

/** The address can be copied in its row, without opening the row. */
export const Copying: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent, args }) => {
    const [copy] = canvas.getAllByRole('button', { name: 'Copy address' });
    if (!copy) throw new Error('No address to copy');
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(copy);
    await expect(await canvas.findByText('Copied')).toBeVisible();
    await expect(write).toHaveBeenCalledWith('TQ5cVx7yqk1mVJxk8sB2jWcX3hB9tHRDbb');
    write.mockRestore();
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

/** A selection over a row, copied: the address is in it whole, and once. */
export const CopiedRow: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const [, row] = canvas.getAllByRole('row');
    const selection = getSelection();
    if (row) selection?.selectAllChildren(row);
    await expect(selection?.toString()).toContain('TQ5cVx7yqk1mVJxk8sB2jWcX3hB9tHRDbb');
    await expect(selection?.toString().match(/TQ5c/g)).toHaveLength(1);
    selection?.removeAllRanges();
  },
};

export const Loading: Story = { args: { load: { status: 'loading' } } };

export const LoadFailed: Story = {
  args: { load: { status: 'failed', onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The payouts could not be loaded');
  },
};

// R16.
/** Shown instead of everything that could be done. */
export const Forbidden: Story = {
  args: { load: { status: 'forbidden' } },
  play: showsNoAccess,
};

export const Empty: Story = {
  args: { load: { status: 'ready', data: emptyPayoutPage } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No transaction history found')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  },
};

export const NoMatch: Story = {
  args: {
    load: { status: 'ready', data: emptyPayoutPage },
    filters: { ...noPayoutFilters, status: 'disbursed' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No transaction history found')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clear filters' })).toBeVisible();
  },
};

export const ReviewUnderWay: Story = {
  tags: ['!dev'],
  args: { review: { decided: 4, unmade: 0, count: 26, place: '5' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('region', { name: 'Review in progress' })).toHaveTextContent(
      '4 of 26 payouts decided',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Resume review' }));
    await waitFor(() => expect(args.onResume).toHaveBeenCalledOnce());
  },
};

// R337.
/** A link names a payout that isn't on this page. */
export const LookingForLinked: Story = {
  tags: ['!dev'],
  args: { linked: { id: '41', onRetry: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Linked payout' })).toHaveTextContent(
      'Searching for payout 41 …',
    );
  },
};

const lookAgain = fn();

export const LinkedNotRead: Story = {
  tags: ['!dev'],
  args: { linked: { id: '41', onRetry: lookAgain } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Payout 41 could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(lookAgain).toHaveBeenCalledOnce());
  },
};

// Promise 5.
/** No text reverses an amount. */
export const LongText: Story = {
  args: {
    load: { status: 'ready', data: { count: hostilePayouts.length, results: hostilePayouts } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/12,345,678,901,234,567,890\.123456789/).length).toBe(
      hostilePayouts.length,
    );
  },
};

export const BrokenData: Story = {
  args: { load: { status: 'ready', data: { count: 1, results: [minimalPayout] } } },
};
