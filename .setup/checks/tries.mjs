// How often a failed test is tried again: read by the runners' configurations, and by what counts
// their results.
/** `npm run soak`: every case of every suite. */
export const isSoak = process.env.SOAK === '1';
/** Each try counts: in a soak, and with `npm test -- --strict`. */
export const isStrict = isSoak || process.env.STRICT === '1';
/** What passes only at another try is named at the end of the run (report.mjs). */
export const retries = isStrict ? 0 : 2;
