import { describe, expect, it } from 'vitest';
import { idleState } from '~/features/auth/idle';

describe('how far a session is from its end', () => {
  const usedAt = 1_000_000;
  const after = (seconds: number, minutes = 60) =>
    idleState(usedAt, usedAt + seconds * 1000, minutes);

  it('is announced a minute before, and ends after the hour', () => {
    expect(after(0)).toEqual({ kind: 'used', checkInMs: 59 * 60_000 });
    expect(after(3539)).toEqual({ kind: 'used', checkInMs: 1000 });
    expect(after(3540)).toEqual({ kind: 'ending', secondsLeft: 60, checkInMs: 1000 });
    expect(after(3599.5)).toEqual({ kind: 'ending', secondsLeft: 1, checkInMs: 500 });
    expect(after(3600)).toEqual({ kind: 'over' });
    expect(after(100_000)).toEqual({ kind: 'over' });
  });

  it('with less than two minutes, half of them announces', () => {
    expect(after(29, 1)).toEqual({ kind: 'used', checkInMs: 1000 });
    expect(after(30, 1)).toEqual({ kind: 'ending', secondsLeft: 30, checkInMs: 1000 });
  });

  it('a clock that was set back counts as a use', () => {
    expect(after(-9999)).toEqual(after(0));
  });
});
