import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useAddress } from '~/list/useAddress';

const openAt = (address: string) => {
  history.replaceState(null, '', address);
  return renderHook(() => useAddress()).result;
};

beforeEach(() => history.replaceState(null, '', '/users/all'));

describe('a screen’s state in the address', () => {
  it.each(['%41', '100%', '%25', 'a+b & c', 'ä/ö?#'])('is read as it was written: %s', (text) => {
    const address = openAt('/users/all?page=2');
    act(() => address.current.setParams((next) => next.set('search', text)));
    expect(address.current.params.get('search')).toBe(text);
    expect(address.current.params.get('page')).toBe('2');
    expect(renderHook(() => useAddress()).result.current.params.get('search')).toBe(text);
  });

  it('stays on a path with an encoded id (R6)', () => {
    const address = openAt('/users/a%2541%2Fb');
    act(() => address.current.setParams((next) => next.set('page', '2')));
    expect(location.pathname + location.search).toBe('/users/a%2541%2Fb?page=2');
    expect(address.current.path).toBe('/users/a%2541%2Fb');
  });

  it('does not change after the admin has gone elsewhere', () => {
    const address = openAt('/users/all');
    const { setParams } = address.current;
    act(() => history.pushState(null, '', '/payouts'));
    act(() => setParams((next) => next.set('page', '2')));
    expect(location.pathname + location.search).toBe('/payouts');
  });
});
