declare global {
  interface Window {
    /** The boot script's, for the bundle: twice the same code would be in every first load. */
    __reloadAfresh?: typeof reloadAfresh;
  }
}

/** How long to wait for the server before the page is left as it is. */
const patienceMs = 5000;

/**
 * Reloads the page with every file of the build asked for again, past the browser's cache: a file that arrived broken
 * would stay there for good. Returns false if the server doesn't respond. The page then stays, because the browser's
 * own error page would take its place.
 */
export async function reloadAfresh(): Promise<boolean> {
  const signal = AbortSignal.timeout(patienceMs);
  const isOurs = (url: string) => url.startsWith(`${location.origin}/assets/`);
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  try {
    await fetch(location.pathname, { method: 'HEAD', signal });
  } catch {
    return false;
  }
  await Promise.allSettled([...new Set(files)].filter(isOurs).map((file) => fetch(file, { cache: 'reload', signal })));
  location.reload();
  return true;
}
