import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Popover } from '../../../src/ui/overlays/Popover';

const code = `import { Popover } from 'src/ui/overlays/Popover';

<div style={{ position: 'relative' }}>
  <button type="button" className="button" data-variant="outline" id={id} aria-expanded={isOpen} onClick={toggle}>
    Open
  </button>
  {isOpen && (
    <Popover label="Latest" triggerId={id} onClose={close}>
      <div className="panel-body">
        <a href="/users">Users</a>
      </div>
    </Popover>
  )}
</div>`;

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
    docs: { story: { inline: false, height: '220px' }, source: { code } },
  },
  args: { label: 'Latest', triggerId: '', onClose: () => {}, children: inside },
  argTypes: { children: { control: false }, triggerId: { control: false } },
  render: function Opened(args) {
    const id = useId();
    const [isOpen, setIsOpen] = useState(false);
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

export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Latest' })).toHaveFocus());
    await waitFor(() =>
      expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'true'),
    );
  },
};

export const ClosedByItsButton: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Escaped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const LinkFollowed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(screen.getByRole('link'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
