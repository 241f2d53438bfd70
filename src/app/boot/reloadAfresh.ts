declare global {
  interface Window {
    /**
     * Lets the bundle use the boot script's function. A second copy would add code to every first
     * load.
     */
    __reloadAfresh?: typeof reloadAfresh;
  }
}

/** How long to wait for the server, in milliseconds. After that the page stays as it is. */
const patienceMs = 5000;

/**
 * Reloads the page and all files of the build past the browser's cache, because a broken file would
 * otherwise stay in the cache. If the server doesn't respond, returns false and does nothing: a
 * reload would only show the browser's own error page.
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
  await Promise.allSettled(
    [...new Set(files)].filter(isOurs).map((file) => fetch(file, { cache: 'reload', signal })),
  );
  location.reload();
  return true;
}
