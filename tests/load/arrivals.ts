/**
 * One request: how long after its planned start it was answered, in milliseconds, and its status
 * (0: no answer).
 */
export interface Sample {
  ms: number;
  status: number;
}

export interface Rate {
  perSecond: number;
  seconds: number;
}

/**
 * Sends requests at a fixed rate, whether the earlier ones were answered or not, and resolves when
 * all have ended. Times are counted from the planned start, so a server that stalls is not spared
 * the requests that it held up.
 */
export async function arrive(
  { perSecond, seconds }: Rate,
  send: (index: number) => Promise<{ status: number }>,
): Promise<Sample[]> {
  const started = performance.now();
  const running: Promise<Sample>[] = [];
  // A third of a minute has no exact number: 60 × (4000 ÷ 60) is a little more than 4000.
  const count = Math.round(perSecond * seconds);
  for (let index = 0; index < count; index += 1) {
    const planned = started + (index * 1000) / perSecond;
    const wait = planned - performance.now();
    if (wait > 0) await pause(wait);
    running.push(send(index).then(({ status }) => ({ status, ms: performance.now() - planned })));
  }
  return Promise.all(running);
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
