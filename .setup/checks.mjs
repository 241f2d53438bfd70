// The checks of npm test, in order. Each resolves with `{ passed, failed, skipped, output }`; what is printed is up to test.mjs.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from './consoleBuild.mjs';
import { playwrightFailures, vitestFailures } from './failures.mjs';
import { bin, inRoot, quietEnv, run } from './process.mjs';
import { generatePacts } from './pacts.mjs';

const REPORTS = '.cache/reports';
/** A check that hangs ends by then; whole counts take hours. */
const LONGEST = (process.env.SOAK === '1' ? 240 : 30) * 60_000;

/** A program that either succeeds or not counts as one. */
const asOne = ({ code, output }) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, output });

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // It ended before it could write one: the exit code says so too.
  }
}

/** A run that fails without a failed test (no tests found, an error outside of tests) still counts as one failure. */
function counted({ code, output }, counts) {
  const { passed, failed, skipped, failures = [] } = counts ?? { passed: 0, failed: 0, skipped: 0 };
  return { passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed, skipped, failures, output };
}

function freshReport(name) {
  const file = inRoot(REPORTS, `${name}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

const node = (script, ...args) => async () => {
  if (existsSync(inRoot(script))) return asOne(await run(process.execPath, [script, ...args]));
  return asOne({ code: 1, output: `${script} is missing.\n` });
};

const tool = (name, ...args) => async () => asOne(await run(bin(name), args));

/** Redocly succeeds with warnings; here they fail. */
const lintDocument = async () => {
  const { code, output } = await run(bin('redocly'), ['lint', 'openapi/openapi.yaml', '--config', 'openapi/redocly.yaml']);
  return asOne({ code: /\b[1-9]\d* warnings?\b/i.test(output) ? 1 : code, output });
};

const vitest = (...projects) => async () => {
  const report = freshReport(projects.join('+').replaceAll('*', ''));
  const args = ['run', ...projects.flatMap((project) => ['--project', project]), '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const result = await run(bin('vitest'), args, { timeoutMs: LONGEST });
  const json = readReport(report);
  return counted(result, json && { passed: json.numPassedTests, failed: json.numFailedTests, skipped: json.numPendingTests + json.numTodoTests, failures: vitestFailures(json) });
};

const playwright = (...files) => async () => {
  const report = freshReport('e2e');
  const result = await run(bin('playwright'), ['test', ...files, '--reporter=list,json'], { timeoutMs: LONGEST, env: quietEnv({ PLAYWRIGHT_JSON_OUTPUT_NAME: report }) });
  const json = readReport(report);
  const stats = json?.stats;
  return counted(result, stats && { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped, failures: playwrightFailures(json) });
};

/** `isFast` ones make up npm run check; `name` is what npm test takes as an argument. */
export const checks = [
  { name: 'openapi-lint', title: 'OpenAPI document (redocly)', isFast: true, run: lintDocument },
  { name: 'openapi-fresh', title: 'Generated API types are current', isFast: true, run: node('openapi/gen.mjs', '--check') },
  { name: 'types', title: 'Types (tsc)', isFast: true, run: tool('tsc', '--noEmit') },
  { name: 'lint', title: 'Lint (eslint)', isFast: true, run: tool('eslint', '.', '--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint/', '--cache-strategy', 'content') },
  { name: 'dead-code', title: 'Dead code and dependencies (knip)', isFast: false, run: tool('knip') },
  { name: 'node', title: 'Tests in Node', isFast: true, run: vitest('node') },
  { name: 'dom', title: 'Tests in jsdom', isFast: true, run: vitest('dom') },
  { name: 'stories', title: 'Stories in Chromium, light and dark', isFast: false, run: vitest('stories') },
  { name: 'storybook', title: 'Storybook as a static folder, under a path it does not know', isFast: false, run: node('tests/atlas/subPath.mjs') },
  { name: 'build', title: 'Build', isFast: false, run: async () => asOne(await build()) },
  { name: 'size', title: 'Byte budgets of the build', isFast: false, run: node('tests/bench/size.mjs') },
  { name: 'pact-consumer', title: 'Pacts, generated again', isFast: false, run: () => generatePacts(vitest('pact-consumer')) },
  { name: 'pact-provider', title: 'Pacts, verified against the reference backend', isFast: false, run: vitest('pact-provider') },
  { name: 'pact-openapi', title: 'Pacts against the OpenAPI document', isFast: false, run: node('contracts/compare.mjs') },
  { name: 'e2e', title: 'End to end in Chromium', isFast: false, run: playwright() },
];

/** What npm run soak repeats with whole counts: the suites that go by tests/propertyRuns.ts are all in these. */
export const soakChecks = [
  { name: 'build', title: 'Build', run: async () => asOne(await build()) },
  { name: 'node', title: 'Tests in Node, whole counts', run: vitest('node') },
  { name: 'dom', title: 'Tests in jsdom, whole counts', run: vitest('dom') },
  { name: 'e2e', title: 'What it survives, in Chromium, whole counts', run: playwright('tests/e2e/survival', 'tests/e2e/memory.spec.ts', 'tests/e2e/accessibility-modes.spec.ts') },
  { name: 'npm-ci', title: 'npm ci twice gives the same tree', run: node('.setup/sameTree.mjs') },
  { name: 'atlas', title: 'Storybook: every cell of the atlas drawn twice', run: async () => asOne(await run(process.execPath, ['--import', 'tsx', 'tests/atlas/atlas.mjs', '--twice'], { timeoutMs: LONGEST })) },
];
