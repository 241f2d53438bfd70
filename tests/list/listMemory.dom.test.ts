import { expect, it } from 'vitest';
import { clearSession } from '~/api/session/session';
import { selectionOf } from '~/list/listMemory';
import { noteShownRows, readShownRows } from '~/list/listMemory';
import { signIn } from '../signIn';

it('keeps each list’s order of rows, for the admin who saw it', () => {
  signIn();
  noteShownRows('/users/all', { rows: [3, 1, 2], keyOf: String, page: 2 });
  expect(readShownRows('/users/all')).toEqual({ ids: ['3', '1', '2'], page: 2 });
  expect(readShownRows('/competitions')).toBeUndefined();
  // Another admin signs in to the same tab (promise 10).
  clearSession();
  signIn('eve@example.com');
  expect(readShownRows('/users/all')).toBeUndefined();
});

it('keeps what is selected in each list, for the admin who did it (R400)', () => {
  signIn();
  const users = selectionOf('/users/all');
  users.set('7', { id: 7 }, { isSelected: true, isRange: false });
  expect([...selectionOf('/users/all').read()]).toEqual([['7', { id: 7 }]]);
  expect(selectionOf('/payouts').read().size).toBe(0);
  // Another admin signs in to the same tab (promise 10).
  clearSession();
  signIn('eve@example.com');
  expect(selectionOf('/users/all').read().size).toBe(0);
  clearSession();
  signIn();
  expect(selectionOf('/users/all').read().size).toBe(0);
});
