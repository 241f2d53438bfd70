import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NeedsAttention } from '~/features/dashboard/NeedsAttention';
import { daysAgo, fixedNow, hoursAgo } from '../../../tests/fixtures/time';
import { canTryAgain, failed } from '../../loadStates';

const meta = {
  title: 'Screens/Dashboard/Parts/Needs attention',
  component: NeedsAttention,
  parameters: { layout: 'padded' },
  args: {
    payouts: {
      status: 'ready',
      data: {
        count: 7,
        sums: [{ currency: 'USD', amount: '7792.00' }],
        oldest: daysAgo(12.6),
      },
    },
    tickets: { status: 'ready', data: { count: 6, oldest: hoursAgo(116) } },
    identities: 2,
    run: { decided: 3, unmade: 0, count: 10, place: '4' },
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
      ['2 documents to verify', '/users?review=kyc'],
      ['Review in progress', '/payouts?review=4'],
    ]);
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '7 withdrawals pending$7,792.00 · Oldest 12 days ago',
      '6 tickets openOldest 4 days ago',
      '2 documents to verifyFound by the last search in this tab',
      'Review in progress3 of 10 decided',
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
