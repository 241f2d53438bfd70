import { useSyncExternalStore } from 'react';
import { createListeners } from '~/lib/listeners';
import type { Arrival } from './model';

interface WaitingState {
  payouts?: number | undefined;
  tickets?: number | undefined;
  arrivals: readonly Arrival[];
}

const nothing: WaitingState = { arrivals: [] };
let state = nothing;
let seen = new Set<string>();
const listeners = createListeners();

export function showWaiting(next: WaitingState): void {
  state = next;
  listeners.call();
}

/** Called when the frame unmounts, so that nothing is left for the next admin (promise 10). */
export function forgetWaiting(): void {
  seen = new Set();
  showWaiting(nothing);
}

export const isNew = ({ key }: Arrival): boolean => !seen.has(key);

export function markSeen(arrivals: readonly Arrival[]): void {
  if (!arrivals.some(isNew)) return;
  for (const { key } of arrivals) seen.add(key);
  showWaiting({ ...state });
}

export const useWaitingState = (): WaitingState =>
  useSyncExternalStore(listeners.subscribe, () => state);
