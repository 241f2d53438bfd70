import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { MenuButton } from '../../../src/ui/overlays/MenuButton';

const meta = {
  title: 'Components/Overlays/MenuButton',
  component: MenuButton,
  parameters: { layout: 'padded', docs: { story: { height: '180px' } } },
  args: {
    label: 'Challenges',
    className: 'button topbar-button',
    variant: 'ghost',
    children: 'Challenges',
    entries: [
      { kind: 'link', id: 'evaluations', label: 'Evaluations', href: '/evaluations' },
      { kind: 'link', id: 'skill-checks', label: 'Skill Checks', href: '/skill-checks' },
    ],
  },
  argTypes: { entries: { control: false }, children: { control: false } },
} satisfies Meta<typeof MenuButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Challenges' }));
    await canvas.findByRole('menu', { name: 'Challenges' });
    await expect(canvas.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Evaluations',
      'Skill Checks',
    ]);
    // The keys that lead to the same page are drawn beside it.
    const keys = canvas.getByRole('menuitem', { name: 'Evaluations' }).querySelectorAll('kbd');
    await expect(Array.from(keys, (key) => getComputedStyle(key, '::after').content)).toEqual([
      '"G"',
      '"E"',
    ]);
  },
};

export const OpenedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Challenges' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('menu')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await waitFor(async () => expect(await canvas.findByRole('menu')).toHaveFocus());
    await userEvent.click(button);
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
  },
};

/** The entries are requested when the menu opens, because they may depend on the moment. */
export const EntriesOnDemand: Story = {
  args: {
    entries: fn(() => [
      { kind: 'action' as const, id: 'sign-out', label: 'Sign out', onSelect: fn() },
    ]),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(args.entries).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  },
};
