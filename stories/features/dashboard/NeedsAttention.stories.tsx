import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { waitingPayouts, waitingTickets } from '~/features/dashboard/model';
import { NeedsAttention } from '~/features/dashboard/NeedsAttention';
import { reviewProgress } from '~/features/payouts/review/reviewQueue';
import { pendingPayouts } from '../../../tests/fixtures/payouts';
import { buildTicketPage } from '../../../tests/fixtures/support';
import { daysAgo, fixedNow } from '../../../tests/fixtures/time';
import { buildSearch } from '../../kycQueues';
import { run } from '../payouts/decisionArgs';
import { canTryAgain, failed } from '../../loadStates';

const meta = {
  title: 'Screens/Dashboard/Parts/Needs attention',
  component: NeedsAttention,
  parameters: { layout: 'padded' },
  args: {
    payouts: {
      status: 'ready',
      data: waitingPayouts({ count: pendingPayouts.length, results: pendingPayouts }),
    },
    tickets: { status: 'ready', data: waitingTickets(buildTicketPage()) },
    identities: buildSearch().queue.filter(({ result }) => result === undefined).length,
    run: reviewProgress(run),
    now: Date.parse(fixedNow),
  },
} satisfies Meta<typeof NeedsAttention>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Populated: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['7 withdrawals pending', '/payouts?status=pending'],
      ['6 tickets open', '/support'],
      ['8 documents to verify', '/users?review=kyc'],
      ['Review in progress', '/payouts?review=3'],
    ]);
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '7 withdrawals pending$7,792.00 · Oldest 12 days ago',
      '6 tickets openOldest 8 days ago',
      '8 documents to verifyFound by the last search in this tab',
      'Review in progress2 of 7 decided · 1 failed or unconfirmed',
    ]);
  },
};

export const Empty: Story = {
  args: {
    payouts: { status: 'ready', data: { count: 0, sums: [], oldest: undefined } },
    tickets: { status: 'ready', data: { count: 0, oldest: undefined } },
    identities: 0,
    run: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Nothing needs attention.',
    ]);
  },
};

export const NotSearched: Story = {
  args: { ...Empty.args, identities: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Pending identities: not counted yetSearch for pending documents',
    ]);
  },
};

export const Loading: Story = {
  args: { payouts: { status: 'loading' }, tickets: { status: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[aria-busy="true"]')).toHaveLength(2);
  },
};

/** One part fails, the others stay. */
export const LoadFailed: Story = {
  args: { payouts: failed },
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByText('The pending withdrawals could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '6 tickets open' })).toBeVisible();
    await canTryAgain(context);
  },
};

export const Forbidden: Story = {
  args: { tickets: { status: 'forbidden' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No access to open tickets')).toBeVisible();
  },
};

/** Of several currencies two are shown, however large. */
export const LargeSums: Story = {
  tags: ['!dev'],
  args: {
    payouts: {
      status: 'ready',
      data: {
        count: 100,
        sums: ['USD', 'EUR', 'GBP', 'BTC'].map((currency) => ({
          currency,
          amount: '98765432109876543210.12',
        })),
        oldest: daysAgo(400),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(
      '100 withdrawals pending$98,765,432,109,876,543,210.12 + 98,765,432,109,876,543,210.12 EUR + 2 more currencies · Oldest 400 days ago',
    );
  },
};
