import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { DateFilter } from '~/ui/fields/DateFilter';
import { SearchFilter, SelectFilter } from '~/ui/fields/filters';

const changed = fn();

function Filters({ options }: { options: readonly string[] }) {
  const [values, setValues] = useState<Record<string, string>>({});
  const of = (name: string) => ({
    name,
    value: values[name] ?? '',
    onChange: (value: string) => {
      changed(name, value);
      setValues({ ...values, [name]: value });
    },
  });
  return (
    <div className="filters">
      <SearchFilter label="Search" placeholder="Search by name or email" {...of('search')} />
      <SelectFilter
        label="Role"
        options={['', ...options].map((value) => ({ value, label: value || 'All Roles' }))}
        {...of('role')}
      />
      <DateFilter label="From date" {...of('from')} />
    </div>
  );
}

/** A text, a choice and a day. */
const meta = {
  title: 'Components/Fields/Filters',
  component: Filters,
  parameters: { layout: 'padded' },
  args: { options: ['admin', 'user'] },
} satisfies Meta<typeof Filters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Populated: Story = {
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search' });
    await expect(search).toHaveAttribute('placeholder', 'Search by name or email');
    await userEvent.type(search, 'am');
    await waitFor(() => expect(search).toHaveValue('am'));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Role' }), 'admin');
    const day = canvas.getByLabelText('From date (UTC)');
    await userEvent.type(day, '2026-01-31');
    await waitFor(() => expect(day).toHaveValue('2026-01-31'));
    await expect(changed.mock.calls).toEqual([
      ['search', 'a'],
      ['search', 'am'],
      ['role', 'admin'],
      ['from', '2026-01-31'],
    ]);
  },
};
