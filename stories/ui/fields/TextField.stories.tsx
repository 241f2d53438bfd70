import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { TextField } from '../../../src/ui/fields/Field';
import { longName, unbrokenText } from '../../../tests/fixtures/texts';

const meta = {
  title: 'Components/Fields/TextField',
  component: TextField,
  parameters: { layout: 'padded' },
  args: { label: 'First Name', input: { name: 'first_name' } },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const WithError: Story = {
  args: { help: 'As it stands in the passport.', error: 'Enter a valid email address.' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('First Name');
    await expect(input).toBeInvalid();
    await expect(canvas.getByText('Enter a valid email address.')).toBeVisible();
    await expect(input).toHaveAccessibleDescription(
      'As it stands in the passport. Enter a valid email address.',
    );
    await waitFor(() => expect(input).toHaveAccessibleErrorMessage('Enter a valid email address.'));
  },
};

export const LongText: Story = {
  args: { label: longName, help: longName, error: unbrokenText },
  globals: { viewport: { value: 'phone' } },
};
