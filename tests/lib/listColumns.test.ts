import { describe, expect, it } from 'vitest';
import {
  arrangementOf,
  moveEntry,
  withShown,
  arrangeColumns,
  shownColumns,
} from '~/lib/listColumns';
import { arrangeFields } from '~/lib/csv';

const columns = [
  { id: 'login' },
  { id: 'name', card: 'name' },
  { id: 'email' },
  { id: 'role' },
  { id: 'open', card: 'actions' },
];
const idsOf = (arrangement: string) => shownColumns(columns, arrangement).map(({ id }) => id);

describe("an admin's columns (R344)", () => {
  it.each([
    ['', 'login name email role open'],
    ['role,name,email,login', 'role name email login open'],
    ['login,name,-email,role', 'login name role open'],
    ['-login,-name,-email,-role', 'name open'],
    ['role,-open,email', 'login name role email open'],
    ['name,email', 'login name email role open'],
    ['nonsense,,-', 'login name email role open'],
  ])("'%s' shows %s", (arrangement, shown) => {
    expect(idsOf(arrangement).join(' ')).toBe(shown);
  });

  it('are the same array if nothing was changed, so that no row is drawn again', () => {
    expect(shownColumns(columns)).toBe(columns);
  });

  it('come back from their text, with those that are hidden in their place', () => {
    const text = 'email,-login,name,-role';
    expect(arrangementOf(arrangeColumns(columns, text))).toBe(text);
  });

  it.each([
    ['email', false, 'login,name,-email,role'],
    ['name', false, 'login,name,email,role'],
    ['none', false, 'login,name,email,role'],
  ])('%s shown: %s gives %s', (id, isShown, text) => {
    expect(arrangementOf(withShown(arrangeColumns(columns, ''), id, isShown))).toBe(text);
  });

  it.each([
    ['b', -1, 'bac'],
    ['b', 1, 'acb'],
    ['a', -1, 'abc'],
    ['c', 1, 'abc'],
    ['x', 1, 'abc'],
  ] as const)('moves %s by %s to %s', (moved, step, after) => {
    expect(moveEntry(['a', 'b', 'c'], (entry) => entry === moved, step).join('')).toBe(after);
  });
});

describe("a file's fields follow the columns (R345)", () => {
  const value = () => undefined;
  const fields = [
    { header: 'ID', value },
    { header: 'Name', value },
    { header: 'Email', value, column: 'email' },
    { header: 'Amount', value, column: 'amount' },
    { header: 'Currency', value, column: 'amount' },
  ];
  it.each([
    ['', 'ID Name Email Amount Currency'],
    ['name,-email,amount', 'ID Name Amount Currency'],
    ['amount,name,email', 'ID Name Amount Currency Email'],
    ['-amount', 'ID Name Email'],
    ['-name,-email,-amount', 'ID Name'],
  ])("'%s' has %s", (arrangement, headers) => {
    expect(
      arrangeFields(fields, arrangement)
        .map(({ header }) => header)
        .join(' '),
    ).toBe(headers);
  });
});
