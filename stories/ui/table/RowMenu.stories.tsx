import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil } from 'lucide-react';
import { expect, fn, waitFor } from 'storybook/test';
import { RowMenu } from '../../../src/ui/table/TableRow';

const meta = {
  title: 'Components/Tables/RowMenu',
  component: RowMenu,
  parameters: { layout: 'padded', docs: { story: { height: '160px' } } },
  args: { id: 'row-0', label: 'Actions for Amara Okafor', open: undefined, onClose: fn() },
  argTypes: { open: { control: false } },
} satisfies Meta<typeof RowMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Actions for Amara Okafor' });
    await expect(button).toHaveAttribute('aria-haspopup', 'menu');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Open: Story = {
  args: {
    open: [
      { kind: 'link', id: 'details', label: 'Edit Details', icon: Pencil, href: '/users/1042' },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
    const menu = await canvas.findByRole('menu', { name: 'Actions for Amara Okafor' });
    await waitFor(() => expect(menu).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};
