import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { Payout } from '~/api/types';
import { runRows } from '~/features/payouts/journal/journal';
import type { ReviewQueue } from '~/features/payouts/review/reviewQueue';
import { ReviewSummaryScreen } from '~/features/payouts/review/ReviewSummaryScreen';
import {
  buildEntry,
  buildRecord,
  flaggedChecks,
  hostilePayouts,
} from '../../../../tests/fixtures/payouts';
import { largestFirst } from '../decisionArgs';

const [first, ...others] = largestFirst as [Payout, ...Payout[]];
const ends = [
  {
    outcome: 'done',
    words: 'Payout rejected successfully',
    decision: 'rejected',
    after: 'rejected',
  },
  { outcome: 'refused', words: 'This payout has already been rejected.', after: 'rejected' },
  { after: '' },
] as const;
const queue: ReviewQueue<Payout> = [
  {
    payout: first,
    record: buildRecord({
      id: 'first',
      outcome: 'done',
      words: 'Payout approved successfully',
      after: 'approved',
    }),
  },
  ...others.map((payout, index) => {
    const end = ends[index];
    return { payout, isReached: index === 3, record: end && buildRecord(end) };
  }),
];
const entries = [
  buildEntry({
    id: 'first',
    payout: first,
    checks: flaggedChecks,
    note: 'Asked by phone',
  }),
];

const meta = {
  title: 'Screens/Payouts/Review',
  tags: ['!autodocs'],
  component: ReviewSummaryScreen,
  parameters: { layout: 'padded' },
  args: {
    queue,
    rows: runRows(queue, entries),
    listHref: '/payouts',
    onShow: fn(),
    onExport: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ReviewSummaryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every possible result of a payout, with a way to look at it again. */
export const Summary: Story = {
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await expect(canvas.queryByRole('list', { name: 'So far' })).toBeNull();
    await expect(canvasElement.querySelector('.verdict-sums')).toHaveTextContent(
      'Approved1$1,840.25Rejected1$1,540.25Failed1$1,250.50Unconfirmed1$1,240.25Skipped1$940.25Not reviewed2$980.50',
    );
    const rows = canvas.getAllByRole('row').slice(1);
    await expect(
      rows.map((row) =>
        [...row.querySelectorAll('.badge')].map(({ textContent }) => textContent).join(' '),
      ),
    ).toEqual(['Done', 'Done', 'Failed', 'Unconfirmed', 'Skipped', 'Not reviewed', 'Not reviewed']);
    await expect(rows[1]).toHaveTextContent('RejectDone');
    await expect(rows[0]).toHaveTextContent('Blocked: KYC is not approved');
    await expect(rows[0]).toHaveTextContent('Note: Asked by phone');
    await expect(rows[2]).toHaveTextContent('Pending → Rejected');
    await expect(rows[3]).toHaveTextContent('not known');
    await userEvent.click(within(rows[2] ?? document.body).getByRole('button', { name: /^Open / }));
    await waitFor(() => expect(args.onShow).toHaveBeenCalledOnce());
    await expect(args.onShow).toHaveBeenCalledWith(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Close review' }));
    await waitFor(() => expect(args.onExport).toHaveBeenCalledOnce());
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

const argsOf = (items: ReviewQueue<Payout>) => ({ queue: items, rows: runRows(items, []) });

export const AllSkipped: Story = {
  tags: ['!dev'],
  args: argsOf(largestFirst.map((payout) => ({ payout, isReached: true }))),
};
export const SummaryLongText: Story = {
  tags: ['!dev'],
  args: argsOf(
    hostilePayouts.map((payout) => ({
      payout,
      record: buildRecord({
        decision: 'approved',
        outcome: 'refused',
        words: String(payout.pay_address),
        after: 'x'.repeat(60),
      }),
    })),
  ),
};
