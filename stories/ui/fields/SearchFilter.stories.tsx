import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { SearchFilter } from '../../../src/ui/fields/filters';

const meta = {
  title: 'Components/Fields/SearchFilter',
  component: SearchFilter,
  parameters: { layout: 'padded' },
  args: {
    label: 'Search',
    name: 'search',
    value: '',
    placeholder: 'Search by name or email',
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const handleChange = (next: string) => {
      setValue(next);
      args.onChange(next);
    };
    return <SearchFilter {...args} value={value} onChange={handleChange} />;
  },
} satisfies Meta<typeof SearchFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search' });
    await expect(box).toHaveAttribute('placeholder', 'Search by name or email');
    await userEvent.type(box, 'ama');
    await waitFor(() => expect(box).toHaveValue('ama'));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('ama'));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(3));
  },
};
