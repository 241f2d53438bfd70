import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { Payout } from '~/api/types';
import { PayoutEvidence } from '~/features/payouts/checks/PayoutEvidence';
import { approvedKycRecord, bothAddressesRejectedKycRecord } from '../../../../tests/fixtures/kyc';
import { buildPayout, hostilePayouts } from '../../../../tests/fixtures/payouts';
import { buildWallet } from '../../../../tests/fixtures/wallet';
import { fineSources } from '../../../payoutChecking';
import { canTryAgain, failed } from '../../../loadStates';

const payout = buildPayout();
const earlier = (id: number, change: Parameters<typeof buildPayout>[0] = {}) =>
  buildPayout({
    id,
    status: 'disbursed',
    created_at: `2026-03-0${String(id)}T10:00:00Z`,
    ...change,
  });
const rows = [
  payout,
  earlier(5),
  earlier(4, { status: 'rejected', price_amount: '0.1', price_currency: 'BTC' }),
  earlier(3, { pay_address: 'TX1' }),
  earlier(2, { price_amount: '0.2' }),
];
const readSoFar = (compared: readonly Payout[]) => ({ rows: compared, isWhole: false, readAt: 0 });

const meta = {
  title: 'Screens/Payouts/Parts/Evidence',
  component: PayoutEvidence,
  parameters: { layout: 'padded' },
  args: {
    userId: 1042,
    payout,
    kyc: { status: 'ready', data: approvedKycRecord },
    wallet: { status: 'ready', data: buildWallet() },
    history: { status: 'ready', data: { count: rows.length, results: rows } },
    compared: undefined,
  },
  decorators: [
    (Story) => (
      <section className="panel panel-body" aria-label="Beside a decision">
        <h2>Evidence</h2>
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof PayoutEvidence>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As beside the decision. */
export const Populated: Story = { args: fineSources };

/** It says exactly which payouts it is about, and keeps each currency separate. */
export const SeveralCurrencies: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const address = canvas.getByRole('region', { name: 'Pay address' });
    await expect(address).toHaveTextContent('Used in 3 of 4 earlier payouts');
    await expect(address).toHaveTextContent('Disbursed 2, Rejected 1');
    await expect(canvas.getByRole('region', { name: 'KYC' })).toHaveTextContent('Approved');
    await expect(
      within(canvas.getByRole('region', { name: 'KYC' })).getByRole('link'),
    ).toHaveAttribute('href', '/users/1042/kyc');
    await expect(canvas.getByRole('region', { name: 'Wallet' })).toHaveTextContent(
      'Pending Amount$1,250.50',
    );
    const totals = within(canvas.getByRole('list', { name: 'Totals by status' })).getAllByRole(
      'listitem',
    );
    await expect(totals.map(({ textContent }) => textContent)).toEqual([
      'Disbursed 3$2,501.20',
      'Rejected 10.10 BTC',
    ]);
    await expect(
      within(canvas.getByRole('list', { name: 'Last payouts' })).getAllByRole('listitem'),
    ).toHaveLength(3);
  },
};

/** What is said of the address and of the identity. */
const says = (args: Story['args'], address: string, kyc = 'Approved'): Story => ({
  args: args ?? {},
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Pay address' })).toHaveTextContent(address);
    await expect(canvas.getByRole('region', { name: 'KYC' })).toHaveTextContent(kyc);
  },
});
const newAddress = { ...payout, pay_address: 'TNew' };

export const FirstTimeForThisAddress = says(
  { payout: newAddress, kyc: { status: 'ready', data: bothAddressesRejectedKycRecord } },
  'First time this address is usedAmong all 4 earlier payouts',
  'Rejected',
);

/** There are more payouts than were read. Nothing is said about the others. */
export const OnlyTheLastOnes: Story = {
  tags: ['!dev'],
  ...says(
    { payout: newAddress, history: { status: 'ready', data: { count: 123, results: rows } } },
    'Among the last 4 earlier payouts; there are others',
  ),
};

export const FirstPayoutOfTheUser: Story = {
  tags: ['!dev'],
  ...says(
    {
      history: { status: 'ready', data: { count: 1, results: [payout] } },
      kyc: { status: 'ready', data: null },
    },
    'First time this address is usedThis user has no earlier payouts',
    'Not Submitted',
  ),
};

// R251.
/**
 * The payouts of other users that were read, and the link to a block explorer if the firm has named
 * one.
 */
export const AddressOfAnotherUser: Story = {
  args: {
    compared: readSoFar([
      payout,
      buildPayout({ id: 900, user: { id: 77, full_name: 'Jonas Lindqvist' } }),
      buildPayout({ id: 901, pay_address: 'TX2', user: { id: 78 } }),
    ]),
    explorer: { href: 'https://explorer.example/address/TQ5', host: 'explorer.example' },
  },
  play: async ({ canvas }) => {
    const users = canvas.getByRole('region', { name: 'Users of this address' });
    await expect(users).toHaveTextContent('Also used by 1 other user');
    await expect(users).toHaveTextContent('Among 3 payouts so far and 4 more of this user');
    const link = within(canvas.getByRole('region', { name: 'Pay address' })).getByRole('link', {
      name: 'Look up on explorer.example',
    });
    await expect(link).toHaveAccessibleDescription(
      'Opens explorer.example, which will see this address',
    );
    await expect(link).toHaveAttribute('href', 'https://explorer.example/address/TQ5');
    await expect(link).toHaveAttribute('rel', 'noreferrer noopener');
    await expect(link).toHaveAttribute('referrerpolicy', 'no-referrer');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

/** The payouts of all users still show what they can. */
export const LoadFailed: Story = {
  args: {
    history: failed,
    compared: readSoFar([buildPayout({ id: 900, user: { id: 77, full_name: 'Jonas Lindqvist' } })]),
  },
  play: async ({ canvas }) => {
    const users = canvas.getByRole('region', { name: 'Users of this address' });
    await expect(users).toHaveTextContent(
      "Among 1 payout so far. This user's earlier payouts could not be loaded",
    );
    await expect(users).toHaveTextContent('Also used by 1 other user');
  },
};

export const WithoutAddress: Story = {
  tags: ['!dev'],
  ...says({ payout: { ...payout, pay_address: null } }, 'No payout address'),
};

export const Loading: Story = {
  args: {
    kyc: { status: 'loading' },
    wallet: { status: 'loading' },
    history: { status: 'loading' },
  },
};

/** Each part fails separately, and is tried again separately. */
export const OnePartFailed: Story = {
  tags: ['!dev'],
  args: { wallet: failed },
  play: async ({ canvas, userEvent }) => {
    const wallet = within(canvas.getByRole('region', { name: 'Wallet' }));
    await expect(wallet.getByText('The wallet could not be loaded')).toBeVisible();
    await canTryAgain({ canvas: wallet, userEvent });
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'KYC' })).toHaveTextContent('Approved'),
    );
  },
};

// R16.
/** Without a link to a page that would be forbidden too. */
export const Forbidden: Story = {
  args: {
    kyc: { status: 'forbidden' },
    wallet: { status: 'forbidden' },
    history: { status: 'forbidden' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('No access')).toHaveLength(4);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    payout: hostilePayouts[3] ?? payout,
    history: { status: 'ready', data: { count: 4, results: hostilePayouts } },
  },
  globals: { viewport: { value: 'phone' } },
};
