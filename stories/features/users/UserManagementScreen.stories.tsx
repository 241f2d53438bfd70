import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { userStatsFallback } from '~/features/users/model';
import { UserManagementScreen } from '~/features/users/UserManagementScreen';
import { buildUserPage, buildUserStats, hostileUsers } from '../../../tests/fixtures/users';
import { canTryAgain, failed } from '../../loadStates';

const meta = {
  title: 'Screens/Users/User Management',
  component: UserManagementScreen,
  parameters: { layout: 'padded' },
  args: {
    load: { status: 'ready', data: buildUserPage({ pageSize: 10 }) },
    stats: buildUserStats(),
    search: '',
    onSearchChange: fn(),
  },
} satisfies Meta<typeof UserManagementScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Populated: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Total Users' })).toHaveTextContent('47');
    await expect(canvas.getByRole('group', { name: 'Pending Withdrawals' })).toHaveTextContent('7');
    await expect(canvas.getByRole('group', { name: 'Total Referrals' })).toHaveTextContent('96');
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
    await expect(
      canvas.getByRole('link', { name: 'View Details of Amara Okafor' }),
    ).toHaveAttribute('href', '/users/1042');
    await expect(canvas.getByRole('link', { name: 'View all' })).toHaveAttribute(
      'href',
      '/users/all',
    );
    await expect(canvas.getByText('No pending withdrawal requests')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View pending payouts' })).toHaveAttribute(
      'href',
      '/payouts?status=pending',
    );
    await expect(canvas.getByRole('link', { name: 'Review identities' })).toHaveAttribute(
      'href',
      '/users?review=kyc',
    );
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'a');
    await waitFor(() => expect(args.onSearchChange).toHaveBeenCalledWith('a'));
  },
};

export const NoMatch: Story = {
  args: { search: 'nobody of this name' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/^Searched only \d+ of 47 users\.$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Search all 47 users' })).toHaveAttribute(
      'href',
      '/users/all?search=nobody+of+this+name&whole=1',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(args.onSearchChange).toHaveBeenCalledWith(''));
  },
};

export const Empty: Story = {
  args: {
    load: { status: 'ready', data: { count: 0, results: [] } },
    stats: { totalUsers: 0, pendingWithdrawals: 0, totalReferrals: 0 },
  },
};

export const Loading: Story = {
  args: { load: { status: 'loading' }, stats: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Users' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('No pending withdrawal requests')).toBeVisible();
  },
};

const figures = ['Total Users', 'Pending Withdrawals', 'Total Referrals'];

// R33.
/** Neither the statistics nor the list could be read, so nothing is known. */
export const LoadFailed: Story = {
  args: { load: failed, stats: userStatsFallback(undefined) },
  play: async (context) => {
    const { canvas } = context;
    for (const name of figures)
      await expect(canvas.getByRole('group', { name })).toHaveTextContent(`${name}—`);
    await canTryAgain(context);
  },
};

// R16.
/** Instead of the whole content. */
export const Forbidden: Story = {
  args: { load: { status: 'forbidden' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No access');
    await expect(canvas.queryByRole('group')).toBeNull();
    await expect(canvas.queryByRole('search')).toBeNull();
    await expect(canvas.queryByText('No pending withdrawal requests')).toBeNull();
  },
};

export const LongText: Story = {
  args: { load: { status: 'ready', data: { count: 6, results: hostileUsers } } },
};
