import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../../src/ui/fields/Button';
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
