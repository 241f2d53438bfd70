/**
 * A mutation may take longer than its session lives (the admin signs out, or it times out after 30
 * s). The cache is then gone, and there is nothing to read again.
 */
const ignoreGoneCache = () => undefined;

/**
 * Reads data again after a mutation, without anyone waiting for it. Failures are handled by the
 * reads themselves.
 */
export const inBackground = (...rereads: readonly Promise<unknown>[]): void => {
  for (const reread of rereads) reread.catch(ignoreGoneCache);
};
