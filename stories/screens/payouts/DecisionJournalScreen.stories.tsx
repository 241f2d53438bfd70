import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { JournalEntry } from '../../../src/domain/payoutJournal';
import { DecisionJournalScreen } from '../../../src/screens/payouts/DecisionJournalScreen';
import { buildPayouts, hostilePayouts, minimalPayout } from '../../../tests/fixtures/payouts';
import { hoursAgo } from '../../../tests/fixtures/time';
import { unfitTexts } from '../unfitTexts';

const outcomes = ['done', 'refused', 'unknown'] as const;
const says = { done: 'Payout approved successfully', refused: 'This payout has already been rejected.', unknown: '' };
const journal = buildPayouts(47).map((payout, index): JournalEntry => {
  const outcome = outcomes[index % 3] ?? 'done';
  return { id: String(index), at: hoursAgo(index), decision: index % 4 === 1 ? 'rejected' : 'approved', outcome, payout: { ...payout, status: 'pending' }, after: outcome === 'unknown' ? '' : 'approved', words: says[outcome] };
});

const meta = {
  title: 'Screens/Payouts/DecisionJournalScreen',
  component: DecisionJournalScreen,
  parameters: { layout: 'padded' },
  args: { entries: journal, total: journal.length, isKept: true, search: '', page: 1, pageSize: 20, onSearch: fn(), onPageChange: fn(), onExport: fn() },
} satisfies Meta<typeof DecisionJournalScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** R133: it says where it is kept, and offers the export. */
export const Populated: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(/^Kept in this browser only/)).toBeVisible();
    const [, first, second, third] = canvas.getAllByRole('row');
    await expect(first).toHaveTextContent('ApproveAmara Okafor$40.25');
    await expect(first).toHaveTextContent('Pending → ApprovedDonePayout approved successfully');
    await expect(second).toHaveTextContent('Reject');
    await expect(third).toHaveTextContent('Pending → not knownUnknown—');
    await expect(canvas.getByText('1–20 of 47')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'a');
    await expect(args.onSearch).toHaveBeenLastCalledWith('a');
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

/** The browser's storage is full: nothing says any more that it is kept. */
export const Unkept: Story = {
  args: { isKept: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('changes last only until this tab is closed');
    await expect(canvas.queryByText(/^Kept in this browser/)).toBeNull();
    await expect(canvas.getByText(/Export it to keep it/)).toBeVisible();
  },
};

export const LastPage: Story = { args: { page: 3 } };

export const Empty: Story = {
  args: { entries: [], total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No decisions yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
  },
};

export const FilteredEmpty: Story = {
  args: { entries: [], search: 'nobody' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(args.onSearch).toHaveBeenCalledWith('');
  },
};

export const LongText: Story = {
  args: { entries: hostilePayouts.map((payout, index): JournalEntry => ({ id: String(index), at: 'soon', decision: 'approved', outcome: 'refused', payout, after: 'x'.repeat(60), words: String(payout.pay_address) })), total: 4 },
};

export const Sparse: Story = {
  args: { entries: [{ id: '1', at: '', decision: 'rejected', outcome: 'unknown', payout: minimalPayout, after: '', words: '' }], total: 1 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('tbody')?.textContent).not.toMatch(unfitTexts);
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
