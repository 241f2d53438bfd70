/** Long enough for the first screen to have finished its own work. */
const settleMs = 1200;

/** Waits this many milliseconds and then runs as soon as the page is idle. Returns a cancel function. */
export function whenIdle(run: () => void, afterMs = settleMs): () => void {
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(run);
    else run();
  }, afterMs);
  return () => clearTimeout(timer);
}
