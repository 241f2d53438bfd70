import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Popover } from '~/ui/overlays/Popover';

const inside = (
  <div className="panel-body">
    <a href="/users">Users</a>
  </div>
);

const meta = {
  title: 'Components/Overlays/Popover',
  component: Popover,
  parameters: {
    layout: 'padded',
    docs: { story: { inline: false, height: '220px' } },
  },
  args: { label: 'Latest', triggerId: '', onClose: () => {}, children: inside },
  argTypes: { children: { control: false }, triggerId: { control: false } },
  render: function Opened(args) {
    const id = useId();
    const [isOpen, setIsOpen] = useState(true);
    return (
      <div style={{ position: 'relative', width: 360 }}>
        <button
          type="button"
          className="button"
          data-variant="outline"
          id={id}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          Open
        </button>
        {isOpen && <Popover {...args} triggerId={id} onClose={() => setIsOpen(false)} />}
      </div>
    );
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its button, Escape and a link in it close it. */
export const Populated: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Open' });
    const open = async () => {
      await userEvent.click(button);
      await isOpen();
    };
    const isOpen = async () => {
      await waitFor(() => expect(screen.getByRole('dialog', { name: 'Latest' })).toHaveFocus());
      await expect(button).toHaveAttribute('aria-expanded', 'true');
    };
    const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await isOpen();
    await userEvent.click(button);
    await isClosed();
    await open();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await waitFor(() => expect(button).toHaveFocus());
    await open();
    await userEvent.click(screen.getByRole('link'));
    await isClosed();
  },
};
