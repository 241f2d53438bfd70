import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronRight, X } from 'lucide-react';
import { expect, fn, waitFor } from 'storybook/test';
import { IconButton } from '../../../src/ui/fields/Button';

const meta = {
  title: 'Components/Fields/IconButton',
  component: IconButton,
  parameters: { layout: 'padded' },
  args: { label: 'Close', icon: X, onClick: fn() },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Close' });
    await expect(button).toHaveAttribute('title', 'Close');
    await userEvent.tab();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onClick).toHaveBeenCalledOnce());
  },
};

/** The tooltip names the key that does the same. Assistive technology is told it, too. */
export const WithKey: Story = {
  args: { label: 'Next payout', icon: ChevronRight, isBordered: true, shortcut: 'J' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Next payout' });
    await expect(button).toHaveAttribute('title', 'Next payout (J)');
    await expect(button).toHaveAttribute('aria-keyshortcuts', 'J');
  },
};

export const Disabled: Story = {
  args: { isBordered: true, label: 'Next page', icon: ChevronRight, isDisabled: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Next page' });
    await expect(button).toBeDisabled();
    await userEvent.click(button);
    await waitFor(() => expect(args.onClick).not.toHaveBeenCalled());
  },
};

export const PhoneWidth: Story = {
  ...Plain,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    // A finger needs a larger target than a mouse pointer.
    await expect(canvas.getByRole('button').getBoundingClientRect().width).toBeGreaterThanOrEqual(
      40,
    );
  },
};
