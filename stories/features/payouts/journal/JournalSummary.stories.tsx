import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { entryRows, journalSums, runRows } from '../../../../src/features/payouts/journal/journal';
import { JournalSummary } from '../../../../src/features/payouts/journal/journalTable';
import { buildEntry, buildPayout, hostilePayouts } from '../../../../tests/fixtures/payouts';

const entries = [
  buildEntry({ id: 'a' }),
  buildEntry({ id: 'b', payout: buildPayout({ price_amount: '0.3', price_currency: 'EUR' }) }),
  buildEntry({ id: 'c', decision: 'rejected' }),
];

const meta = {
  title: 'Screens/Payouts/JournalSummary',
  component: JournalSummary,
  parameters: { layout: 'padded' },
  args: { sums: journalSums(entryRows(entries), { isRun: false }) },
} satisfies Meta<typeof JournalSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Amounts of different currencies are never added up. */
export const Populated: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'Approved2$1,250.500.30 EURRejected1$1,250.50Failed0Unconfirmed0',
    );
  },
};

/** At the end of a run: skipped payouts are counted separately from those that were never shown. */
export const OfARun: Story = {
  args: {
    sums: journalSums(
      runRows(
        [
          { payout: buildPayout(), isReached: true },
          { payout: buildPayout() },
          { payout: buildPayout({ price_amount: null }) },
        ],
        [],
      ),
      { isRun: true },
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'Approved0Rejected0Failed0Unconfirmed0Skipped1$1,250.50Not reviewed2$1,250.50',
    );
  },
};

export const LongText: Story = {
  args: {
    sums: journalSums(
      entryRows(hostilePayouts.map((payout, index) => buildEntry({ id: String(index), payout }))),
      { isRun: false },
    ),
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
