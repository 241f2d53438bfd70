import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { DateFilter } from '../../../src/ui/fields/filters';

const meta = {
  title: 'Components/Fields/DateFilter',
  component: DateFilter,
  parameters: { layout: 'padded' },
  args: { label: 'From date', name: 'date_after', value: '', onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const handleChange = (next: string) => {
      setValue(next);
      args.onChange(next);
    };
    return <DateFilter {...args} value={value} onChange={handleChange} />;
  },
} satisfies Meta<typeof DateFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    const day = canvas.getByLabelText('From date (UTC)');
    // How a date is typed depends on the browser's language; the change event does not.
    await fireEvent.change(day, { target: { value: '2026-01-31' } });
    await waitFor(() => expect(args.onChange.mock.calls).toEqual([['2026-01-31']]));
    await waitFor(() => expect(day).toHaveValue('2026-01-31'));
  },
};

/** The other date of the range limits this one. */
export const Bounded: Story = {
  args: { value: '2026-01-31', min: '2026-01-01', max: '2026-02-28' },
  play: async ({ canvas }) => {
    const day = canvas.getByLabelText('From date (UTC)');
    await expect(day).toHaveAttribute('min', '2026-01-01');
    await expect(day).toHaveAttribute('max', '2026-02-28');
  },
};
