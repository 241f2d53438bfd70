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

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('First Name');
    await expect(input).toHaveAttribute('name', 'first_name');
    await expect(input).not.toBeInvalid();
    await userEvent.type(input, 'Ines');
    await waitFor(() => expect(input).toHaveValue('Ines'));
  },
};

export const Email: Story = {
  args: {
    label: 'Email',
    type: 'email',
    input: { name: 'email', autoComplete: 'username', inputMode: 'email' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email');
  },
};

export const Password: Story = {
  args: {
    label: 'Password',
    type: 'password',
    input: { name: 'password', autoComplete: 'current-password' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
  },
};

export const Day: Story = {
  args: {
    label: 'Date of birth',
    type: 'date',
    input: { name: 'date_of_birth', max: '2026-03-14' },
  },
};

export const WithHelp: Story = {
  args: { help: 'As it stands in the passport.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('First Name')).toHaveAccessibleDescription(
      'As it stands in the passport.',
    );
  },
};

export const WithError: Story = {
  args: { ...WithHelp.args, error: 'Enter a valid email address.' },
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

/** The reason is shown elsewhere, for example in a toast. */
export const InvalidWithoutText: Story = {
  args: { isInvalid: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('First Name')).toBeInvalid();
  },
};

export const Disabled: Story = {
  args: { input: { name: 'first_name', disabled: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('First Name')).toBeDisabled();
  },
};

export const LongText: Story = {
  args: { label: longName, help: longName, error: unbrokenText },
  globals: { viewport: { value: 'phone' } },
};
