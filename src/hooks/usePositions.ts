import { getAccountPositions, type PositionList } from '../api/mt5';
import type { Id } from '../api/types';
import { keys } from './keys';
import { useReading, type Reading } from './reading';

/** An account's open positions. Never those of another account (promise 3); without a login nothing is read. */
export function usePositions(login: Id | undefined): Reading<PositionList> {
  // The hook can't be left out; without a key nothing is ever read with this empty login.
  const wanted = login ?? '';
  return useReading(login === undefined ? null : keys.mt5.positions(wanted), () => getAccountPositions(wanted));
}
