import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field } from '../../../src/ui/fields/Field';

/** The basis of every field. Screens use the fields that are built on it. */
const meta = {
  title: 'Components/Fields/Field',
  component: Field,
  args: {
    label: 'Amount',
    children: (control) => <input className="control" name="amount" {...control} />,
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Amount');
    await expect(input).not.toHaveAttribute('aria-invalid');
    await expect(input).not.toHaveAttribute('aria-describedby');
  },
};

/**
 * The error is the control's error message and also part of its description, because not every
 * screen reader knows the former.
 */
export const WithHelpAndError: Story = {
  args: { help: 'In dollars.', error: 'Please enter a valid amount' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Amount');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleErrorMessage('Please enter a valid amount');
    await expect(input).toHaveAccessibleDescription('In dollars. Please enter a valid amount');
  },
};

export const InvalidElsewhere: Story = {
  args: { isInvalid: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Amount')).toHaveAttribute('aria-invalid', 'true');
  },
};
