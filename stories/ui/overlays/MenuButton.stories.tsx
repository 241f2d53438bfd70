import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOut, Moon, Sun, Trash2 } from 'lucide-react';
import { expect, fn, waitFor } from 'storybook/test';
import { MenuButton } from '~/ui/overlays/MenuButton';
import type { MenuEntry } from '~/ui/overlays/MenuPanel';
import { longName } from '../../../tests/fixtures/texts';
import { chooseMenuItem } from '../../menuChoice';

const handleChoose = fn();
const handleSelect = fn();

const entries: readonly MenuEntry[] = [
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
  { kind: 'link', id: 'evaluations', label: 'Evaluations', href: '/evaluations' },
  { kind: 'action', id: 'sign-out', label: 'Sign out', icon: LogOut, onSelect: handleSelect },
  {
    kind: 'action',
    id: 'delete',
    label: 'Delete User',
    icon: Trash2,
    tone: 'bad',
    onSelect: handleSelect,
  },
];

const meta = {
  title: 'Components/Overlays/MenuButton',
  component: MenuButton,
  parameters: { layout: 'padded', docs: { story: { height: '320px' } } },
  args: {
    label: 'Profile',
    className: 'button topbar-button',
    variant: 'ghost',
    children: 'Profile',
    // They are requested when the menu opens, because they may depend on the moment.
    entries: () => entries,
  },
  argTypes: { entries: { control: false }, children: { control: false } },
} satisfies Meta<typeof MenuButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Populated: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Profile' });
    await userEvent.click(button);
    const menu = await canvas.findByRole('menu', { name: 'Profile' });
    await waitFor(() => expect(menu).toHaveFocus());
    await expect(menu).toHaveTextContent('admin@example.com');
    await expect(canvas.getByRole('menuitemradio', { name: 'Light' })).toBeChecked();
    await expect(canvas.getByRole('menuitemradio', { name: 'Dark' })).not.toBeChecked();
    const link = canvas.getByRole('menuitem', { name: 'Evaluations' });
    await expect(link).toHaveAttribute('href', '/evaluations');
    // The keys that lead to the same page are drawn beside it.
    await expect(
      Array.from(link.querySelectorAll('kbd'), (key) => getComputedStyle(key, '::after').content),
    ).toEqual(['"G"', '"E"']);
    await userEvent.click(button);
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
    await userEvent.click(button);
    await chooseMenuItem(userEvent, await canvas.findByRole('menuitem', { name: 'Sign out' }));
    await waitFor(() => expect(handleSelect).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
    await userEvent.click(button);
    await canvas.findByRole('menu');
  },
};

export const ByKeyboard: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('menu')).toHaveFocus());
    await userEvent.keyboard('{Home}{ArrowDown}');
    const dark = canvas.getByRole('menuitemradio', { name: 'Dark' });
    await waitFor(() => expect(dark).toHaveAttribute('data-highlighted'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(handleChoose.mock.calls).toEqual([['dark']]));
    // After a choice the menu stays open.
    await expect(dark).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await expect(canvas.queryByRole('menu')).toBeNull();
  },
};

export const LongText: Story = {
  tags: ['!dev'],
  args: {
    entries: () => [
      { kind: 'text', id: 'email', text: longName.replaceAll(' ', '.'), detail: 'Signed in' },
      ...entries.slice(1),
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findByRole('menu');
  },
};
