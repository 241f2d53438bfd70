import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOut, Moon, Sun, Trash2 } from 'lucide-react';
import { expect, fn, waitFor } from 'storybook/test';
import { MenuPanel } from '../../../src/ui/overlays/MenuPanel';
import { longName } from '../../../tests/fixtures/texts';
import { chooseMenuItem } from '../../menuChoice';

const handleChoose = fn();
const handleSelect = fn();

const meta = {
  title: 'Components/Overlays/MenuPanel',
  component: MenuPanel,
  parameters: { layout: 'padded', docs: { story: { height: '320px' } } },
  args: {
    triggerId: 'trigger',
    label: 'Profile',
    onClose: fn(),
    entries: [
      { kind: 'text', id: 'email', text: 'admin@example.com', detail: 'Signed in' },
      { kind: 'separator', id: 'line' },
      {
        kind: 'choice',
        id: 'mode',
        label: 'Color mode',
        value: 'light',
        onChoose: handleChoose,
        options: [
          { value: 'light', label: 'Light', icon: Sun },
          { value: 'dark', label: 'Dark', icon: Moon },
        ],
      },
      { kind: 'link', id: 'all', label: 'View all notifications', href: '/notifications' },
      { kind: 'action', id: 'sign-out', label: 'Sign out', icon: LogOut, onSelect: handleSelect },
      {
        kind: 'action',
        id: 'delete',
        label: 'Delete User',
        icon: Trash2,
        tone: 'bad',
        onSelect: handleSelect,
      },
    ],
  },
  argTypes: { entries: { control: false } },
  decorators: [
    (Story) => (
      <>
        <button
          type="button"
          id="trigger"
          className="button topbar-button"
          data-variant="ghost"
          aria-haspopup="menu"
          aria-expanded
        >
          Profile
        </button>
        <Story />
      </>
    ),
  ],
  beforeEach: () => {
    handleChoose.mockClear();
    handleSelect.mockClear();
  },
} satisfies Meta<typeof MenuPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryEntry: Story = {
  play: async ({ canvas }) => {
    const menu = await canvas.findByRole('menu', { name: 'Profile' });
    await waitFor(() => expect(menu).toHaveFocus());
    await expect(menu).toHaveTextContent('admin@example.com');
    await expect(canvas.getByRole('menuitemradio', { name: 'Light' })).toBeChecked();
    await expect(canvas.getByRole('menuitemradio', { name: 'Dark' })).not.toBeChecked();
    await expect(canvas.getByRole('menuitem', { name: 'View all notifications' })).toHaveAttribute(
      'href',
      '/notifications',
    );
  },
};

export const ChosenByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('menu')).toHaveFocus());
    await userEvent.keyboard('{Home}{ArrowDown}');
    await waitFor(() =>
      expect(canvas.getByRole('menuitemradio', { name: 'Dark' })).toHaveAttribute(
        'data-highlighted',
      ),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(handleChoose.mock.calls).toEqual([['dark']]));
    // After a choice the menu stays open.
    await expect(args.onClose).not.toHaveBeenCalled();
    await chooseMenuItem(userEvent, await canvas.findByRole('menuitem', { name: 'Sign out' }));
    await waitFor(() => expect(handleSelect).toHaveBeenCalledOnce());
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

export const LongText: Story = {
  args: {
    entries: [
      {
        kind: 'text',
        id: 'email',
        text: `${longName.replaceAll(' ', '.')}@example.com`,
        detail: 'Signed in',
      },
      ...meta.args.entries.slice(1),
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
