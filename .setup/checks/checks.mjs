// The checks of npm test and npm run soak. Each resolves with `{ passed, failed, skipped, output }`.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from '../build/consoleBuild.mjs';
import { readPlaywright, readVitest } from './failures.mjs';
import { bin, inRoot, quietEnv, run } from '../run/process.mjs';
import { generatePacts } from './pacts.mjs';

const REPORTS = '.cache/reports';
const isSoak = process.env.SOAK === '1';
/** Each try counts: `npm run soak`, and `npm test -- --strict`. The runners' configurations read the same two. */
const isStrict = isSoak || process.env.STRICT === '1';
/** Ends a check that hangs: none of its tests has finished for so long. One test of a soak may take hours. */
const SILENCE_MS = (isSoak ? 240 : 10) * 60_000;

/** Counts a program as one check: it passes or fails. */
const asOne = ({ code, output }) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, output });

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // The run ended before it wrote a report. Its exit code shows that as well.
  }
}

function freshReport(name) {
  const file = inRoot(REPORTS, `${name}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

const node =
  (script, ...args) =>
  async () => {
    if (existsSync(inRoot(script))) return asOne(await run(process.execPath, [script, ...args]));
    return asOne({ code: 1, output: `${script} is missing.\n` });
  };

const tool =
  (name, ...args) =>
  async () =>
    asOne(await run(bin(name), args));

/** Redocly exits with 0 despite warnings. Here a warning is a failure. */
const lintDocument = async () => {
  const { code, output } = await run(bin('redocly'), ['lint', 'openapi/openapi.yaml', '--config', 'openapi/redocly.yaml']);
  return asOne({ code: /\b[1-9]\d* warnings?\b/i.test(output) ? 1 : code, output });
};

/** Counts what a report says. A run that fails without a failed test (no tests, an error outside of tests) is one failure. */
function counted({ code, output }, { passed, skipped, failures, unloaded, ...rest }) {
  const all = [...failures, ...unloaded];
  return { ...rest, passed, skipped, failures: all, failed: Math.max(all.length, code !== 0 || passed === 0 ? 1 : 0), output };
}

const nothingRead = { passed: 0, skipped: 0, failures: [], retried: [], unloaded: [], durations: [] };

/**
 * Runs the tests of `runner` and counts them. The runner itself tries failed tests again. What failed outside of any test (a file that
 * could not be loaded, a browser that did not start) is run once more here.
 * @param {(places: string[]) => Promise<{ code: number, output: string, read: object | undefined }>} runner runs all, or some files
 */
async function runTests(runner) {
  const { read = nothingRead, ...first } = await runner([]);
  if (isStrict || first.code === 0 || read.failures.length > 0) return counted(first, read);
  const { read: reread = nothingRead, ...second } = await runner(read.unloaded.map(({ place }) => place));
  const output = `${first.output}\nRun again, because it failed outside of any test\n${second.output}`;
  const outside = { title: 'Failed outside of any test', message: 'The output of the first run shows it.' };
  const retried = read.unloaded.length > 0 ? read.unloaded : [outside];
  const both = {
    ...reread,
    passed: reread.passed + (read.unloaded.length > 0 ? read.passed : 0),
    retried: [...retried, ...read.retried, ...reread.retried],
    durations: [...read.durations, ...reread.durations],
  };
  return counted({ code: second.code, output }, both);
}

const named = (projects) => projects.flatMap((project) => ['--project', project]);

const vitest =
  (...projects) =>
  () =>
    runTests(async (files) => {
      const report = freshReport(projects.join('+').replaceAll('*', ''));
      const reporters = ['--reporter=default', `--reporter=${inRoot('.setup/checks/progress.mjs')}`, '--reporter=json'];
      const args = ['run', ...named(projects), ...reporters, `--outputFile.json=${report}`, ...files];
      const result = await run(bin('vitest'), args, { silenceMs: SILENCE_MS });
      const json = readReport(report);
      return { ...result, read: json && readVitest(json) };
    });

const playwright =
  (...files) =>
  () =>
    runTests(async () => {
      const report = freshReport('e2e');
      const result = await run(bin('playwright'), ['test', ...files, '--reporter=list,json'], {
        silenceMs: SILENCE_MS,
        env: quietEnv({ PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
      });
      const json = readReport(report);
      return { ...result, read: json?.stats && readPlaywright(json) };
    });

/**
 * The load scenarios, shortened. Each thing that a scenario expects is a test. Times that are missed twice are named and fail nothing,
 * because other work on the machine can spoil them. `npm run load` fails for them.
 */
const load = async () => {
  const report = freshReport('load');
  const result = await run(process.execPath, ['--import', 'tsx', 'tests/load/load.ts', '--short'], { silenceMs: SILENCE_MS });
  const scenarios = readReport(report);
  if (!scenarios) return counted(result, nothingRead);
  const tests = scenarios.flatMap(({ name, lost, expectations }) => [
    { title: `${name} › nothing acknowledged is lost`, isMet: lost === 0, message: `${lost} lost` },
    ...expectations.map(({ what, isMet, isTime }) => ({
      title: `${name} › ${what}`,
      isMet,
      isTime,
      message: isTime ? 'Missed twice. The table of the run shows the times.' : 'The table of the run shows it.',
    })),
  ]);
  const missed = tests.filter(({ isMet }) => !isMet);
  const failures = missed.filter(({ isTime }) => !isTime);
  const retried = missed.filter(({ isTime }) => isTime);
  return counted(result, { ...nothingRead, passed: tests.length - failures.length, failures, retried });
};

/**
 * npm run check runs those with `isFast`. `name` is the argument for npm test. What keeps one core busy comes first, the longest at the
 * front: they run beside each other (`runInLanes`).
 */
export const checks = [
  {
    name: 'lint',
    title: 'Lint (eslint)',
    isFast: true,
    cores: 1,
    run: tool('eslint', '.', '--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint/', '--cache-strategy', 'content'),
  },
  { name: 'openapi-lint', title: 'OpenAPI document (redocly)', isFast: true, cores: 1, run: lintDocument },
  { name: 'openapi-fresh', title: 'Generated API types are current', isFast: true, cores: 1, run: node('openapi/gen.mjs', '--check') },
  { name: 'types', title: 'Types (tsc)', isFast: true, cores: 1, run: tool('tsc', '--noEmit') },
  {
    name: 'format',
    title: 'Format (prettier)',
    isFast: true,
    cores: 1,
    run: tool('prettier', '--check', '.', '--cache', '--cache-location', '.cache/prettier', '--cache-strategy', 'content'),
  },
  {
    name: 'duplicates',
    title: 'No ten lines stand twice in src (jscpd)',
    isFast: true,
    cores: 1,
    run: tool('jscpd', 'src', '--min-lines', '10', '--min-tokens', '60', '--threshold', '0', '--reporters', 'console'),
  },
  { name: 'dead-code', title: 'Dead code and dependencies (knip)', isFast: false, cores: 1, run: tool('knip') },
  {
    name: 'pact-consumer',
    title: 'Pacts, generated again',
    isFast: false,
    cores: 1,
    run: () => generatePacts(vitest('pact-consumer')),
  },
  {
    name: 'pact-provider',
    title: 'Pacts, verified against the reference backend',
    isFast: false,
    cores: 1,
    after: ['pact-consumer'],
    run: vitest('pact-provider'),
  },
  {
    name: 'pact-openapi',
    title: 'Pacts against the OpenAPI document',
    isFast: false,
    cores: 1,
    after: ['pact-consumer'],
    run: node('contracts/scripts/compare.mjs'),
  },
  { name: 'build', title: 'Build', isFast: false, cores: 1, run: async () => asOne(await build()) },
  { name: 'size', title: 'Byte budgets of the build', isFast: false, cores: 1, after: ['build'], run: node('tests/bench/size.mjs') },
  {
    name: 'storybook',
    title: 'Storybook as a static folder, under a path it does not know',
    isFast: false,
    cores: 1,
    run: node('tests/atlas/subPath.mjs'),
  },
  { name: 'node', title: 'Tests in Node', isFast: true, run: vitest('node') },
  { name: 'postgres', title: 'The backend’s tests on a PostgreSQL server', isFast: false, run: vitest('postgres') },
  { name: 'load', title: 'The backend under load and faults, shortened', isFast: false, run: load },
  { name: 'dom', title: 'Tests in jsdom', isFast: true, run: vitest('dom') },
  { name: 'stories', title: 'Stories in Chromium, light and dark', isFast: false, run: vitest('stories') },
  { name: 'e2e', title: 'End to end in Chromium', isFast: false, after: ['build'], run: playwright() },
];

/** The checks of npm run soak. They include every suite that takes its number of cases from tests/propertyRuns.ts. */
export const soakChecks = [
  { name: 'build', title: 'Build', run: async () => asOne(await build()) },
  { name: 'node', title: 'Tests in Node, all cases', run: vitest('node') },
  { name: 'postgres', title: 'The backend’s tests on a PostgreSQL server, all cases', run: vitest('postgres') },
  { name: 'dom', title: 'Tests in jsdom, all cases', run: vitest('dom') },
  {
    name: 'e2e',
    title: 'Faults and failures in Chromium, all cases',
    after: ['build'],
    run: playwright('tests/e2e/survival', 'tests/e2e/memory.spec.ts', 'tests/e2e/accessibility-modes.spec.ts'),
  },
  { name: 'npm-ci', title: 'npm ci twice gives the same tree', run: node('.setup/checks/sameTree.mjs') },
  {
    name: 'atlas',
    title: 'Storybook: every picture of the atlas, drawn twice',
    run: async () => asOne(await run(process.execPath, ['--import', 'tsx', 'tests/atlas/atlas.mjs', '--twice'], { silenceMs: SILENCE_MS })),
  },
];
