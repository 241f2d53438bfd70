// What failed, from the reports of the test runners: `{ title, message }` each, so that the end of a long output says it too.
import { stripVTControlCharacters } from 'node:util';

const clean = (text) => stripVTControlCharacters(String(text ?? ''));

/** Of vitest's JSON report. */
export const vitestFailures = (report) =>
  report.testResults.flatMap((file) => {
    const tests = file.assertionResults.filter((test) => test.status === 'failed');
    if (tests.length === 0 && file.status === 'failed') return [{ title: file.name, message: clean(file.message) }];
    return tests.map((test) => ({ title: `${file.name} › ${test.fullName}`, message: clean(test.failureMessages[0]) }));
  });

/** Of Playwright's JSON report, whose suites hold suites. */
const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

export const playwrightFailures = (report) =>
  specsOf(report).filter((spec) => !spec.ok).map((spec) => ({ title: `${spec.file}:${spec.line} › ${spec.title}`, message: clean(spec.tests[0]?.results[0]?.error?.message) }));

const MOST = 20;
const LINES = 14;

/** The beginnings of the first ones, as text. */
export function toldFailures(failures) {
  const texts = failures.slice(0, MOST).map(({ title, message }) => [title, ...message.split('\n').filter((line) => line.trim() !== '').slice(0, LINES).map((line) => `    ${line}`)].join('\n'));
  return [...texts, ...(failures.length > MOST ? [`… and ${failures.length - MOST} more`] : [])].join('\n\n');
}
