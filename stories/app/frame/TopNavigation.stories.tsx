import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { navigationItems } from '~/routes';
import { TopNavigation } from '~/app/frame/TopNavigation';
import { Popover } from '~/ui/overlays/Popover';
import { unbrokenText } from '../../../tests/fixtures/texts';
import icon from '~/ui/theme/icon.svg?url';
import { brandOf } from '../brands';

const meta = {
  title: 'Components/Layout/TopNavigation',
  component: TopNavigation,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
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
    currentPath: { control: 'select', options: navigationItems().map(({ href }) => href) },
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
    const current = navigationItems().filter(
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
/** The firm's name and logo. 'Admin' stays; a long name is cut. */
export const OfAFirm: Story = {
  args: { firm: { name: 'Northwind Proprietary Trading & Funding Ltd', logo: icon } },
  play: async ({ canvas }) => {
    const home = canvas.getByRole('link', { name: /^Admin Northwind/ });
    await expect(home.querySelector('img')).toHaveAttribute('src', icon);
    await expect(canvas.getByText('Admin')).toBeVisible();
    const name = canvas.getByText(/^Northwind/);
    await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth);
  },
};

/** A page below an item's page belongs to the item. */
export const PageBelowUsers: Story = {
  tags: ['!dev'],
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
  tags: ['!dev'],
  args: { currentPath: '/skill-checks/create' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Challenges' });
    await expect(button).toHaveAttribute('data-current');
    await expect(canvasElement.querySelector('[aria-current]')).toBeNull();
    await userEvent.click(button);
    await canvas.findByRole('menuitem', { name: 'Evaluations' });
    await expect(canvas.getAllByRole('menuitem').map((item) => item.getAttribute('href'))).toEqual([
      '/evaluations',
      '/skill-checks',
    ]);
  },
};

export const NoneCurrent: Story = {
  tags: ['!dev'],
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

// R15.
/** The signed-in email, the color mode, 'Sign out'. */
export const ProfileOpen: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Profile' }));
    const menu = await canvas.findByRole('menu', { name: 'Profile' });
    await expect(menu).toHaveTextContent('admin@example.comSigned in');
    await expect(canvas.getAllByRole('menuitemradio').map((item) => item.textContent)).toEqual([
      'System',
      'Light',
      'Dark',
    ]);
    await expect(canvas.getByRole('menuitemradio', { name: 'System' })).toBeChecked();
  },
};

// R15.
/**
 * The caller provides the panel that the bell opens. It is loaded when it is needed, and going to
 * another page closes it.
 */
export const BellOpen: Story = {
  tags: ['!dev'],
  args: {
    bell: {
      prepare: fn(),
      render: ({ triggerId, onClose }) => (
        <Popover label="Notifications" triggerId={triggerId} onClose={onClose}>
          The latest ones
        </Popover>
      ),
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    const bell = canvas.getByRole('button', { name: 'Notifications' });
    await expect(bell).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(bell);
    await waitFor(() => expect(args.bell?.prepare).toHaveBeenCalled());
    await waitFor(() =>
      expect(canvas.getByRole('dialog', { name: 'Notifications' })).toHaveTextContent(
        'The latest ones',
      ),
    );
    await waitFor(() => expect(bell).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(bell).toHaveAttribute('aria-expanded', 'false'));
    await waitFor(() => expect(bell).toHaveFocus());
  },
};

export const LongEmailOnPhone: Story = {
  tags: ['!dev'],
  globals: { viewport: { value: 'phone' } },
  args: { email: `${unbrokenText}@example.com` },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Profile' }));
    const menu = await canvas.findByRole('menu', { name: 'Profile' });
    await expect(menu).toHaveTextContent(args.email);
    await waitFor(() => expect(menu.getBoundingClientRect().left).toBeGreaterThanOrEqual(0));
    await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull();
    // Only the icon is visible; the accessible name stays.
    await expect(canvas.getByRole('button', { name: 'Send Notification' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Payouts' })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Challenges' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Payouts' })).toBeNull());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};
