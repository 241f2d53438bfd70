import { describe, expect, it } from 'vitest';
import { createSelection } from '~/lib/selection';

const row = (id: string | undefined) => ({ id });
const rows = ['1', '2', undefined, '3', '4'].map(row);

function selectionOf(ids: readonly string[]) {
  const store = createSelection();
  store.show(rows, (one) => (one as { id?: string }).id);
  const set = (id: string, isSelected: boolean, isRange = false) =>
    store.set(id, row(id), { isSelected, isRange });
  for (const id of ids) set(id, true);
  return { store, set, selected: () => [...store.read().keys()] };
}

describe('selected rows (R400)', () => {
  it.each([
    { what: 'one row', before: [], key: '2', isRange: false, ids: ['2'] },
    {
      what: 'a range downwards, without the row that has no key',
      before: ['1'],
      key: '3',
      isRange: true,
      ids: ['1', '2', '3'],
    },
    { what: 'a range upwards', before: ['4'], key: '2', isRange: true, ids: ['4', '2', '3'] },
    {
      what: 'one row if the last ticked one is on another page',
      before: ['99'],
      key: '2',
      isRange: true,
      ids: ['99', '2'],
    },
    { what: 'one row if none was ticked before', before: [], key: '2', isRange: true, ids: ['2'] },
  ])('selects $what', ({ before, key, isRange, ids }) => {
    const { set, selected } = selectionOf(before);
    set(key, true, isRange);
    expect(selected()).toEqual(ids);
  });

  it('takes a range out again', () => {
    const { set, selected } = selectionOf(['1', '4', '3', '2']);
    set('3', false, true);
    expect(selected()).toEqual(['1', '4']);
  });
});
