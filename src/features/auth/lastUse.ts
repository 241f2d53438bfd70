import { clearSession, readSession } from '../../api/session/session';
import { defaultIdleMinutes, idleState, type IdleState } from './idle';
import { isRecord } from '../../lib/records';
import { firm } from '../../lib/firm';
import { createStore } from '../../lib/storage/store';

interface LastUse {
  /** When a key or the pointer was last used in any tab, in milliseconds. */
  at: number;
  /** True if the session ended because nobody used it. */
  hasEnded: boolean;
}

const lastUse = createStore<LastUse | undefined>({
  name: 'last-use',
  version: 1,
  parse: (raw) =>
    isRecord(raw) && typeof raw.at === 'number' && typeof raw.hasEnded === 'boolean'
      ? { at: raw.at, hasEnded: raw.hasEnded }
      : undefined,
  fallback: () => undefined,
});

/**
 * A use is stored at most this often, in milliseconds. So other tabs may hear of it this much
 * later.
 */
const storedEveryMs = 5000;

/**
 * The session ends after this many minutes without a key or pointer. 0 if it never ends by itself.
 */
export const idleMinutes = (): number => firm().idleMinutes ?? defaultIdleMinutes;

/** Records a use: a key, a pointer or a sign-in. */
export function noteUse(now: number, { isSignIn = false } = {}): void {
  const last = lastUse.read();
  if (isSignIn || !last || Math.abs(now - last.at) >= storedEveryMs)
    lastUse.write({ at: now, hasEnded: false });
}

/** How far the session is from its end, by the last use in any tab. */
export function readIdle(now: number): IdleState {
  if (!lastUse.read()) noteUse(now);
  return idleState(lastUse.read()?.at ?? now, now, idleMinutes());
}

/**
 * Ends a session that nobody has used for too long, in every tab. What was typed is kept, as after
 * every lost session.
 */
export function endIfIdle(now: number): boolean {
  if (idleMinutes() === 0 || !readSession() || readIdle(now).kind !== 'over') return false;
  // In this order: listeners of the last use check the session again, and must find none.
  clearSession();
  lastUse.write({ at: lastUse.read()?.at ?? now, hasEnded: true });
  return true;
}

/** Whether the last session ended because nobody used it. */
export const hasEndedIdle = (): boolean => lastUse.read()?.hasEnded ?? false;

/** Calls the listener if a tab was used or has ended the session. */
export const subscribeToUse = lastUse.subscribe;
