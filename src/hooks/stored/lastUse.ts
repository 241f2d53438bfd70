import { clearSession, readSession } from '../../api/session/session';
import { idleState, parseIdleMinutes, type IdleState } from '../../domain/auth/idle';
import { isRecord } from '../../domain/values/records';
import { createLocalStore } from './localStore';

interface LastUse {
  /** When a key or the pointer was last used in any tab, in milliseconds. */
  at: number;
  /** The session ended because of it. */
  hasEnded: boolean;
}

const lastUse = createLocalStore<LastUse | undefined>({
  name: 'last-use',
  version: 1,
  parse: (raw) =>
    isRecord(raw) && typeof raw.at === 'number' && typeof raw.hasEnded === 'boolean' ? { at: raw.at, hasEnded: raw.hasEnded } : undefined,
  fallback: () => undefined,
});

/** Other tabs may learn so much later of a use, in milliseconds. */
const storedEveryMs = 5000;

/** Minutes without a key or pointer until the session ends (R234). 0: it never ends by itself. */
export const idleMinutes = (): number => parseIdleMinutes(document.querySelector('meta[name="idle-minutes"]')?.getAttribute('content'));

/** Notes a key, a pointer or a sign-in. */
export function noteUse(now: number, { isSignIn = false } = {}): void {
  const last = lastUse.read();
  if (isSignIn || !last || Math.abs(now - last.at) >= storedEveryMs) lastUse.write({ at: now, hasEnded: false });
}

/** How far the session is from its end by R234, over all tabs. */
export function readIdle(now: number): IdleState {
  if (!lastUse.read()) noteUse(now);
  return idleState(lastUse.read()?.at ?? now, now, idleMinutes());
}

/** R234: ends a session that nobody has used for too long, in every tab. What was typed is kept, as after every lost session. */
export function endIfIdle(now: number): boolean {
  if (idleMinutes() === 0 || !readSession() || readIdle(now).kind !== 'over') return false;
  // In this order: the listeners of the last use look again, and then find no session to end.
  clearSession();
  lastUse.write({ at: lastUse.read()?.at ?? now, hasEnded: true });
  return true;
}

/** Whether the last session ended because nobody used it. */
export const hasEndedIdle = (): boolean => lastUse.read()?.hasEnded ?? false;

/** Calls the listener if a tab was used or has ended the session. */
export const subscribeToUse = lastUse.subscribe;
