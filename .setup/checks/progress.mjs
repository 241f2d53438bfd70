import { HEARTBEAT } from '../run/process.mjs';

/**
 * A reporter for vitest that says when a test has finished: a check is ended only if none has for a
 * long time.
 */
export default class Progress {
  onTestCaseResult() {
    process.stdout.write(HEARTBEAT);
  }
}
