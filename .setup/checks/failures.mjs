// Reads the reports of the test runners: which tests failed, which needed another try, and how long
// each took.
import { stripVTControlCharacters } from 'node:util';

const clean = (text) => stripVTControlCharacters(String(text ?? ''));

/**
 * What an assertion's message begins with if it is about safety (tests/safety.ts). Such a failure
 * is not excused by a later try.
 */
const SAFETY = 'Safety: ';

/**
 * Sorts tests by their tries. `errors` are the messages of the tries that failed, the first one
 * first.
 */
function sortTries(tests) {
  const told = ({ place, title, errors }) => ({
    place,
    title,
    message: errors.find((error) => error.includes(SAFETY)) ?? errors[0] ?? '',
  });
  const isFailed = ({ hasPassed, errors }) =>
    !hasPassed || errors.some((error) => error.includes(SAFETY));
  return {
    passed: tests.filter((test) => !isFailed(test)).length,
    failures: tests.filter(isFailed).map(told),
    retried: tests.filter((test) => !isFailed(test) && test.errors.length > 0).map(told),
  };
}

/** Reads vitest's JSON report. `unloaded` are the files that failed before their first test. */
export function readVitest(report) {
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ status, fullName, failureMessages }) => ({
        place: name,
        title: `${name} › ${fullName}`,
        hasPassed: status === 'passed',
        errors: (failureMessages ?? []).map(clean),
      })),
  );
  const durations = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      title: `${name} › ${fullName}`,
      ms: duration ?? 0,
    })),
  );
  return {
    ...sortTries(tests),
    skipped: report.numPendingTests + report.numTodoTests,
    unloaded: report.testResults
      .filter(
        ({ status, assertionResults }) =>
          status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
      )
      .map(({ name, message }) => ({ place: name, title: name, message: clean(message) })),
    durations,
  };
}

/** A suite of Playwright's JSON report may contain suites. */
const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** Reads Playwright's JSON report. */
export function readPlaywright(report) {
  const specs = specsOf(report).map(({ file, line, title, tests }) => ({
    place: `${file}:${line}`,
    title: `${file}:${line} › ${title}`,
    tests,
  }));
  const tests = specs
    .filter(({ tests: [test] }) => test?.status !== 'skipped')
    .map(({ place, title, tests: runs }) => ({
      place,
      title,
      hasPassed: runs.every(({ status }) => status === 'expected' || status === 'flaky'),
      errors: runs
        .flatMap(({ results }) => results)
        .filter(({ status }) => status !== 'passed')
        .map(({ error, status }) => clean(error?.message ?? status)),
    }));
  return {
    ...sortTries(tests),
    skipped: report.stats.skipped,
    unloaded: [],
    durations: specs.map(({ title, tests: runs }) => ({
      title,
      ms: runs.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    })),
  };
}

const MOST_FAILURES = 20;
const LINES_EACH = 14;

/** Returns the first lines of the first failures as one text. */
export function failureSummary(failures, most = MOST_FAILURES, linesEach = LINES_EACH) {
  const texts = failures.slice(0, most).map(({ title, message }) =>
    [
      title,
      ...message
        .split('\n')
        .filter((line) => line.trim() !== '')
        .slice(0, linesEach)
        .map((line) => `    ${line}`),
    ].join('\n'),
  );
  return [
    ...texts,
    ...(failures.length > most ? [`… and ${failures.length - most} more`] : []),
  ].join('\n\n');
}
