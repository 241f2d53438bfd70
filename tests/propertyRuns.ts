/** Fixed, so that a failure is the same failure again. */
export const seed = 20260117;

/** Time-out of a test that runs many cases: a busy machine is no failure. */
export const patient = 600_000;

/** Tests are counted: says how many cases a property test saw. */
export const printCount = (what: string, count: number): void => {
  process.stdout.write(`${what}: ${String(count)}\n`);
};
