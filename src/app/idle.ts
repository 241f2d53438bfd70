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
