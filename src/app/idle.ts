/** Long enough after the start for the first screen's own work to be over. */
const settleMs = 1200;

/** Runs once the page has settled for so many milliseconds and is idle; the function that it returns calls it off. */
export function whenIdle(run: () => void, afterMs = settleMs): () => void {
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(run);
    else run();
  }, afterMs);
  return () => clearTimeout(timer);
}
