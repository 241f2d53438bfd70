import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import {
  checkPayout,
  settleChecks,
  type CheckSources,
} from '../../../../src/features/payouts/checks/checks';
import type { CheckRule } from '../../../../src/features/payouts/checks/checks';
import type { PayoutFields } from '../../../../src/features/payouts/model';
import {
  PayoutChecks,
  type PayoutChecking,
} from '../../../../src/features/payouts/checks/PayoutChecks';
import { tronAddress } from '../../../../tests/fixtures/addresses';
import {
  addressProof,
  anotherPayout,
  approvedKyc,
  before,
  changedPayout,
  checkedPayout,
  comparedWith,
  earlierPayout,
  fineSources,
  historyOf,
  hourMs,
  ready,
} from '../../../../tests/fixtures/checks';
import { buildChecking, stoppedChecking, waitingChecking } from '../../../payoutChecking';

const failed = { status: 'failed', onRetry: () => undefined } as const;
const loading = { status: 'loading' } as const;

const meta = {
  title: 'Screens/Payouts/PayoutChecks',
  component: PayoutChecks,
  parameters: { layout: 'padded' },
  args: { ...buildChecking(), onCompare: fn(), onCancelComparing: fn() },
} satisfies Meta<typeof PayoutChecks>;

export default meta;
type Story = Omit<StoryObj<typeof meta>, 'args'> & { args?: Partial<PayoutChecking> };

type Changes = readonly Partial<CheckSources>[];

/** All texts of one rule in one list. */
const outcomes = (rule: CheckRule, changes: Changes, said: readonly string[]): Story => ({
  args: {
    checks: changes.flatMap((change) =>
      checkPayout({ ...fineSources, ...change }).filter((check) => check.rule === rule),
    ),
  },
  play: async ({ canvasElement }) => {
    const items = [...canvasElement.querySelectorAll('li.check-item')];
    await expect(items.map(({ textContent }) => textContent)).toEqual(said);
  },
});

const sharing: PayoutFields = { ...anotherPayout, pay_address: checkedPayout.pay_address };
const partly = { ...comparedWith(anotherPayout), isWhole: false };

export const Kyc = outcomes(
  'kyc',
  [{ kyc: ready(null) }, { kyc: failed }, { kyc: loading }, {}],
  [
    'Blocked KYC is not approved',
    'Not checked KYC: could not be read',
    'Waiting KYC: being read…',
    'OK KYC is approved',
  ],
);

/** It is only read on request, so nothing waits for it. */
export const SharedAddress = outcomes(
  'sharedAddress',
  [{ compared: comparedWith(sharing) }, { compared: partly }, {}],
  [
    'Blocked Address also used by Bela Nagy',
    'Not checked Shared address: none in 1 payout checked, more not read',
    'OK No other user has this address',
  ],
);

/** It needs only the payout, so nothing waits for it. */
export const AddressFormat = outcomes(
  'addressFormat',
  [changedPayout({ pay_network: 'ERC20' }), changedPayout({ pay_network: 'LTC' }), {}],
  [
    'Blocked Not a valid ERC20 address',
    'Not checked Address format: the network LTC is not known',
    'OK Address fits TRC20',
  ],
);

export const NewAddress = outcomes(
  'newAddress',
  [{ history: historyOf() }, { history: failed }, { history: loading }, {}],
  [
    'Caution First time this address is used',
    'Not checked Earlier use of the address: could not be read',
    'Waiting Earlier use of the address: being read…',
    'OK Address used in 1 earlier payout',
  ],
);

export const Profit = outcomes(
  'profit',
  [
    { wallet: ready({ withdrawal_profit: '999.99' }) },
    { wallet: { status: 'forbidden' } },
    { wallet: loading },
    {},
  ],
  [
    'Caution More than the withdrawal profit',
    'Not checked Withdrawal profit: no access',
    'Waiting Withdrawal profit: being read…',
    'OK Within the withdrawal profit',
  ],
);

