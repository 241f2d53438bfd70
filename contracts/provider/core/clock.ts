/** The source of the time. Tests use one that they can stop and move. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that only moves by `advance`. */
export function createManualClock(start: Date): Clock & { advance(seconds: number): void } {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    advance: (seconds) => {
      time += seconds * 1000;
    },
  };
}
