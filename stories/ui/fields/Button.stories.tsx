import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronRight } from 'lucide-react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button, IconButton } from '~/ui/fields/Button';
import { longName } from '../../../tests/fixtures/texts';

const meta = {
  title: 'Components/Fields/Button',
  component: Button,
  parameters: { layout: 'padded' },
  args: { children: 'Save', onClick: fn() },
  argTypes: { children: { control: 'text' }, ref: { control: false }, onClick: { control: false } },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  render: (args) => (
    <div className="row">
      <Button {...args} />
      <Button variant="outline">Cancel</Button>
      <Button variant="ghost">More</Button>
      <Button tone="bad">Delete</Button>
      <Button isDisabled>Send</Button>
      <Button isBusy>Saving…</Button>
    </div>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    await expect(button).toHaveAttribute('type', 'button');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter} ');
    await waitFor(() => expect(args.onClick).toHaveBeenCalledTimes(3));
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    const busy = canvas.getByRole('button', { name: 'Saving…' });
    await expect(busy).toBeDisabled();
    await expect(busy).toHaveAttribute('aria-busy', 'true');
  },
};

export const LongText: Story = { args: { children: longName } };

/**
 * The tooltip names the key that does the same. Assistive technology is told it, too. A finger
 * needs a larger target than a mouse pointer.
 */
export const IconButtonsOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <div className="row">
      <IconButton label="Next payout" icon={ChevronRight} shortcut="J" onClick={fn()} />
      <IconButton label="Next page" icon={ChevronRight} isBordered onClick={fn()} />
      <IconButton label="Last page" icon={ChevronRight} isBordered isDisabled onClick={fn()} />
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Next payout' });
    await expect(button).toHaveAttribute('title', 'Next payout (J)');
    await expect(button).toHaveAttribute('aria-keyshortcuts', 'J');
    await expect(canvas.getByRole('button', { name: 'Last page' })).toBeDisabled();
    for (const one of canvas.getAllByRole('button'))
      await expect(one.getBoundingClientRect().width).toBeGreaterThanOrEqual(40);
  },
};
