/** A mutation may outlive its session, whose cache is gone by then (a sign-out, a 30 s time-out): nothing is left to be read again. */
const ignoreGoneCache = () => undefined;

/** Lets what depends on a mutation be read again, without anyone waiting for it; its failures are those of the reads themselves. */
export const inBackground = (...rereads: readonly Promise<unknown>[]): void => {
  for (const reread of rereads) reread.catch(ignoreGoneCache);
};
