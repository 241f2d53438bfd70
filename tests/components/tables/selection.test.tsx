import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DataTable } from '../../../src/components/tables/DataTable';
import { WholeList } from '../../../src/components/tables/WholeList';
import type { Column } from '../../../src/components/tables/columns';
import { useSelected } from '../../../src/hooks/list/shownRows';
import type { SelectedAct } from '../../../src/domain/values/load';
import { buildTools } from '../../../stories/listTools';

interface Fruit {
  id: string;
  name: string;
  isRipe: boolean;
}

const columns: readonly Column<Fruit>[] = [
  { id: 'name', card: 'name', name: ({ name }) => name, header: 'Name', placeholder: 80, cell: ({ name }) => name },
];
const fruits = (names: string): Fruit[] => Array.from(names).map((name) => ({ id: `id ${name}`, name, isRipe: name !== 'b' }));
const isRipe = (row: unknown) => (row as Fruit).isRipe;
const keyOf = (row: unknown) => (row as Fruit).id;
const exported = vi.fn();
const opened = vi.fn();
const eaten = vi.fn();
const eat: SelectedAct<unknown> = { label: 'Eat', isFor: isRipe, note: (ripe, all) => `${ripe} of ${all} ripe`, onAct: eaten };

function List({ rows, isInert = false }: { rows: readonly Fruit[]; isInert?: boolean }) {
  const selecting = { ...useSelected('/fruits'), keyOf, act: eat };
  const tools = buildTools('fruits', { selecting, exporting: { onExport: exported, onCancel: vi.fn(), onDismiss: vi.fn() } });
  return (
    <>
      <WholeList {...tools} />
      <DataTable label="Fruits" columns={columns} rows={rows} rowKey={({ id }) => id} tools={tools} isInert={isInert} onOpen={opened} />
    </>
  );
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` });
const said = () => screen.getByRole('status').textContent;
const press = (name: string) => fireEvent.click(within(screen.getByRole('region', { name: 'Selection' })).getByRole('button', { name }));

it('rows are selected one by one, in ranges and all at once, stay over other rows, and are handed on as they were read last (R400)', async () => {
  const { rerender } = render(<List rows={fruits('abcde')} />);
  expect(screen.queryByRole('checkbox')).toBeNull();
  fireEvent.click(screen.getByRole('switch', { name: 'Select' }));
  await waitFor(() => expect(box('a')).toBeTruthy());
  expect(said()).toMatch(/^0 selected/);
  fireEvent.click(box('b'));
  fireEvent.click(box('d'), { shiftKey: true });
  expect(said()).toBe('3 selected2 of 3 ripe');
  expect(Array.from('abcde').map((name) => box(name).checked)).toEqual([false, true, true, true, false]);
  expect(box('all shown').indeterminate).toBe(true);
  expect(opened).not.toHaveBeenCalled();

  // Another page comes.
  rerender(<List rows={fruits('abcde')} isInert />);
  expect(box('all shown').disabled).toBe(true);
  fireEvent.click(box('a'));
  expect(said()).toMatch(/^3 selected/);
  rerender(<List rows={fruits('xy')} />);
  expect(said()).toMatch(/^3 selected3 not shown here/);
  rerender(<List rows={[{ id: 'id c', name: 'c', isRipe: false }, ...fruits('xy')]} />);
  expect(said()).toBe('3 selected2 not shown here1 of 3 ripe');
  fireEvent.click(box('all shown'));
  expect(said()).toBe('5 selected2 not shown here3 of 5 ripe');

  press('Eat');
  expect(eaten.mock.calls).toEqual([[[...fruits('d'), ...fruits('xy')]]]);
  press('Export CSV');
  expect(exported.mock.calls).toEqual([[[...fruits('b'), { id: 'id c', name: 'c', isRipe: false }, ...fruits('dxy')]]]);
  const write = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText: write } });
  press('Copy identifiers');
  await waitFor(() => expect(said()).toMatch(/Identifiers copied$/));
  expect(write).toHaveBeenCalledWith('id b\nid c\nid d\nid x\nid y');
  vi.unstubAllGlobals();

  press('Clear');
  expect(said()).toMatch(/^0 selected/);
  expect(document.activeElement).toBe(box('all shown'));
  fireEvent.click(screen.getByRole('switch', { name: 'Select' }));
  await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
});
