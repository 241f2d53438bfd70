import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { CheckboxField } from '../../../src/ui/fields/CheckboxField';
import { longName, unbrokenText } from '../../../tests/fixtures/texts';

const meta = {
  title: 'Components/Fields/CheckboxField',
  component: CheckboxField,
  parameters: { layout: 'padded' },
  args: { label: 'News trading', input: { name: 'news_trading_allowed', onChange: fn() } },
} satisfies Meta<typeof CheckboxField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A click anywhere in the tile toggles it, and so does the space bar. */
export const Ticked: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'News trading' });
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByText('News trading'));
    await waitFor(() => expect(box).toBeChecked());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(box).not.toBeChecked());
    await waitFor(() => expect(args.input.onChange).toHaveBeenCalledTimes(2));
  },
};

/**
 * A box whose label doesn't say what a tick means. The words follow the box; they are its
 * description.
 */
export const WithMeanings: Story = {
  args: { meanings: { on: 'Allowed', off: 'Prohibited' } },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'News trading' });
    await expect(box).toHaveAccessibleDescription('Prohibited');
    await expect(canvas.getByText('Allowed')).not.toBeVisible();
    await userEvent.click(canvas.getByText('News trading'));
    await waitFor(() => expect(box).toHaveAccessibleDescription('Allowed'));
    await waitFor(() => expect(canvas.getByText('Prohibited')).not.toBeVisible());
  },
};

export const WithError: Story = {
  args: { error: 'Not offered any more' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('checkbox')).toHaveAccessibleErrorMessage('Not offered any more'),
    );
  },
};

export const LongText: Story = {
  args: { label: longName, error: unbrokenText },
  globals: { viewport: { value: 'phone' } },
};
