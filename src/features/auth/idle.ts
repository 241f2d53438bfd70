/**
 * R234: the session ends after this many minutes without a key or pointer, unless the firm sets
 * another number.
 */
export const defaultIdleMinutes = 60;
/** How long before the end it is announced, in milliseconds; half of the time if there is less. */
const warningMs = 60_000;

/** `checkInMs`: when to look again, in milliseconds. */
export type IdleState =
  | { kind: 'used'; checkInMs: number }
  | { kind: 'ending'; secondsLeft: number; checkInMs: number }
  | { kind: 'over' };

/**
 * How far a session is from its end. `usedAt` and `now` in milliseconds. A clock that was set back
 * counts as a use now.
 */
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
