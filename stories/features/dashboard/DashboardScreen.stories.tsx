import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { DashboardScreen, waitsOutline, weekOutline } from '~/features/dashboard/DashboardScreen';
import { NeedsAttention } from '~/features/dashboard/NeedsAttention';
import { PayoutWeek } from '~/features/dashboard/PayoutWeek';
import {
  buildDashboard,
  emptyDashboard,
  hostileDashboard,
  sparseDashboard,
} from '../../../tests/fixtures/dashboard';
import { rtlOverrideText, scriptText } from '../../../tests/fixtures/texts';
import { fixedNow } from '../../../tests/fixtures/time';
import attention, { Empty as NoAttention } from './NeedsAttention.stories';
import payoutWeek, { Empty as NoPayouts } from './PayoutWeek.stories';
import { canTryAgain, failed, showsNoAccess } from '../../loadStates';

const meta = {
  title: 'Screens/Dashboard/Dashboard',
  component: DashboardScreen,
  parameters: { layout: 'padded' },
  args: {
    load: { status: 'ready', data: buildDashboard() },
    now: Date.parse(fixedNow),
    isRefreshing: false,
    waits: <NeedsAttention {...attention.args} />,
    week: <PayoutWeek {...payoutWeek.args} />,
    onRefresh: fn(),
  },
} satisfies Meta<typeof DashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Populated: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Users' })).toHaveTextContent('47');
    await expect(canvas.getByRole('group', { name: 'Competitions' })).toHaveTextContent('26');
    await expect(canvas.getByRole('group', { name: 'Volume' })).toHaveTextContent('$4,825,310.75');
    await expect(canvas.getByRole('group', { name: 'Pending Withdrawals' })).toHaveTextContent('7');
    await expect(canvas.getByRole('link', { name: '7, open the list' })).toHaveAttribute(
      'href',
      '/payouts?status=pending',
    );
    await expect(canvas.getByRole('link', { name: '47, open the list' })).toHaveAttribute(
      'href',
      '/users/all',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(args.onRefresh).toHaveBeenCalledOnce());
    // Section 2: the five most recent of six, with the specification's labels.
    const activity = within(canvas.getByRole('region', { name: 'Recent Activity' }));
    await expect(activity.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Fatima Zahra Challenge PassedJust now',
      'Mateo Fernández Challenge Failed1 minute ago',
      'Jonas Lindqvist Moved to Phase 242 minutes ago',
      'Priya Raman Phase 2 Completed5 hours ago',
      'Jonas Lindqvist Requested a payout of $115.253 days ago',
    ]);
    const panel = within(canvas.getByRole('region', { name: 'Competition Status' }));
    await expect(panel.getAllByRole('listitem')).toHaveLength(3);
    await expect(panel.getByRole('link', { name: '100K Challenge' })).toHaveAttribute(
      'href',
      '/competitions/71',
    );
    await expect(panel.getByText('Mar 1, 2026 – Mar 31, 2026 · 16 days left')).toBeVisible();
    await expect(panel.getByText('12 contestants')).toBeVisible();
    await expect(
      panel.getByRole('progressbar', { name: '100K Challenge progress' }),
    ).toHaveAttribute('aria-valuenow', '48');
    await expect(panel.getByText('48%')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { load: { status: 'loading' }, waits: waitsOutline, week: weekOutline },
  play: async ({ canvas, canvasElement }) => {
    for (const name of ['Needs attention', 'Payouts in the last 7 days'])
      await expect(canvas.getByRole('region', { name }).querySelector('.skeleton')).toBeVisible();
    // A placeholder is as high as what it stands for, and inside its panel.
    const volume = canvas.getByRole('group', { name: 'Volume' }).querySelector('.skeleton');
    await expect(volume?.clientHeight).toBe(24);
    const activity = canvas.getByRole('region', { name: 'Recent Activity' });
    await expect(activity.scrollWidth).toBeLessThanOrEqual(activity.clientWidth);
    await expect(canvas.getByRole('group', { name: 'Volume' })).toHaveTextContent(/^Volume$/);
    await expect(canvas.getByRole('heading', { name: 'Recent Activity' })).toBeVisible();
    await expect(canvasElement.querySelectorAll('.skeleton').length).toBeGreaterThan(10);
    await expect(canvas.queryByText('No recent activity')).toBeNull();
  },
};

export const LoadFailed: Story = {
  args: { load: failed },
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.queryByText('No recent activity')).toBeNull();
    await canTryAgain(context, 'The dashboard');
  },
};

export const Forbidden: Story = {
  args: { load: { status: 'forbidden' } },
  play: showsNoAccess,
};

export const Empty: Story = {
  args: {
    load: { status: 'ready', data: emptyDashboard },
    waits: <NeedsAttention {...attention.args} {...NoAttention.args} />,
    week: <PayoutWeek {...payoutWeek.args} {...NoPayouts.args} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No recent activity')).toBeVisible();
    await expect(canvas.getByText('No active competitions')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Volume' })).toHaveTextContent('$0');
  },
};

export const BrokenData: Story = {
  args: { load: { status: 'ready', data: sparseDashboard } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('— contestants')).toBeVisible();
  },
};

export const LongText: Story = {
  args: { load: { status: 'ready', data: hostileDashboard } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(scriptText)).toBeVisible();
    await expect(
      [...canvasElement.querySelectorAll('bdi')].map((name) => name.textContent),
    ).toContain(rtlOverrideText);
    await expect(canvas.getByRole('group', { name: 'Volume' })).toHaveTextContent(
      '$98,765,432,109,876,543,210.123456789',
    );
  },
};
