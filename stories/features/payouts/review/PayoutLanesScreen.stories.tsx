import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { asListed } from '~/features/payouts/review/reviewQueue';
import { checkPayout, type Check } from '~/features/payouts/checks/checks';
import { laneRows } from '~/features/payouts/review/lanes';
import { isSameId } from '~/lib/records';
import { PayoutLanesScreen } from '~/features/payouts/review/PayoutLanesScreen';
import type { Payout } from '~/api/types';
import { buildKycRecord } from '../../../../tests/fixtures/kyc';
import { many } from '../../../../tests/fixtures/people';
import {
  buildPayout,
  buildPayouts,
  hostilePayouts,
  pendingPayouts,
} from '../../../../tests/fixtures/payouts';
import { fineSources, ready } from '../../../../tests/fixtures/checks';
import { queuePerson } from '../../../kycQueues';
import { buildChecking } from '../../../payoutChecking';

const isUnverified = ({ user }: Payout) =>
  many(3, queuePerson).some(({ id }) => isSameId(id, user?.id));
const { checks: fine, ...comparison } = buildChecking();
const stopped = checkPayout({ ...fineSources, kyc: ready(buildKycRecord()) });
const looked = checkPayout({ ...fineSources, wallet: ready({ withdrawal_profit: '1' }) });
const failed = checkPayout({ ...fineSources, wallet: { status: 'failed', onRetry: fn() } });
const waiting = checkPayout({ ...fineSources, kyc: { status: 'loading' } });

const rowsOf = (checks: readonly (readonly Check[])[], payouts = pendingPayouts) =>
  checks.map((made, index) => ({ payout: payouts[index] ?? buildPayout(), checks: made }));
/** Whose documents are pending is flagged, as in the queue of identities. */
const all = pendingPayouts.map((payout, index) => ({
  payout,
  checks: isUnverified(payout)
    ? stopped
    : ([fine, fine, fine, failed, fine, looked][index] ?? fine),
}));

/** The boxes work as in the console. */
function Ticking({ lanes, onTick, ...props }: ComponentProps<typeof PayoutLanesScreen>) {
  const [rows, setRows] = useState(() =>
    lanes.flatMap((lane) => lane.rows.map(({ isTicked: choice, ...row }) => ({ ...row, choice }))),
  );
  return (
    <PayoutLanesScreen
      {...props}
      lanes={laneRows(rows)}
      onTick={(payouts, isTicked) => {
        onTick(payouts, isTicked);
        setRows(
          rows.map((row) =>
            payouts.some(({ id }) => isSameId(id, row.payout.id))
              ? { ...row, choice: isTicked }
              : row,
          ),
        );
      }}
    />
  );
}

const checking = (checked: number, failed = 0, isStopped = false) => ({
  checked,
  failed,
  isStopped,
  onStop: fn(),
  onResume: fn(),
});

const meta = {
  title: 'Screens/Payouts/Review lanes',
  component: PayoutLanesScreen,
  render: (props) => <Ticking {...props} />,
  parameters: { layout: 'padded' },
  args: {
    lanes: laneRows(all),
    reading: { onTryAgain: fn() },
    isRead: true,
    isForbidden: false,
    checking: checking(all.length),
    comparison,
    arrangement: asListed,
    listHref: '/payouts?date=this_week',
    onArrange: fn(),
    onTick: fn(),
    onStart: fn(),
    onLeave: fn(),
  },
} satisfies Meta<typeof PayoutLanesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Counts, sums and boxes. The start button has the number of ticked payouts. */
export const Populated: Story = {
  globals: { viewport: { value: 'atlasWide' } },
  play: async ({ canvas, args, userEvent }) => {
    const [clear, flagged, unchecked] = ['Clear', 'Flagged', 'Not checked'].map((name) =>
      within(canvas.getByRole('region', { name })),
    );
    await expect(clear?.getByRole('heading')).toHaveTextContent('Clear 2');
    await expect(flagged?.getByRole('heading')).toHaveTextContent('Flagged 4');
    await expect(unchecked?.getByRole('heading')).toHaveTextContent('Not checked 1');
    await expect(flagged?.getAllByText('KYC is not approved')).toHaveLength(3);
    await expect(unchecked?.getByText('Withdrawal profit: could not be loaded')).toBeVisible();
    // Two amounts in one line would read as one.
    const amount = unchecked?.getByText('$940.25', { selector: 'li bdi' });
    const pay = unchecked?.getByText('939.78 USDT');
    await expect(pay?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      amount?.getBoundingClientRect().bottom ?? Infinity,
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all: Flagged' }));
    await userEvent.click(clear?.getAllByRole('checkbox')[1] ?? document.body);
    await waitFor(() =>
      expect(canvas.getByRole('checkbox', { name: 'Select all: Clear' })).toBePartiallyChecked(),
    );
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Clear' })).toHaveTextContent('1 selected'),
    );
    // Of two clear ones one less, and the four flagged ones.
    await userEvent.click(canvas.getByRole('button', { name: 'Start review (5)' }));
    await waitFor(() => expect(args.onStart).toHaveBeenCalledOnce());
    await userEvent.selectOptions(canvas.getByLabelText('Order'), 'Largest first');
    await waitFor(() =>
      expect(args.onArrange).toHaveBeenLastCalledWith({ order: 'largest', isByPerson: false }),
    );
    await userEvent.click(canvas.getByLabelText('Group by person'));
    await waitFor(() =>
      expect(args.onArrange).toHaveBeenLastCalledWith({ order: 'listed', isByPerson: true }),
    );
  },
};

