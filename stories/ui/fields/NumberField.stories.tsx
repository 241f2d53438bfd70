import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { NumberField } from '../../../src/ui/fields/NumberField';
import { longName, unbrokenText } from '../../../tests/fixtures/texts';

const meta = {
  title: 'Components/Fields/NumberField',
  component: NumberField,
  parameters: { layout: 'padded' },
  args: {
    label: 'Max Daily Loss',
    unit: '%',
    input: { name: 'max_daily_loss_percent', onChange: fn() },
  },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The unit is shown in the field, and screen readers read it with the label. The text stays as it
 * was typed.
 */
export const Percent: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Max Daily Loss (%)' });
    await expect(input).toHaveAttribute('name', 'max_daily_loss_percent');
    await expect(input).toHaveAttribute('inputmode', 'decimal');
    await userEvent.type(input, '4,25');
    await waitFor(() => expect(input.value).toBe('4,25'));
  },
};

/** An amount: the sign stands in the field, and the name has none. */
export const Money: Story = {
  args: { label: 'Amount', unit: undefined, isMoney: true, input: { name: 'amount' } },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
    await expect(input.parentElement).toHaveTextContent('$');
    await userEvent.type(input, '1,250.50');
    await waitFor(() => expect(input.value).toBe('1,250.50'));
  },
};

export const WithError: Story = {
  args: { help: 'Of the account, in one day.', error: 'Daily loss % must be > 0' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await waitFor(() => expect(input).toHaveAccessibleErrorMessage('Daily loss % must be > 0'));
  },
};

export const LongText: Story = {
  args: { label: longName, unit: 'trading days', error: unbrokenText },
  globals: { viewport: { value: 'phone' } },
};
