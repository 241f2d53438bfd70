/** Long enough for the first screen to have finished its own work. */
const settleMs = 1200;

/**
 * A page that is drawn without a pause, on a busy machine, is never idle. What keeps the focus and
 * takes the keys must come there too.
 */
const patienceMs = 3000;

/**
 * Waits this many milliseconds and then runs as soon as the page is idle, 3 s later at the latest.
 * Returns a cancel function.
 */
export function whenIdle(run: () => void, afterMs = settleMs): () => void {
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: patienceMs });
    else run();
  }, afterMs);
  return () => clearTimeout(timer);
}

/**
 * Runs after the next frame is painted, which it then does not hold up. Returns a function that
 * calls it off.
 */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A frame's callbacks run before it is painted, a timer that they set after it.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