/** The first page has been read. Its payouts can be decided while the others are read. */
export const Loading: Story = {
  args: {
    isRead: false,
    lanes: laneRows(rowsOf([fine, looked, ...many(5, () => waiting)])),
    reading: { progress: { collected: 7, count: 1093 }, onTryAgain: fn() },
    checking: checking(2),
    comparison: { ...comparison, comparing: { collected: 300, count: 2140 } },
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Loading pending payouts: 7 of 1,093')).toBeVisible();
    await expect(canvas.getByText('Checked 2 of 7 payouts')).toBeVisible();
    // They would move to the other lanes under the pointer.
    await expect(canvas.getByText('Waiting for their checks.')).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Not checked payouts' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop checking' }));
    await waitFor(() => expect(args.checking.onStop).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('button', { name: 'Start review (1)' }));
    await waitFor(() => expect(args.onStart).toHaveBeenCalledOnce());
  },
};

/** The first page is loading. */
export const Busy: Story = {
  args: {
    isRead: false,
    lanes: laneRows([]),
    reading: { progress: { collected: 0, count: 0 }, onTryAgain: fn() },
    checking: checking(0),
    comparison: { ...comparison, compared: undefined },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading pending payouts…')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Start review' })).toBeDisabled();
    await expect(canvas.getAllByText('No payouts')).toHaveLength(3);
  },
};

/** The server returned only the first pages. */
export const LoadFailed: Story = {
  args: {
    isRead: false,
    reading: { failure: 'Failed to retrieve wallet history', onTryAgain: fn() },
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Not all pending payouts could be loaded: Failed to retrieve wallet history',
    );
    await expect(canvas.getByRole('button', { name: 'Copy details' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.reading.onTryAgain).toHaveBeenCalledOnce());
  },
};

/** The admin stopped it, or nothing could be read any more. */
export const CheckingStopped: Story = {
  tags: ['!dev'],
  args: {
    lanes: laneRows(rowsOf([fine, failed, waiting, waiting])),
    checking: checking(2, 1, true),
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Some data could not be loaded for 1 payout.')).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Not checked payouts' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue checking' }));
    await waitFor(() => expect(args.checking.onResume).toHaveBeenCalledOnce());
  },
};

export const Empty: Story = {
  args: { lanes: laneRows([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No pending payouts found')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute(
      'href',
      '/payouts?date=this_week',
    );
  },
};

export const Forbidden: Story = {
  args: { lanes: laneRows([]), isRead: false, isForbidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No access')).toBeVisible();
  },
};

/** Only the first fifty rows of a lane are rendered at first. */
export const Many: Story = {
  tags: ['!dev'],
  args: {
    lanes: laneRows(
      rowsOf(
        many(130, (index) => (index % 13 === 5 ? looked : fine)),
        buildPayouts(130),
      ),
    ),
    checking: checking(130),
  },
  play: async ({ canvas, userEvent }) => {
    const clear = within(canvas.getByRole('region', { name: 'Clear' }));
    await userEvent.click(clear.getByRole('button', { name: 'Show 50 more of 70' }));
    await userEvent.click(clear.getByRole('button', { name: 'Show 20 more of 20' }));
    await waitFor(() => expect(clear.queryByRole('button')).toBeNull());
    await waitFor(() => expect(clear.getAllByRole('checkbox')).toHaveLength(121));
  },
};

export const LongText: Story = {
  args: {
    lanes: laneRows(
      hostilePayouts.map((payout, index) => ({
        payout,
        checks: index % 2 === 0 ? stopped : failed,
      })),
    ),
    checking: checking(hostilePayouts.length),
  },
};
