/** Fixed, so that a failure can be repeated. */
export const seed = 20260117;

/**
 * Time-out of a test that runs many cases. It is long, so that a busy machine does not fail the
 * test.
 */
export const patient = 600_000;

/**
 * True in `npm run soak`, which runs all cases. In `npm test`, long suites run a tenth. End-to-end
 * tests read it too.
 */
export const isSoak = process.env['SOAK'] === '1';

/**
 * For `fc.assert`. Of seven seeded faults that a property found at all, each was found within 32
 * cases.
 */
export const runs = { seed, numRuns: isSoak ? 10_000 : 300 };

/** How many of all its cases a suite runs now. */
export const tenthOf = (whole: number): number => (isSoak ? whole : Math.ceil(whole / 10));

/**
 * Prints how many cases a suite ran. `npm test` and `npm run soak` show and keep the lines that
 * begin with '# ', and `tests/survival/` shows them beside the promises.
 */
export const printCount = (what: string, count: number): void => {
  process.stdout.write(`\n# ${what}: ${count.toLocaleString('en-US')}\n`);
};
