import { describe, expect, it } from 'vitest';
import { failureSummary, readPlaywright, readVitest } from '../../.setup/checks/failures.mjs';

describe('what vitest reports', () => {
  const read = (assertionResults: object[], rest: object = { status: 'passed', message: '' }) =>
    readVitest({
      numPendingTests: 1,
      numTodoTests: 0,
      testResults: [{ name: 'a.test.ts', assertionResults, ...rest }],
    });

  it('names the tests that failed', () => {
    const failed = {
      status: 'failed',
      fullName: 'sums',
      failureMessages: ['\u001B[31mexpected 1\u001B[39m\nto be 2', 'expected 1 again'],
    };
    expect(
      read([
        { status: 'passed', fullName: 'fine', failureMessages: [] },
        { status: 'skipped', fullName: 'not now' },
        failed,
      ]),
    ).toMatchObject({
      passed: 1,
      skipped: 1,
      failures: [{ place: 'a.test.ts', title: 'a.test.ts › sums', message: 'expected 1\nto be 2' }],
      retried: [],
      unloaded: [],
    });
  });

  it('names a file that failed before its tests', () => {
    expect(read([], { status: 'failed', message: 'no such module' })).toMatchObject({
      passed: 0,
      failures: [],
      unloaded: [{ place: 'a.test.ts', title: 'a.test.ts', message: 'no such module' }],
    });
  });

  it('counts what passed at another try as passed, and names it with its first error', () => {
    expect(
      read([
        {
          status: 'passed',
          fullName: 'late',
          failureMessages: ['not there yet', 'still not there'],
        },
      ]),
    ).toMatchObject({
      passed: 1,
      failures: [],
      retried: [{ place: 'a.test.ts', title: 'a.test.ts › late', message: 'not there yet' }],
    });
  });

  it('excuses no failed assertion of safety by a later try', () => {
    const unsafe = {
      status: 'passed',
      fullName: 'once',
      failureMessages: ['not there yet', 'Safety: sent once: expected 2 to be 1'],
    };
    expect(read([unsafe])).toMatchObject({
      passed: 0,
      failures: [{ title: 'a.test.ts › once', message: 'Safety: sent once: expected 2 to be 1' }],
      retried: [],
    });
  });
});

describe('what Playwright reports', () => {
  const spec = (title: string, status: string, results: object[]) => ({
    title,
    file: 'x.spec.ts',
    line: 7,
    tests: [{ status, results }],
  });
  const passed = { status: 'passed', duration: 5 };
  const failed = (message: string) => ({ status: 'failed', duration: 20, error: { message } });

  it('reads suites within suites', () => {
    const inner = {
      specs: [
        spec('signs in', 'unexpected', [failed('timed out'), failed('again'), failed('and again')]),
      ],
    };
    const report = {
      stats: { skipped: 1 },
      suites: [
        {
          specs: [spec('fine', 'expected', [passed]), spec('not here', 'skipped', [])],
          suites: [inner],
        },
      ],
    };
    expect(readPlaywright(report)).toEqual({
      passed: 1,
      skipped: 1,
      failures: [{ place: 'x.spec.ts:7', title: 'x.spec.ts:7 › signs in', message: 'timed out' }],
      retried: [],
      unloaded: [],
      durations: [
        { title: 'x.spec.ts:7 › fine', ms: 5 },
        { title: 'x.spec.ts:7 › not here', ms: 0 },
        { title: 'x.spec.ts:7 › signs in', ms: 60 },
      ],
    });
  });

  it('counts what passed at another try as passed, unless an assertion of safety failed before', () => {
    const late = spec('late', 'flaky', [failed('not there yet'), passed]);
    const unsafe = spec('once', 'flaky', [failed('Error: Safety: sent once'), passed]);
    expect(
      readPlaywright({ stats: { skipped: 0 }, suites: [{ specs: [late, unsafe] }] }),
    ).toMatchObject({
      passed: 1,
      failures: [{ title: 'x.spec.ts:7 › once', message: 'Error: Safety: sent once' }],
      retried: [{ title: 'x.spec.ts:7 › late', message: 'not there yet' }],
    });
  });
});

it('shows the beginnings of the first twenty failures', () => {
  const failures = Array.from({ length: 22 }, (_, index) => ({
    title: `test ${index}`,
    message: Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n'),
  }));
  const text = failureSummary(failures);
  expect(text).toContain('test 19\n    line 0');
  expect(text).toContain('line 13');
  expect(text).not.toContain('line 14');
  expect(text).not.toContain('test 20');
  expect(text.endsWith('… and 2 more')).toBe(true);
});
