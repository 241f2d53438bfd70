import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { DateFilter, SearchFilter, SelectFilter } from '../../../src/ui/fields/filters';
import { longName } from '../../../tests/fixtures/texts';

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
      <DateFilter label="From date" min="2026-01-01" max="2026-02-28" {...of('from')} />
    </div>
  );
}

/** A text, a choice and a day. The other date of a range limits the day. */
const meta = {
  title: 'Components/Fields/Filters',
  component: Filters,
  parameters: { layout: 'padded' },
  args: { options: ['admin', 'user'] },
} satisfies Meta<typeof Filters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Used: Story = {
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search' });
    await expect(search).toHaveAttribute('placeholder', 'Search by name or email');
    await userEvent.type(search, 'am');
    await waitFor(() => expect(search).toHaveValue('am'));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Role' }), 'admin');
    const day = canvas.getByLabelText('From date (UTC)');
    await expect([day.getAttribute('min'), day.getAttribute('max')]).toEqual([
      '2026-01-01',
      '2026-02-28',
    ]);
    // How a date is typed depends on the browser's language; the change event does not.
    await fireEvent.change(day, { target: { value: '2026-01-31' } });
    await waitFor(() => expect(day).toHaveValue('2026-01-31'));
    await expect(changed.mock.calls).toEqual([
      ['search', 'a'],
      ['search', 'am'],
      ['role', 'admin'],
      ['from', '2026-01-31'],
    ]);
  },
};

export const LongText: Story = { args: { options: [longName] } };
