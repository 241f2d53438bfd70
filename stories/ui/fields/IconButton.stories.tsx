import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronRight } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { IconButton } from '../../../src/ui/fields/Button';

const meta = {
  title: 'Components/Fields/IconButton',
  component: IconButton,
  parameters: { layout: 'padded' },
  args: { label: 'Next payout', icon: ChevronRight, shortcut: 'J', onClick: fn() },
  argTypes: { icon: { control: false } },
  render: (args) => (
    <div className="row">
      <IconButton {...args} />
      <IconButton {...args} label="Next page" isBordered />
      <IconButton {...args} label="Last page" isBordered isDisabled />
    </div>
  ),
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The tooltip names the key that does the same. Assistive technology is told it, too. */
export const Variants: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Next payout' });
    await expect(button).toHaveAttribute('title', 'Next payout (J)');
    await expect(button).toHaveAttribute('aria-keyshortcuts', 'J');
    await expect(canvas.getByRole('button', { name: 'Last page' })).toBeDisabled();
  },
};

/** A finger needs a larger target than a mouse pointer. */
export const PhoneWidth: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button'))
      await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(40);
  },
};
