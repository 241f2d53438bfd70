import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { KycQueueSummaryScreen } from '~/features/kyc/queue/KycQueueSummaryScreen';
import { hostileUsers } from '../../../../tests/fixtures/users';
import { buildQueue, buildScan, buildSearch, queuePerson } from '../../../kycQueues';

const queue = buildQueue(8, ['approved', 'rejected', 'elsewhere', 'refused', 'unknown', 'skipped']);

const meta = {
  title: 'Screens/Users/Identity queue',
  tags: ['!autodocs'],
  component: KycQueueSummaryScreen,
  parameters: { layout: 'padded' },
  args: {
    search: buildSearch({ queue, status: 'stopped' }),
    onShow: fn<(place: number) => void>(),
    onMore: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof KycQueueSummaryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every possible result of a document, with a way to look at it again. */
export const Summary: Story = {
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await expect(canvas.queryByRole('list', { name: 'So far' })).toBeNull();
    await expect(canvasElement.querySelector('.verdict-sums')).toHaveTextContent(
      'Approved1Rejected1Decided by someone else1Failed1Unconfirmed1Skipped1Not reviewed2',
    );
    const rows = canvas.getAllByRole('row').slice(1);
    await expect(rows.map((row) => row.querySelector('.badge')?.textContent)).toEqual([
      'Approved',
      'Rejected',
      'Decided by someone else',
      'Failed',
      'Unconfirmed',
      'Skipped',
      'Not reviewed',
      'Not reviewed',
    ]);
    await userEvent.click(
      within(rows[4] ?? document.body).getByRole('button', {
        name: `Open ID Proof of ${queuePerson(2).name}`,
      }),
    );
    await waitFor(() => expect(args.onShow.mock.calls).toEqual([[4]]));
    await userEvent.click(canvas.getByRole('button', { name: 'Search for more' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Back to users' }));
    await waitFor(() => expect(args.onMore).toHaveBeenCalledOnce());
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** Everybody's record was read, so there is nothing more to look for. */
export const EverybodyLookedAt: Story = {
  tags: ['!dev'],
  args: {
    search: buildSearch({
      queue: buildQueue(6, Array<'approved'>(6).fill('approved')),
      status: 'done',
      scan: buildScan(47),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Search for more' })).toBeNull();
  },
};

export const SummaryLongText: Story = {
  tags: ['!dev'],
  args: {
    search: buildSearch({
      status: 'done',
      queue: hostileUsers.map(({ id, full_name }) => ({
        person: { id: String(id), name: full_name, hasPendingPayout: false },
        type: 'id',
        result: 'refused',
      })),
    }),
  },
};

export const SummaryPhone: Story = {
  tags: ['!dev'],
  globals: { viewport: { value: 'phone' } },
};
