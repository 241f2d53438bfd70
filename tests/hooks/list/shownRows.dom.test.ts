import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clearSession, saveSession } from '../../../src/api/session/session';
import { noteShownRows, readShownRows, useSelected } from '../../../src/hooks/list/shownRows';

const signIn = (email: string) => saveSession({ v: 1, access: 'access-1', refresh: 'refresh-1', user: { email } });
/** As a list that is opened again reads it. */
const readSelectedAnew = (path: string) => renderHook(() => useSelected(path)).result.current.read();
const rows = { ids: ['3', '1', '2'], page: 2 };

afterEach(() => clearSession());

it('keeps each list’s order of rows, for the admin who saw it', () => {
  signIn('ada@example.com');
  noteShownRows('/users/all', rows);
  expect(readShownRows('/users/all')).toEqual(rows);
  expect(readShownRows('/competitions')).toBeUndefined();
  // Another admin signs in to the same tab (promise 10).
  clearSession();
  signIn('eve@example.com');
  expect(readShownRows('/users/all')).toBeUndefined();
});

it('keeps what is selected in each list until it ends, for the admin who did it (R400)', () => {
  signIn('ada@example.com');
  const users = renderHook(() => useSelected('/users/all')).result;
  const selected = new Map([['7', { id: 7 }]]);
  act(() => users.current.write(selected));
  expect(readSelectedAnew('/users/all')).toBe(selected);
  expect(readSelectedAnew('/payouts')).toBeUndefined();
  act(() => users.current.write(undefined));
  expect(readSelectedAnew('/users/all')).toBeUndefined();
  act(() => users.current.write(selected));
  // The list is left and opened again: switched off there, it is drawn anew.
  let drawn = 0;
  const again = renderHook(() => {
    drawn += 1;
    return useSelected('/users/all');
  }).result;
  act(() => again.current.write(undefined));
  expect(drawn).toBe(2);
  act(() => again.current.write(selected));
  // Another admin signs in to the same tab (promise 10).
  clearSession();
  signIn('eve@example.com');
  expect(readSelectedAnew('/users/all')).toBeUndefined();
});