export const Pending = outcomes(
  'pending',
  [
    { history: historyOf({ ...earlierPayout, status: 'pending' }) },
    { history: failed },
    { history: loading },
    {},
  ],
  [
    'Caution Another payout is pending',
    'Not checked Other pending payouts: could not be read',
    'Waiting Other pending payouts: being read…',
    'OK No other payout is pending',
  ],
);

/** It is only read on request, so nothing waits for it. */
export const Rate = outcomes(
  'rate',
  [changedPayout({ pay_amount: '1051' }), { compared: undefined }, {}],
  [
    'Caution Rate differs from other USDT payouts',
    'Not checked Rate: no other USDT payout for USD was read',
    'OK Exchange rate normal',
  ],
);

export const AddressProof = outcomes(
  'addressProof',
  [
    { kyc: ready({ ...approvedKyc, address_proof: [{ ...addressProof, document_file: null }] }) },
    { kyc: failed },
    { kyc: loading },
    {},
  ],
  [
    'Caution No address proof',
    'Not checked Address proof: could not be read',
    'Waiting Address proof: being read…',
    'OK Address proof was uploaded',
  ],
);

export const ChangedAddress = outcomes(
  'changedAddress',
  [
    {
      history: historyOf({
        ...earlierPayout,
        pay_address: tronAddress(3),
        created_at: before(hourMs),
      }),
    },
    { history: failed },
    { history: loading },
    {},
  ],
  [
    'Caution Requested within a day of a change of address',
    'Not checked Changed address: could not be read',
    'Waiting Changed address: being read…',
    'OK Wallet address unchanged for 24 h',
  ],
);

/** What is fine is folded. The list always says what it compared. */
export const AllFine: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('KYC is approved')).not.toBeVisible();
    await userEvent.click(canvas.getByText('9 OK'));
    await waitFor(() => expect(canvas.getByText('KYC is approved')).toBeVisible());
    await expect(canvas.getByRole('list', { name: 'OK' }).children).toHaveLength(9);
    await expect(
      canvas.getByText('Compared with 2 payouts of all users, read 2 minutes ago.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Compare again' })).toBeVisible();
  },
};

/** Stops come first. */
export const Stops: Story = {
  args: { checks: stoppedChecking.checks },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(items.slice(0, 2)).toEqual([
      'Blocked KYC is not approved',
      'Blocked Not a valid ERC20 address',
    ]);
  },
};

export const Waiting: Story = { args: { checks: waitingChecking.checks } };

/** After 3 s, a source that has not responded counts as not checked. */
export const Waited: Story = {
  args: { checks: settleChecks(waitingChecking.checks) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Withdrawal profit: no answer in 3 s')).toBeVisible();
  },
};

export const PartlyCompared: Story = {
  args: { compared: partly },
  play: async ({ canvas, args, userEvent }) => {
    await expect(
      canvas.getByText('Compared with 1 payout read so far. The others were not compared.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Compare with all payouts' }));
    await waitFor(() => expect(args.onCompare).toHaveBeenCalledOnce());
  },
};

export const NotCompared: Story = {
  args: { compared: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not compared with other payouts yet.')).toBeVisible();
  },
};

export const Comparing: Story = {
  args: { compared: partly, comparing: { collected: 400, count: 1093 } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Comparing: 400 of 1,093 payouts');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel comparing' }));
    await waitFor(() => expect(args.onCancelComparing).toHaveBeenCalledOnce());
  },
};

export const ComparingFailed: Story = {
  args: { compared: partly, failure: 'Network error - no response received' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Not all payouts could be read: Network error - no response received. Compared with 1 payout read so far.',
    );
    await expect(canvas.getByRole('button', { name: 'Compare with all payouts' })).toBeVisible();
  },
};

/** A name may be long, and may try to reverse the text around it. */
export const LongText: Story = {
  args: {
    checks: checkPayout({
      ...fineSources,
      compared: comparedWith({
        ...sharing,
        user: { id: 8, full_name: `\u202e${'Wolfeschlegelsteinhausenbergerdorff'.repeat(4)}` },
      }),
    }),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const OnAPhone: Story = { ...Stops, globals: { viewport: { value: 'phone' } } };
