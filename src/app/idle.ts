/** Long enough after the start for the first screen's own work to be over. */
const settleMs = 4000;

/** Runs once the page has settled and is idle; the answer calls it off. */
export function whenIdle(run: () => void): () => void {
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(run);
    else run();
  }, settleMs);
  return () => {
    clearTimeout(timer);
  };
}
