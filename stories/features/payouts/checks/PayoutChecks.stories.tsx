import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { checkPayout, settleChecks } from '~/features/payouts/checks/checks';
import type { PayoutFields } from '~/features/payouts/model';
import { PayoutChecks, type PayoutChecking } from '~/features/payouts/checks/PayoutChecks';
import { tronAddress } from '../../../../tests/fixtures/addresses';
import {
  anotherPayout,
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
  title: 'Screens/Payouts/Parts/Checks',
  component: PayoutChecks,
  parameters: { layout: 'padded' },
  args: { ...buildChecking(), onCompare: fn(), onCancelComparing: fn() },
} satisfies Meta<typeof PayoutChecks>;

export default meta;
type Story = Omit<StoryObj<typeof meta>, 'args'> & { args?: Partial<PayoutChecking> };

const sharing: PayoutFields = { ...anotherPayout, pay_address: checkedPayout.pay_address };
const partly = { ...comparedWith(anotherPayout), isWhole: false };

/** Each rule that is not fine, each source that failed or is being read. */
export const EveryRule: Story = {
  args: {
    checks: [
      ...checkPayout({
        ...fineSources,
        ...changedPayout({ pay_network: 'ERC20', pay_amount: '1051' }),
        kyc: ready(null),
        wallet: ready({ withdrawal_profit: '999.99' }),
        history: historyOf({
          ...earlierPayout,
          status: 'pending',
          pay_address: tronAddress(3),
          created_at: before(hourMs),
        }),
        compared: comparedWith(sharing),
      }),
      ...checkPayout({ ...fineSources, kyc: failed, history: failed, compared: partly }),
      ...checkPayout({ ...fineSources, kyc: loading, history: loading }),
    ],
  },
  play: async ({ canvasElement }) => {
    const texts = [...canvasElement.querySelectorAll('li.check-item')].map(
      ({ textContent }) => textContent,
    );
    for (const text of [
      'Blocked KYC is not approved',
      'Caution Another payout is pending',
      'Not checked KYC: could not be loaded',
      'Waiting KYC: loading…',
      'OK Exchange rate normal',
    ])
      await expect(texts).toContain(text);
  },
};

/** What is fine is folded. The list always says what it compared. */
export const Populated: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('KYC is approved')).not.toBeVisible();
    await userEvent.click(canvas.getByText('9 OK'));
    await waitFor(() => expect(canvas.getByText('KYC is approved')).toBeVisible());
    await expect(canvas.getByRole('list', { name: 'OK' }).children).toHaveLength(9);
    await expect(canvas.getByText('Compared with all 35 payouts 2 minutes ago.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Compare again' })).toBeVisible();
  },
};

/** Stops come first. */
export const Stops: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { checks: stoppedChecking.checks },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(items.slice(0, 2)).toEqual([
      'Blocked KYC is not approved',
      'Blocked Not a valid ERC20 address',
    ]);
  },
};

/** What is read yet is folded as well, so that nothing moves when it turns out fine. */
export const FoldedWhileWaiting: Story = {
  tags: ['!dev'],
  args: { checks: waitingChecking.checks },
  play: async ({ canvas, userEvent }) => {
    const summary = canvas.getByText(/^\d+ waiting, \d+ OK$/);
    await expect(canvas.getByText('Withdrawal profit: loading…')).not.toBeVisible();
    await userEvent.click(summary);
    await waitFor(() => expect(canvas.getByText('Withdrawal profit: loading…')).toBeVisible());
  },
};

/** After 3 s, a source that has not responded counts as not checked. */
export const Waited: Story = {
  tags: ['!dev'],
  args: { checks: settleChecks(waitingChecking.checks), compared: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Withdrawal profit: no response in 3 s')).toBeVisible();
    await expect(canvas.getByText('Not compared with other payouts yet.')).toBeVisible();
  },
};

export const PartlyCompared: Story = {
  tags: ['!dev'],
  args: { compared: partly },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Compared with only 1 payout so far.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Compare with all payouts' }));
    await waitFor(() => expect(args.onCompare).toHaveBeenCalledOnce());
  },
};

export const Loading: Story = {
  args: { compared: partly, comparing: { collected: 400, count: 1093 } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Comparing: 400 of 1,093 payouts');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel comparing' }));
    await waitFor(() => expect(args.onCancelComparing).toHaveBeenCalledOnce());
  },
};

export const LoadFailed: Story = {
  args: { compared: partly, failure: 'Network error - no response received' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Not all payouts could be loaded: Network error - no response received. Compared with only 1 payout so far.',
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
};
