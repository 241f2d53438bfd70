import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { journalRuns, entryRows } from '~/features/payouts/journal/journal';
import type { JournalEntry } from '~/features/payouts/decision/journalStore';
import {
  DecisionJournalScreen,
  type DecisionJournalScreenProps,
} from '~/features/payouts/journal/DecisionJournalScreen';
import {
  allPayouts,
  buildEntry,
  buildPayout,
  flaggedChecks,
  hostilePayouts,
  minimalPayout,
} from '../../../../tests/fixtures/payouts';
import { hourMs } from '../../../../tests/fixtures/checks';
import { hoursAgo } from '../../../../tests/fixtures/time';

const outcomes = [
  { decision: 'approved', outcome: 'done', words: 'Payout approved successfully' },
  {
    decision: 'rejected',
    outcome: 'refused',
    words: 'This payout has already been rejected.',
    after: 'rejected',
  },
  { decision: 'approved', outcome: 'unknown', after: '', words: '' },
  { decision: 'approved', outcome: 'done', words: 'Payout approved successfully' },
  {
    decision: 'rejected',
    outcome: 'done',
    words: 'Payout rejected successfully',
    after: 'rejected',
  },
  { decision: 'approved', outcome: 'done', words: 'Payout approved successfully' },
] as const;
/** The payouts that are decided, each four hours after its request. */
const journal = allPayouts
  .filter(({ status }) => status !== 'pending')
  .map((payout, index) =>
    buildEntry({
      id: String(index),
      at: new Date(Date.parse(payout.created_at) + 4 * hourMs).toISOString(),
      payout: { ...payout, status: 'pending' },
      ...(payout.user?.id === buildPayout().user?.id ? outcomes[0] : outcomes[index % 6]),
    }),
  );

const meta = {
  title: 'Screens/Payouts/Decision journal',
  component: DecisionJournalScreen,
  parameters: { layout: 'padded' },
  args: {
    rows: entryRows(journal),
    total: journal.length,
    runs: [],
    isKept: true,
    filters: { search: '', run: '' },
    page: 1,
    pageSize: 20,
    onFilter: fn(),
    onPageChange: fn(),
    onExport: fn(),
  },
} satisfies Meta<typeof DecisionJournalScreen>;

export default meta;
type Story = Omit<StoryObj<typeof meta>, 'args'> & { args?: Partial<DecisionJournalScreenProps> };

const summary = (root: HTMLElement) => root.querySelector('.verdict-sums');

// R133.
/** It says where the journal is kept, and offers the export. */
export const Populated: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(/^Saved in this browser only/)).toBeVisible();
    const [, first, second, third] = canvas.getAllByRole('row');
    await expect(first).toHaveTextContent(
      'ApproveDonePending → ApprovedPayout approved successfullyJonas Lindqvist$115.25',
    );
    await expect(second).toHaveTextContent('Reject');
    await expect(third).toHaveTextContent('UnconfirmedPending → not known');
    await expect(canvas.getByText('1–20 of 28')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'a');
    await waitFor(() => expect(args.onFilter).toHaveBeenLastCalledWith({ search: 'a', run: '' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(args.onExport).toHaveBeenCalledOnce());
  },
};

const ofRun = (index: number, change: Partial<JournalEntry>) =>
  buildEntry({ id: `r${index}`, at: hoursAgo(index), run: 'one', ...change });
const noted = [
  ofRun(0, {
    checks: flaggedChecks,
    note: 'The user sent a new passport by email.\nSupport ticket 812.',
  }),
  ofRun(1, {
    decision: 'rejected',
    checks: flaggedChecks.slice(0, 1),
    payout: buildPayout({ price_amount: '10.50' }),
  }),
  ofRun(2, {
    checks: flaggedChecks.slice(3),
    payout: buildPayout({ price_amount: '0.25', price_currency: 'EUR' }),
  }),
  // Entries from before checks were stored.
  buildEntry({ id: 'old', at: hoursAgo(900) }),
];

const unread = (text: string) => ({ rule: 'rate', verdict: 'unchecked', text }) as const;

/** All rules that were not checked share one line. The file has the text of each. */
export const SeveralNotChecked: Story = {
  tags: ['!dev'],
  args: {
    rows: entryRows([
      ofRun(0, { checks: [...flaggedChecks, unread('Rate: could not be loaded')] }),
    ]),
    total: 1,
  },
  play: ({ canvas }) =>
    expect(canvas.getAllByRole('row')[1]).toHaveTextContent(
      'First time this address is usedNot checked: 2 rules',
    ),
};

/**
 * The stops and looks of each decision, the admin's notes, the sums in each currency, and the runs
 * to filter by.
 */
export const ChecksAndNotes: Story = {
  tags: ['!dev'],
  args: { rows: entryRows(noted), total: noted.length, runs: journalRuns(noted) },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const [, flagged, , fine, old] = canvas.getAllByRole('row');
    await expect(flagged).toHaveTextContent(
      'Blocked: KYC is not approvedCaution: First time this address is usedNot checked: The wallet could not',
    );
    await expect(flagged).toHaveTextContent('Note: The user sent a new passport');
    await expect(fine).toHaveTextContent('All OK');
    await expect(old).not.toHaveTextContent('All OK');
    await expect(summary(canvasElement)).toHaveTextContent(
      'Approved3$2,501.000.25 EURRejected1$10.50',
    );
    await expect(summary(canvasElement)).not.toHaveTextContent('Skipped');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Review run' }), 'one');
    await waitFor(() => expect(args.onFilter).toHaveBeenLastCalledWith({ search: '', run: 'one' }));
  },
};

/** The browser's storage is full, so it no longer says that the journal is kept. */
export const Unkept: Story = {
  tags: ['!dev'],
  args: { isKept: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'changes last only until this tab is closed',
    );
    await expect(canvas.queryByText(/^Saved in this browser/)).toBeNull();
    await expect(canvas.getByText(/Export it to keep it/)).toBeVisible();
  },
};

export const Empty: Story = {
  args: { rows: [], total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No decisions yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
  },
};

export const NoMatch: Story = {
  args: { rows: [], filters: { search: 'nobody', run: 'one' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(args.onFilter).toHaveBeenCalledOnce());
    await expect(args.onFilter).toHaveBeenCalledWith({ search: '', run: '' });
  },
};

export const LongText: Story = {
  args: {
    rows: entryRows(
      hostilePayouts.map((payout, index): JournalEntry => ({
        id: String(index),
        at: 'soon',
        decision: 'approved',
        outcome: 'refused',
        payout,
        after: 'x'.repeat(60),
        words: String(payout.pay_address),
        checks: [
          {
            rule: 'sharedAddress',
            verdict: 'blocked',
            text: `Address also used by ${String(payout.user?.full_name)}`,
          },
        ],
        note: String(payout.user?.full_name),
      })),
    ),
    total: 4,
  },
};

export const BrokenData: Story = {
  args: {
    rows: entryRows([
      {
        id: '1',
        at: '',
        decision: 'rejected',
        outcome: 'unknown',
        payout: minimalPayout,
        after: '',
        words: '',
      },
    ]),
    total: 1,
  },
};
