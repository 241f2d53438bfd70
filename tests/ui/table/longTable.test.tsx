import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Column } from '~/ui/table/columns';
import { DataTable } from '~/ui/table/DataTable';

interface Named {
  id: number;
  name: string;
}

const columns: readonly Column<Named>[] = [
  {
    id: 'name',
    header: 'Name',
    placeholder: 80,
    copy: { what: 'name', text: ({ name }) => name },
    cell: ({ name }) => name,
  },
];
const rows: readonly Named[] = Array.from({ length: 5000 }, (_, id) => ({
  id,
  name: `user ${String(id)}`,
}));

it('of a long list only the rows in the window are made, whenever something changes (R406)', async () => {
  // Nothing has a height here.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(45);
  let made = 0;
  const rowKey = ({ id }: Named) => ((made += 1), id);
  render(<DataTable label="Users" columns={columns} rows={rows} rowKey={rowKey} />);
  const first = await screen.findByText('user 0');
  expect(made).toBeLessThan(rows.length);
  made = 0;
  fireEvent.pointerOver(first);
  await screen.findByRole('button', { name: 'Copy name' });
  expect(made).toBeGreaterThan(0);
  expect(made).toBeLessThan(500);
});
