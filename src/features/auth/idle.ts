import { clearSession, readSession } from '~/api/session/session';
import { isTrue, readNumber, shape } from '~/lib/records';
import { firm } from '~/lib/firm';
import { createStore } from '~/lib/storage/store';

/** Minutes without a key or pointer, unless the firm sets another number (R234). */
export const defaultIdleMinutes = 60;
const warningMs = 60_000;

type IdleState =
  | { kind: 'used'; checkInMs: number }
  | { kind: 'ending'; secondsLeft: number; checkInMs: number }
  | { kind: 'over' };

/** If the clock was set back, the session counts as used just now. */
export function idleState(usedAt: number, now: number, minutes: number): IdleState {
  const limitMs = minutes * 60_000;
  const leftMs = limitMs - Math.max(0, now - usedAt);
  if (leftMs <= 0) return { kind: 'over' };
  const untilWarningMs = leftMs - Math.min(warningMs, limitMs / 2);
  if (untilWarningMs > 0) return { kind: 'used', checkInMs: untilWarningMs };
  return {
    kind: 'ending',
    secondsLeft: Math.ceil(leftMs / 1000),
    checkInMs: leftMs % 1000 || 1000,
  };
}

interface LastUse {
  at: number;
  hasEnded: boolean;
}

const lastUse = createStore<LastUse | undefined>({
  name: 'last-use',
  version: 1,
  parse: shape<LastUse>({ at: readNumber, hasEnded: isTrue }),
  fallback: () => undefined,
});

/** A use is stored at most this often, so other tabs notice it this much later. */
const storedEveryMs = 5000;

export const idleMinutes = (): number => firm().idleMinutes ?? defaultIdleMinutes;

export function noteUse(now: number, { isSignIn = false } = {}): void {
  const last = lastUse.read();
  if (isSignIn || !last || Math.abs(now - last.at) >= storedEveryMs)
    lastUse.write({ at: now, hasEnded: false });
}

export function readIdle(now: number): IdleState {
  if (!lastUse.read()) noteUse(now);
  return idleState(lastUse.read()?.at ?? now, now, idleMinutes());
}

export function endIfIdle(now: number): boolean {
  if (idleMinutes() === 0 || !readSession() || readIdle(now).kind !== 'over') return false;
  // In this order, because listeners of the last use check the session again and must find none.
  clearSession();
  lastUse.write({ at: lastUse.read()?.at ?? now, hasEnded: true });
  return true;
}

export const hasEndedIdle = (): boolean => lastUse.read()?.hasEnded ?? false;

export const subscribeToUse = lastUse.subscribe;
