import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { navigationItems } from '../../../src/app/frame/navigation';
import { TopNavigation } from '../../../src/app/frame/TopNavigation';
import icon from '../../../src/ui/theme/icon.svg?url';
import { brandOf } from '../brands';

const meta = {
  title: 'Components/Layout/TopNavigation',
  component: TopNavigation,
  parameters: { docs: { story: { inline: false, height: '140px' } } },
  args: {
    currentPath: '/',
    email: 'admin@example.com',
    colorMode: 'system',
    onChooseColorMode: fn(),
    onFind: fn(),
    onSendNotification: fn(),
    onSignOut: fn(),
  },
  render: (args, { globals }) => <TopNavigation firm={brandOf(globals).firm} {...args} />,
  argTypes: {
    currentPath: { control: 'select', options: navigationItems.map(({ href }) => href) },
  },
} satisfies Meta<typeof TopNavigation>;

export default meta;
type Story = StoryObj<typeof meta>;

// Section 2, R14.
/** The nine items in the given order, then the Challenges menu. */
export const DashboardCurrent: Story = {
  args: { waiting: { payouts: 0, tickets: undefined, arrivals: 0 } },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvasElement.querySelector('.topbar-count, .topbar-mark-new')).toBeNull();
    await expect(canvas.getByRole('navigation', { name: 'Main' }).textContent).toBe(
      'DashboardMT5 UsersUsersTradingCompetitionsPayoutsSupportContentNotificationsChallenges ',
    );
    const current = navigationItems.filter(
      ({ label }) =>
        canvas.getByRole('link', { name: label }).getAttribute('aria-current') === 'page',
    );
    await expect(current.map(({ label }) => label)).toEqual(['Dashboard']);
    await userEvent.click(canvas.getByRole('button', { name: 'Send Notification' }));
    await waitFor(() => expect(args.onSendNotification).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('button', { name: 'Find anything' }));
    await waitFor(() => expect(args.onFind).toHaveBeenCalledOnce());
  },
};

// R41.
/** The firm's name and logo. */
export const OfAFirm: Story = {
  args: { firm: { name: 'Northwind Funding', logo: icon } },
  play: async ({ canvas }) => {
    const home = canvas.getByRole('link', { name: 'Admin Northwind Funding' });
    await expect(home.querySelector('img')).toHaveAttribute('src', icon);
    await expect(canvas.getByText('Admin')).toBeVisible();
  },
};

/** A page below an item's page belongs to the item. */
export const PageBelowUsers: Story = {
  args: { currentPath: '/users/1042/kyc' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Users' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvasElement.querySelectorAll('[aria-current]')).toHaveLength(1);
  },
};

export const ChallengesCurrent: Story = {
  args: { currentPath: '/skill-checks/create' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Challenges' })).toHaveAttribute(
      'data-current',
    );
    await expect(canvasElement.querySelector('[aria-current]')).toBeNull();
  },
};

export const NoneCurrent: Story = {
  args: { currentPath: '/somewhere' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-current], [data-current]')).toBeNull();
  },
};

/**
 * The counts are descriptions of the links, which keep their names. Nothing moves when they come.
 */
export const WithCounts: Story = {
  args: { waiting: { payouts: 7, tickets: 128, arrivals: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Payouts' })).toHaveAccessibleDescription(
      '7 pending',
    );
    await expect(canvas.getByRole('link', { name: 'Support' })).toHaveAccessibleDescription(
      '128 open',
    );
    await expect(canvas.getByText('99+')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Users' })).not.toHaveAccessibleDescription();
    await expect(canvas.getByRole('button', { name: 'Notifications' })).toHaveAccessibleDescription(
      '2 new',
    );
  },
};
