import { describe, expect, it } from 'vitest';
import { playwrightFailures, toldFailures, vitestFailures } from '../../.setup/failures.mjs';

describe('what failed, told at the end', () => {
  it('names the tests of a vitest report, and a file that fell over before its tests', () => {
    const report = {
      testResults: [
        { name: 'a.test.ts', status: 'failed', message: '', assertionResults: [{ status: 'passed', fullName: 'fine', failureMessages: [] }, { status: 'failed', fullName: 'sums', failureMessages: ['\u001B[31mexpected 1\u001B[39m\nto be 2'] }] },
        { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
        { name: 'c.test.ts', status: 'passed', message: '', assertionResults: [] },
      ],
    };
    expect(vitestFailures(report)).toEqual([
      { title: 'a.test.ts › sums', message: 'expected 1\nto be 2' },
      { title: 'b.test.ts', message: 'no such module' },
    ]);
  });

  it('finds those of a Playwright report in suites within suites', () => {
    const failed = { title: 'signs in', ok: false, file: 'x.spec.ts', line: 7, tests: [{ results: [{ error: { message: 'timed out' } }] }] };
    const report = { suites: [{ specs: [{ title: 'fine', ok: true, file: 'x.spec.ts', line: 1, tests: [] }], suites: [{ specs: [failed] }] }] };
    expect(playwrightFailures(report)).toEqual([{ title: 'x.spec.ts:7 › signs in', message: 'timed out' }]);
  });

  it('keeps to the beginnings of the first twenty', () => {
    const failures = Array.from({ length: 22 }, (_, index) => ({ title: `test ${index}`, message: Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n') }));
    const text = toldFailures(failures);
    expect(text).toContain('test 19\n    line 0');
    expect(text).toContain('line 13');
    expect(text).not.toContain('line 14');
    expect(text).not.toContain('test 20');
    expect(text.endsWith('… and 2 more')).toBe(true);
  });
});
