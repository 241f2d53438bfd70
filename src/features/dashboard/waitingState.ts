import { useSyncExternalStore } from 'react';
import type { Arrival } from './model';

/** What the frame shows about waiting payouts and tickets. Counts are undefined until known. */
export interface WaitingState {
  payouts?: number | undefined;
  tickets?: number | undefined;
  /** What came since the tab was opened, the latest first. Without what the bell has shown. */
  arrivals: readonly Arrival[];
}

const nothing: WaitingState = { arrivals: [] };
let state = nothing;
/** The keys of what the bell has shown. */
let shown = new Set<string>();
const listeners = new Set<() => void>();

function set(next: WaitingState): void {
  state = next;
  for (const listener of listeners) listener();
}

export const showWaiting = ({ arrivals, ...counts }: WaitingState): void =>
  set({ ...counts, arrivals: arrivals.filter(({ key }) => !shown.has(key)) });

/** Called when the frame goes: nothing of one admin is left for the next (promise 10). */
export function forgetWaiting(): void {
  shown = new Set();
  set(nothing);
}

/** Called when the bell is opened: what it shows is no longer new. Returns it. */
export function takeArrivals(): readonly Arrival[] {
  const { arrivals } = state;
  for (const { key } of arrivals) shown.add(key);
  return arrivals;
}

/** Removes the bell's mark, after `takeArrivals`. */
export const endArrivals = (): void => showWaiting(state);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const useWaitingState = (): WaitingState => useSyncExternalStore(subscribe, () => state);
