import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { EarlierChart } from '~/features/payouts/checks/EarlierPayouts';
import { buildPayout, hostilePayouts } from '../../../../tests/fixtures/payouts';
import { daysAgo } from '../../../../tests/fixtures/time';
import { besideDecision } from '../../../besideDecision';

const payout = buildPayout({ created_at: daysAgo(0) });
const earlier = (days: number, change: Parameters<typeof buildPayout>[0] = {}) =>
  buildPayout({
    id: 100 + days,
    status: 'disbursed',
    created_at: daysAgo(days),
    price_amount: '400.10',
    ...change,
  });
const some = [
  earlier(3, { status: 'rejected', price_amount: '900' }),
  earlier(3, { id: 99, price_amount: '0.1' }),
  earlier(8, { status: 'approved' }),
  earlier(20, { status: 'pending', price_amount: '120' }),
  earlier(31),
];

const meta = {
  title: 'Screens/Payouts/Parts/Earlier payouts',
  component: EarlierChart,
  parameters: { layout: 'padded' },
  args: { payout, earlier: some },
  decorators: [besideDecision],
} satisfies Meta<typeof EarlierChart>;

export default meta;
type Story = StoryObj<typeof meta>;

const heights = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('.bar')].map((bar) => bar.getBoundingClientRect().height);

/** Amounts by day, with this payout as the last one. The days are there as text too. */
export const Populated: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(
      canvas.getByRole('img', { name: 'Earlier payouts in USD by day, 4 days, and this payout' }),
    ).toBeVisible();
    const drawn = heights(canvasElement);
    await expect(drawn.indexOf(Math.max(...drawn))).toBe(4);
    await expect(drawn[3]).toBeGreaterThan(2 * (drawn[2] ?? 0));
    await expect(canvasElement.querySelector('.bar-legend')).toHaveTextContent(
      'DisbursedApprovedPendingRejectedThis payout',
    );
    await userEvent.click(canvas.getByText('Show the days'));
    const rows = within(canvas.getByRole('table', { name: 'Earlier payouts by day' })).getAllByRole(
      'row',
    );
    await expect(rows.map(({ textContent }) => textContent)).toEqual([
      'DayOutcomeAmount',
      'Mar 12, 2026Disbursed 1$0.10',
      'Mar 12, 2026Rejected 1$900',
      'Mar 7, 2026Approved 1$400.10',
      'Feb 23, 2026Pending 1$120',
      'Feb 12, 2026Disbursed 1$400.10',
    ]);
  },
};

/** The maximum number of payouts that is read for the evidence. */
export const Many: Story = {
  tags: ['!dev'],
  args: {
    earlier: Array.from({ length: 49 }, (_, index) =>
      earlier(index * 2 + 1, {
        status: index % 9 === 4 ? 'rejected' : 'disbursed',
        price_amount: String(100 + (index % 7) * 60),
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const chart = canvasElement.querySelector('.bar-chart');
    await expect(canvasElement.querySelectorAll('.bar')).toHaveLength(50);
    await expect(chart?.scrollWidth).toBeLessThanOrEqual(chart?.clientWidth ?? 0);
  },
};

/**
 * Amounts of different currencies are never compared, so each currency has its own chart. This
 * payout is in the chart of its currency.
 */
export const SeveralCurrencies: Story = {
  tags: ['!dev'],
  args: {
    earlier: [
      ...some,
      ...[31, 12, 6].map((days) =>
        earlier(days, { id: 200 + days, price_currency: 'BTC', price_amount: `0.${String(days)}` }),
      ),
      earlier(31, { id: 300, price_currency: 'EUR' }),
      earlier(32, { id: 301, price_currency: 'GBP' }),
      earlier(40, { created_at: 'soon' }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getAllByRole('img').map((chart) => chart.getAttribute('aria-label')),
    ).toEqual([
      'Earlier payouts in USD by day, 4 days, and this payout',
      'Earlier payouts in BTC by day, 3 days',
      'Earlier payouts in EUR by day, 1 day',
    ]);
    await expect(
      canvas.getByText('Not in the chart: 1 more currency, 1 without a readable date'),
    ).toBeVisible();
    await userEvent.click(canvas.getByText('Show the days'));
    await waitFor(() => expect(canvas.getByRole('table')).toHaveTextContent('400.10 GBP'));
  },
};

export const LongText: Story = {
  args: {
    payout: hostilePayouts[3] ?? payout,
    earlier: hostilePayouts.map((row) => ({
      ...row,
      status: row.user?.full_name ?? '',
    })) as typeof some,
  },
  globals: { viewport: { value: 'phone' } },
};
