import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DataTable } from '~/ui/table/DataTable';
import type { Column } from '~/ui/table/columns';
import { selectionOf } from '~/list/listMemory';
import type { SelectedAct } from '~/lib/load';
import { buildTools } from '../../../stories/listTools';

interface Fruit {
  id: string;
  name: string;
  isRipe: boolean;
}

const columns: readonly Column<Fruit>[] = [
  {
    id: 'name',
    card: 'name',
    name: ({ name }) => name,
    header: 'Name',
    placeholder: 80,
    cell: ({ name }) => name,
  },
];
const fruits = (names: string): Fruit[] =>
  Array.from(names).map((name) => ({ id: `id ${name}`, name, isRipe: name !== 'b' }));
const isRipe = (row: unknown) => (row as Fruit).isRipe;
const keyOf = (row: unknown) => (row as Fruit).id;
const exported = vi.fn();
const opened = vi.fn();
const eaten = vi.fn();
const eat: SelectedAct<unknown> = {
  label: 'Eat',
  isFor: isRipe,
  note: (ripe, all) => `${ripe} of ${all} ripe`,
  onAct: eaten,
};

function List({ rows, isInert = false }: { rows: readonly Fruit[]; isInert?: boolean }) {
  const selecting = { store: selectionOf('/fruits'), keyOf, act: eat };
  const tools = buildTools('fruits', {
    selecting,
    exporting: { onExport: exported, onCancel: vi.fn(), onDismiss: vi.fn() },
  });
  return (
    <DataTable
      label="Fruits"
      columns={columns}
      rows={rows}
      tools={tools}
      isInert={isInert}
      onOpen={opened}
    />
  );
}

const box = (name: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` });
const said = () => screen.getByRole('status').textContent;
const press = (name: string) =>
  fireEvent.click(
    within(screen.getByRole('region', { name: 'Selection' })).getByRole('button', { name }),
  );

const bar = () => screen.queryByRole('region', { name: 'Selection' });

it('every row has its box at once, and a tick made before the bar is there counts (R400)', async () => {
  const { unmount } = render(<List rows={fruits('ab')} />);
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  expect(screen.getAllByRole('columnheader')).toHaveLength(1);
  expect(bar()).toBeNull();
  fireEvent.click(box('a'));
  expect(box('a').checked).toBe(true);
  await waitFor(() => expect(said()).toMatch(/^1 selected/));
  fireEvent.click(box('a'));
  expect(bar()).toBeNull();
  unmount();
});

it('rows are selected one by one, in ranges and all at once, stay over other rows, and are handed on as they were read last (R400)', async () => {
  const { rerender } = render(<List rows={fruits('abcde')} />);
  fireEvent.click(box('b'));
  fireEvent.click(box('d'), { shiftKey: true });
  await waitFor(() => expect(said()).toBe('3 selected2 of 3 ripe'));
  expect(Array.from('abcde').map((name) => box(name).checked)).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
  expect(opened).not.toHaveBeenCalled();

  // Another page comes.
  rerender(<List rows={fruits('abcde')} isInert />);
  fireEvent.click(box('a'));
  expect(said()).toMatch(/^3 selected/);
  rerender(<List rows={fruits('xy')} />);
  expect(said()).toMatch(/^3 selected3 not shown here/);
  rerender(<List rows={[{ id: 'id c', name: 'c', isRipe: false }, ...fruits('xy')]} />);
  expect(said()).toBe('3 selected2 not shown here1 of 3 ripe');
  press('Select all 3 shown');
  expect(said()).toBe('5 selected2 not shown here3 of 5 ripe');

  press('Eat');
  expect(eaten.mock.calls).toEqual([[[...fruits('d'), ...fruits('xy')]]]);
  press('Export CSV');
  expect(exported.mock.calls).toEqual([
    [[...fruits('b'), { id: 'id c', name: 'c', isRipe: false }, ...fruits('dxy')]],
  ]);
  const write = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText: write } });
  press('Copy IDs');
  await waitFor(() => expect(said()).toMatch(/IDs copied$/));
  expect(write).toHaveBeenCalledWith('id b\nid c\nid d\nid x\nid y');
  vi.unstubAllGlobals();

  press('Deselect all 3');
  expect(said()).toMatch(/^2 selected/);
  press('Clear');
  expect(bar()).toBeNull();
  expect(document.activeElement).toBe(box('c'));
});
