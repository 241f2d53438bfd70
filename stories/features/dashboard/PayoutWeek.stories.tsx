import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { weekOfPayouts } from '~/features/dashboard/model';
import { PayoutWeek } from '~/features/dashboard/PayoutWeek';
import { allPayouts } from '../../../tests/fixtures/payouts';
import { canTryAgain, failed, showsNoAccess } from '../../loadStates';

const range = { date_after: '2026-03-09', date_before: '2026-03-15' };
const requested = allPayouts.filter(({ created_at }) => created_at >= range.date_after);

const meta = {
  title: 'Screens/Dashboard/Parts/Payouts in the last 7 days',
  component: PayoutWeek,
  parameters: { layout: 'padded' },
  args: {
    load: {
      status: 'ready',
      data: {
        ...weekOfPayouts(requested, range),
        read: requested.length,
        count: requested.length,
      },
    },
  },
} satisfies Meta<typeof PayoutWeek>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Populated: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Requests by day, 7 days' })).toBeVisible();
    await expect(
      canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['3 pending', '/payouts?status=pending&date=this_week'],
      ['2 approved', '/payouts?status=approved&date=this_week'],
      ['2 rejected', '/payouts?status=rejected&date=this_week'],
      ['2 disbursed', '/payouts?status=disbursed&date=this_week'],
    ]);
    await expect(canvas.getByText('By day of the request (UTC) and by status')).toBeVisible();
  },
};

/** The server gave a part of the week's payouts: the panel says so. */
export const BrokenData: Story = {
  args: {
    load: {
      status: 'ready',
      data: { ...weekOfPayouts(allPayouts, range), read: 100, count: 2400 },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('The newest 100 of 2,400, by day (UTC) and status'),
    ).toBeVisible();
  },
};

export const Empty: Story = {
  args: { load: { status: 'ready', data: { ...weekOfPayouts([], range), read: 0, count: 0 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Requests by day, 7 days' })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText('No payouts were requested')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { load: { status: 'loading' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Payouts in the last 7 days' })).toBeVisible();
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
  },
};

export const LoadFailed: Story = {
  args: { load: failed },
  play: (context) => canTryAgain(context, 'The payouts of the week'),
};

export const Forbidden: Story = {
  args: { load: { status: 'forbidden' } },
  play: showsNoAccess,
};
