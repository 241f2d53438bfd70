import { useSyncExternalStore } from 'react';

/**
 * A part of the console that is not there: its code could not be loaded, or it crashed. The screen
 * stays.
 */
export interface MissingPart {
  reason: unknown;
  retry: () => void;
  /** Closes what the part would have shown. */
  dismiss?: () => void;
}

let parts: readonly MissingPart[] = [];
const listeners = new Set<() => void>();

function set(next: readonly MissingPart[]) {
  parts = next;
  for (const listener of listeners) listener();
}

/** Names a part that the admin misses. Returns a function that takes it back. */
export function addMissingPart(part: MissingPart): () => void {
  set([...parts, part]);
  return () => set(parts.filter((one) => one !== part));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Says no more about the missing parts. A part that is tried again and fails is named again. */
export const forgetMissingParts = (): void => set([]);

/** The parts that are missing now, in the order in which they failed. */
export const useMissingParts = (): readonly MissingPart[] =>
  useSyncExternalStore(subscribe, () => parts);
