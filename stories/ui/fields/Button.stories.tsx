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

export const Solid: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    await expect(button).toHaveAttribute('type', 'button');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await waitFor(() => expect(args.onClick).toHaveBeenCalledTimes(3));
  },
};

export const Outline: Story = { args: { ...Solid.args, variant: 'outline' } };

export const Ghost: Story = { args: { ...Solid.args, variant: 'ghost' } };

export const Destructive: Story = {
  args: { tone: 'bad', children: 'Delete' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeEnabled();
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    await expect(button).toBeDisabled();
    await userEvent.click(button);
    await waitFor(() => expect(args.onClick).not.toHaveBeenCalled());
  },
};

export const Busy: Story = {
  args: { isBusy: true, children: 'Saving…' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Saving…' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const LongText: Story = { args: { children: longName } };
