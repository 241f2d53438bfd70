import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { TopNavigation } from '../../src/app/frame/TopNavigation';
import { Popover } from '../../src/ui/overlays/Popover';
import { unbrokenText } from '../../tests/fixtures/texts';

const meta = {
  title: 'Components/Layout/TopNavigation menus',
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
} satisfies Meta<typeof TopNavigation>;

export default meta;
type Story = StoryObj<typeof meta>;

// R15.
/** The signed-in email, the color mode, 'Sign out'. */
export const ProfileOpen: Story = {
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
  globals: { viewport: { value: 'phone' } },
  args: { email: `${unbrokenText}@example.com` },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Profile' }));
    const menu = await canvas.findByRole('menu', { name: 'Profile' });
    await expect(menu).toHaveTextContent(args.email);
    await waitFor(() => expect(menu.getBoundingClientRect().left).toBeGreaterThanOrEqual(0));
    await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  },
};

export const OnPhone: Story = {
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
