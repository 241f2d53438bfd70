import { beforeEach, describe, expect, it } from 'vitest';
import { backTo, cameFrom, stateFor } from '~/list/cameFrom';

const go = (address: string, state: unknown = null) => history.pushState(state, '', address);
const ofUsers = { from: { address: '/users/all?page=2', scrollY: 0 } };

beforeEach(() => go('/users/all?page=2'));

describe('the state of a new entry', () => {
  it('notes the list that is left', () => {
    expect(stateFor('/users/5', undefined)).toEqual(ofUsers);
  });

  it.each(['/users/6', '/users/5/wallet', '/competitions/1'])(
    'carries on where the admin came from, from one record to %s',
    (path) => {
      go('/users/5', ofUsers);
      expect(stateFor(path, undefined)).toEqual(ofUsers);
    },
  );

  it('keeps it when only the query changes, beside what the screen notes itself', () => {
    go('/users/5/wallet', ofUsers);
    expect(stateFor('/users/5/wallet', { isOpened: true })).toEqual({ ...ofUsers, isOpened: true });
  });

  it('is the screen’s own while a list changes its query, and on the way back to it', () => {
    expect(stateFor('/users/all', { isOpened: true })).toEqual({ isOpened: true });
    go('/users/5', ofUsers);
    expect(stateFor('/users/all', { isReturn: true })).toEqual({ isReturn: true });
  });
});

describe('the in-page Back', () => {
  it('leads to the list as it was left', () => {
    go('/users/5', ofUsers);
    expect(backTo('/users/all')).toEqual({
      address: '/users/all?page=2',
      state: { isReturn: true },
    });
  });

  it('leads to the plain list if another page, or a link, led here', () => {
    go('/users/5', ofUsers);
    expect(backTo('/competitions')).toBeUndefined();
    go('/users/5');
    expect(cameFrom()).toBeUndefined();
    expect(backTo('/users/all')).toBeUndefined();
  });
});
