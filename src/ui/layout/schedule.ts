/** Gives the first screen time to finish its own work. */
const settleMs = 1200;

/** A page that renders without a pause is never idle, but needs its keys, too. */
const patienceMs = 3000;

/**
 * Runs as soon as the page is idle after so many milliseconds, and at most 3 s later. Returns a
 * cancel function.
 */
export function whenIdle(run: () => void, afterMs = settleMs): () => void {
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: patienceMs });
    else run();
  }, afterMs);
  return () => clearTimeout(timer);
}

const pauseMs = 100;

/** Resolves when the page is idle and nobody has clicked or typed for some seconds. */
export async function pause(): Promise<void> {
  do await new Promise<void>((resolve) => whenIdle(resolve, pauseMs));
  while (navigator.userActivation?.isActive);
}

/** Runs after the next frame, so that it doesn't delay it. Returns a cancel function. */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A frame's callbacks run before it is painted, timers that they set after it.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
