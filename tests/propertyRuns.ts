/** Fixed, so that a failure is the same failure again. */
export const seed = 20260117;

/** Time-out of a test that runs many cases: a busy machine is no failure. */
export const patient = 600_000;

/** Whole counts (`npm run soak`); without it, suites whose whole takes long run a tenth. End-to-end tests go by it too. */
export const isSoak = process.env['SOAK'] === '1';

/** How many cases a suite runs of those it promises. */
export const tenthOf = (whole: number): number => (isSoak ? whole : Math.ceil(whole / 10));

/** Tests are counted: says how many cases a suite saw. npm test and npm run soak print the lines that begin with this mark. */
export const printCount = (what: string, count: number): void => {
  process.stdout.write(`\n# ${what}: ${count.toLocaleString('en-US')}\n`);
};
