import { describe, expect, it } from 'vitest';
import { shownRows, withRow, type Selected } from '../../src/lib/selection';

interface Row {
  id?: string;
  status: string;
}

const keyOf = ({ id }: Row) => id;
const row = (id: string | undefined, status = 'pending'): Row => ({
  ...(id !== undefined && { id }),
  status,
});
const rows = [row('1'), row('2'), row(undefined), row('3'), row('4')];
const shown = shownRows(rows, keyOf);
/** As the list has it. */
const known = (id: string) => rows.find((one) => one.id === id) ?? row(id);
const none: Selected<Row> = new Map();
const of = (...ids: string[]): Selected<Row> => new Map(ids.map((id) => [id, row(id)]));
const idsOf = (selected: Selected<Row>) => [...selected.keys()];

describe('selected rows (R400)', () => {
  it.each([
    { what: 'one row', key: '2', isSelected: true, anchor: undefined, ids: ['2'] },
    {
      what: 'a range downwards, without the row that has no key',
      key: '3',
      isSelected: true,
      anchor: '1',
      ids: ['1', '2', '3'],
    },
    { what: 'a range upwards', key: '2', isSelected: true, anchor: '4', ids: ['2', '3', '4'] },
    {
      what: 'one row if the last ticked one is on another page',
      key: '2',
      isSelected: true,
      anchor: '99',
      ids: ['2'],
    },
  ])('selects $what', ({ key, ids, ...change }) =>
    expect(idsOf(withRow(none, shown, { key, row: known(key), ...change }))).toEqual(ids),
  );

  it('takes a range out again', () =>
    expect(
      idsOf(
        withRow(of('1', '2', '3', '4'), shown, {
          key: '3',
          row: known('3'),
          isSelected: false,
          anchor: '2',
        }),
      ),
    ).toEqual(['1', '4']));
});
