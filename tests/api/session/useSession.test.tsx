import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  clearSession,
  saveSession,
  type Session,
  useSession,
} from '../../../src/api/session/session';

const session: Session = { v: 1, access: 'a', refresh: 'r', user: { email: 'admin@example.com' } };

it('follows sign-in and sign-out, in this tab and in another', () => {
  const { result } = renderHook(() => useSession());
  expect(result.current).toBeUndefined();
  act(() => saveSession(session));
  expect(result.current).toEqual(session);
  act(() => clearSession());
  expect(result.current).toBeUndefined();

  const elsewhere = (text: string | null) => {
    if (text === null) localStorage.removeItem('admin.session');
    else localStorage.setItem('admin.session', text);
    act(() => {
      dispatchEvent(new StorageEvent('storage', { key: 'admin.session', newValue: text }));
    });
  };
  elsewhere(JSON.stringify(session));
  expect(result.current).toEqual(session);
  elsewhere(null);
  expect(result.current).toBeUndefined();
});
