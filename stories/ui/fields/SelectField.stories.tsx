import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { SelectField } from '../../../src/ui/fields/Field';

const meta = {
  title: 'Components/Fields/SelectField',
  component: SelectField,
  parameters: { layout: 'padded' },
  args: {
    label: 'Role',
    options: [
      { value: 'user', label: 'user' },
      { value: 'admin', label: 'admin' },
    ],
    select: { name: 'role', onChange: fn() },
  },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Invalid: Story = {
  args: { error: 'Choose a role' },
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Role' });
    await waitFor(() => expect(select).toHaveAccessibleErrorMessage('Choose a role'));
    await userEvent.selectOptions(select, 'admin');
    await waitFor(() => expect(args.select.onChange).toHaveBeenCalled());
  },
};
