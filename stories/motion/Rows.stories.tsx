import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../src/ui/fields/Button';
import { DataTable } from '../../src/ui/table/DataTable';
import type { Column } from '../../src/ui/table/columns';
import { expectMoving, marks, withMotion } from './moving';

const names = ['Amara Okafor', 'Jonas Lindqvist', 'Mei Tanaka', 'Pedro Alves', 'Sofia Rossi'];
const columns: readonly Column<string>[] = [
  { id: 'name', header: 'Name', width: 200, placeholder: 120, cell: (name) => name },
];

function Rows({ page = 0 }: { page?: number }) {
  const [rows, setRows] = useState(names.slice(page));
  return (
    <main id="main" className="panel">
      <div className="panel-head">
        <Button variant="outline" onClick={() => setRows(rows.filter((_, index) => index !== 1))}>
          Delete the second
        </Button>
        <Button variant="outline" onClick={() => setRows(rows.map((name) => `${name} II`))}>
          Other rows
        </Button>
      </div>
      <DataTable label="Users" columns={columns} rows={rows} rowKey={(name) => name} />
    </main>
  );
}

const meta = {
  title: 'Motion/Rows',
  component: Rows,
  parameters: { layout: 'padded' },
  beforeEach: withMotion,
} satisfies Meta<typeof Rows>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A row leaves to the side, and those below close up. The rows above stay where they are. */
export const ARowLeaves: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the second' }));
    const [, first, second] = canvas.getAllByRole('row');
    await expect(second).toHaveTextContent('Mei Tanaka');
    if (!first || !second) throw new Error('The rows are missing.');
    await expectMoving(second);
    await expect(first.getAnimations()).toEqual([]);
    await waitFor(() => expect(marks()).toEqual([]));
    // Nothing of the motion stays.
    await waitFor(() => expect(second.getAttribute('style') ?? '').toBe(''));
  },
};

/** Another page or filter is no row that leaves: nothing moves. */
export const AnotherPage: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Other rows' }));
    const rows = canvas.getAllByRole('row');
    await expect(rows[1]).toHaveTextContent('Amara Okafor II');
    await expect(rows.flatMap((row) => row.getAnimations())).toEqual([]);
  },
};
