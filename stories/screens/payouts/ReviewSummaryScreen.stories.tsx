import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { Payout } from '../../../src/api/types';
import type { ReviewQueue } from '../../../src/domain/payoutReview';
import { ReviewSummaryScreen } from '../../../src/screens/payouts/ReviewSummaryScreen';
import { buildPayouts, hostilePayouts } from '../../../tests/fixtures/payouts';

const [first, second, third, fourth, fifth] = buildPayouts(5) as [Payout, Payout, Payout, Payout, Payout];
const queue: ReviewQueue<Payout> = [
  { payout: first, outcome: { decision: 'approved', outcome: 'done', words: 'Payout approved successfully', after: 'approved' } },
  { payout: second, outcome: { decision: 'rejected', outcome: 'done', words: 'Payout rejected successfully', after: 'rejected' } },
  { payout: third, outcome: { decision: 'approved', outcome: 'refused', words: 'This payout has already been rejected.', after: 'rejected' } },
  { payout: fourth, outcome: { decision: 'approved', outcome: 'unknown', words: '', after: '' } },
  { payout: fifth },
];

const meta = {
  title: 'Screens/Payouts/ReviewSummaryScreen',
  component: ReviewSummaryScreen,
  parameters: { layout: 'padded' },
  args: { queue, listHref: '/payouts', onLook: fn(), onExport: fn(), onClose: fn() },
} satisfies Meta<typeof ReviewSummaryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Everything that can become of a payout, and a way to look at it again. */
export const Populated: Story = {
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await expect(canvasElement.querySelector('.review-counts')).toHaveTextContent('Approved1Rejected1Refused1Unknown1Skipped1');
    const rows = canvas.getAllByRole('row').slice(1);
    await expect(rows.map((row) => row.querySelector('.badge')?.textContent)).toEqual(['Approved', 'Rejected', 'Refused', 'Unknown', 'Skipped']);
    await expect(rows[3]).toHaveTextContent('not known');
    await userEvent.click(within(rows[2] ?? document.body).getByRole('button', { name: /^Look at/ }));
    await expect(args.onLook).toHaveBeenCalledOnce();
    await expect(args.onLook).toHaveBeenCalledWith(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Close review' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const AllSkipped: Story = { args: { queue: buildPayouts(26).map((payout) => ({ payout })) } };
export const LongText: Story = { args: { queue: hostilePayouts.map((payout) => ({ payout, outcome: { decision: 'approved', outcome: 'refused', words: String(payout.pay_address), after: 'x'.repeat(60) } })) } };

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
