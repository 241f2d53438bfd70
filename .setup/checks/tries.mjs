// How often a failed test is tried again, for Vitest and for Playwright. What passes only at
// another try is named. A failed assertion about safety (tests/safety.ts) is never excused.
const isStrict = process.env.SOAK === '1' || process.env.STRICT === '1';
export const retries = isStrict ? 0 : 2;

const SAFETY = 'Safety: ';
export const vitestRetry = { count: retries, condition: new RegExp(`^(?!.*${SAFETY})`, 's') };

/** A reporter for both. Playwright itself lists what needed another try. */
export default class Tries {
  unsafe = [];

  /** Vitest's. */
  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky)
      console.log(`Needed another try: ${test.module.relativeModuleId} › ${test.fullName}`);
  }

  /** Playwright's, like the next one. */
  onTestEnd({ title }, { errors }) {
    if (errors.some(({ message = '' }) => message.includes(SAFETY))) this.unsafe.push(title);
  }

  onEnd() {
    for (const title of this.unsafe) console.log(`${SAFETY}${title}`);
    return this.unsafe.length > 0 ? { status: 'failed' } : undefined;
  }
}
