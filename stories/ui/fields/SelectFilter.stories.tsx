import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { SelectFilter } from '../../../src/ui/fields/filters';
import { longName } from '../../../tests/fixtures/texts';

const meta = {
  title: 'Components/Fields/SelectFilter',
  component: SelectFilter,
  parameters: { layout: 'padded' },
  args: {
    label: 'Role',
    name: 'role',
    value: '',
    options: [
      { value: '', label: 'All Roles' },
      { value: 'admin', label: 'admin' },
      { value: 'user', label: 'user' },
    ],
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const handleChange = (next: string) => {
      setValue(next);
      args.onChange(next);
    };
    return <SelectFilter {...args} value={value} onChange={handleChange} />;
  },
} satisfies Meta<typeof SelectFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoneChosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Role' });
    await expect(select).toHaveDisplayValue('All Roles');
    await userEvent.selectOptions(select, 'admin');
    await waitFor(() => expect(args.onChange.mock.calls).toEqual([['admin']]));
    await waitFor(() => expect(select).toHaveDisplayValue('admin'));
  },
};

export const LongText: Story = {
  args: { value: 'long', options: [{ value: 'long', label: longName }] },
};
