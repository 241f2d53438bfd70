// Runs the programs that check something: each resolves with `{ passed, failed, skipped, output }`,
// test runners with more (failures.mjs).
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildStorybook } from '../build/storybook.mjs';
import { readPlaywright, readVitest } from './failures.mjs';
import { filesSince, isApplicationTouched } from './touched.mjs';
import { isSoak, isStrict } from './tries.mjs';
import { bin, commitName, digest, inRoot, quietEnv, run } from '../run/process.mjs';

const REPORTS = '.cache/reports';
/**
 * With `npm test -- --changed`, the commit since which changes count: only tests that they reach
 * are run.
 */
const since = process.env.CHANGED_SINCE;
/**
 * Ends a check that hangs: none of its tests has finished for so long. One test of a soak may take
 * hours.
 */
const SILENCE_MS = (isSoak ? 240 : 10) * 60_000;

/** Counts a program as one check: it passes or fails. */
export const asOne = ({ code, output }) => ({
  passed: code === 0 ? 1 : 0,
  failed: code === 0 ? 0 : 1,
  skipped: 0,
  output,
});

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

export const node = async (script, ...args) => {
  if (existsSync(inRoot(script))) return asOne(await run(process.execPath, [script, ...args]));
  return asOne({ code: 1, output: `${script} is missing.\n` });
};

/**
 * Runs a tool with more room for what lives only shortly: looking through it again and again takes
 * a tenth of the time.
 */
export const tool = async (name, ...args) =>
  asOne(await run(process.execPath, ['--max-semi-space-size=64', bin(name), ...args]));

/** Redocly exits with 0 despite warnings. Here a warning is a failure. */
export const lintDocument = async () => {
  const { code, output } = await run(bin('redocly'), [
    'lint',
    'openapi/openapi.yaml',
    '--config',
    'openapi/redocly.yaml',
  ]);
  return asOne({ code: /\b[1-9]\d* warnings?\b/i.test(output) ? 1 : code, output });
};

/**
 * Counts what a report says. A run that fails without a failed test (no tests, an error outside of
 * tests) is one failure.
 */
function counted({ code, output }, { passed, skipped, failures, unloaded, ...rest }) {
  const all = [...failures, ...unloaded];
  return {
    ...rest,
    passed,
    skipped,
    failures: all,
    failed: Math.max(all.length, code !== 0 || (passed === 0 && !since) ? 1 : 0),
    output,
  };
}

const nothingRead = {
  passed: 0,
  skipped: 0,
  failures: [],
  retried: [],
  unloaded: [],
  durations: [],
};

/**
 * Runs the tests of `runner` and counts them. The runner itself tries failed tests again. What
 * failed outside of any test (a file that could not be loaded, a browser that did not start) is run
 * once more here.
 * @param {(places: string[]) => Promise<{ code: number, output: string, read: object | undefined
 *   }>} runner runs all, or some files
 */
async function runTests(runner) {
  const { read = nothingRead, ...first } = await runner([]);
  if (isStrict || first.code === 0 || read.failures.length > 0) return counted(first, read);
  const { read: reread = nothingRead, ...second } = await runner(
    read.unloaded.map(({ place }) => place),
  );
  const output = `${first.output}\nRun again, because it failed outside of any test\n${second.output}`;
  const outside = {
    title: 'Failed outside of any test',
    message: 'The output of the first run shows it.',
  };
  const retried = read.unloaded.length > 0 ? read.unloaded : [outside];
  const both = {
    ...reread,
    passed: reread.passed + (read.unloaded.length > 0 ? read.passed : 0),
    retried: [...retried, ...read.retried, ...reread.retried],
    durations: [...read.durations, ...reread.durations],
  };
  return counted({ code: second.code, output }, both);
}

/** The same order in each run of a commit, another in the next commit. */
const shuffled = () => [
  '--sequence.shuffle.files',
  '--sequence.shuffle.tests',
  `--sequence.seed=${parseInt(digest(commitName()).slice(0, 8), 16)}`,
];

/**
 * The tests of some projects of vitest: all, or those of some files, or those that a change
 * reaches, unless `isWhole`. `isShuffled`: in an order that the commit chooses, because they share
 * a page. `cores`: on how many they run, if not on as many as vitest.config.ts says.
 */
export const vitest = (
  projects,
  { files = [], isWhole = false, isShuffled = false, cores, env = {} } = {},
) =>
  runTests(async (again) => {
    const report = freshReport(projects.join('+'));
    const reporters = [
      '--reporter=default',
      `--reporter=${inRoot('.setup/checks/progress.mjs')}`,
      '--reporter=json',
    ];
    const named = projects.flatMap((project) => ['--project', project]);
    const chosen =
      again.length > 0 ? again : [...files, ...(since && !isWhole ? ['--changed', since] : [])];
    const asked = [...(isShuffled ? shuffled() : []), ...(cores ? [`--maxWorkers=${cores}`] : [])];
    const args = [
      'run',
      ...named,
      ...reporters,
      `--outputFile.json=${report}`,
      ...asked,
      ...chosen,
    ];
    const result = await run(bin('vitest'), args, { silenceMs: SILENCE_MS, env: quietEnv(env) });
    const json = readReport(report);
    return { ...result, read: json && readVitest(json) };
  });

/**
 * The end-to-end tests of a project of Playwright, or those that `args` choose. With `--changed`
 * all too if the console has changed, or if they run `isWhole`.
 */
export const playwright = (project, { args = [], isWhole = false } = {}) =>
  runTests(async () => {
    const report = freshReport(`e2e-${project}`);
    const isInPart = since && !isWhole && !isApplicationTouched(filesSince(since));
    const chosen = [
      ...args,
      ...(isInPart ? [`--only-changed=${since}`, '--pass-with-no-tests'] : []),
    ];
    const result = await run(
      bin('playwright'),
      ['test', '--project', project, ...chosen, '--reporter=list,json'],
      {
        silenceMs: SILENCE_MS,
        env: quietEnv({ PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
      },
    );
    const json = readReport(report);
    return { ...result, read: json?.stats && readPlaywright(json) };
  });

/** Its tests are in tests/published. */
export const OF_STORYBOOK = ['--config', 'tests/published/playwright.config.ts'];

/**
 * A project of tests/published, or those of its tests that `args` choose. The Storybook must be
 * built.
 */
export const playBuilt = (project, args = []) =>
  playwright(project, { isWhole: true, args: [...OF_STORYBOOK, ...args] });

/** Builds the Storybook, and then the same. */
export async function published(project) {
  const built = await buildStorybook();
  return built.code === 0 ? playBuilt(project) : asOne(built);
}

const atlas = (...args) =>
  run(process.execPath, ['--import', 'tsx', 'tests/atlas/atlas.mjs', ...args], {
    silenceMs: SILENCE_MS,
  });

/** Draws every picture of the atlas twice. */
export const drawTwice = async () => asOne(await atlas('--twice'));

/**
 * Draws the pictures of some screens and flows, and prints how many are not as they were signed
 * off. That fails nothing.
 */
export const drawAtlas = async (ids) => {
  const result = await atlas('--built', '--count', ...ids.flatMap((id) => ['--only', id]));
  return counted(result, { ...nothingRead, passed: result.code === 0 ? ids.length : 0 });
};

/**
 * Some of the load scenarios, shortened. Each thing that a scenario expects is a test. Times that
 * are missed twice are named and fail nothing, because other work on the machine can spoil them.
 * `npm run load` fails for them.
 */
export const load = async (names) => {
  const report = freshReport('load');
  const result = await run(
    process.execPath,
    ['--import', 'tsx', 'tests/load/load.ts', '--short', ...names],
    { silenceMs: SILENCE_MS },
  );
  const scenarios = readReport(report);
  if (!scenarios) return counted(result, nothingRead);
  const tests = scenarios.flatMap(({ name, lost, expectations }) => [
    { title: `${name} › nothing acknowledged is lost`, isMet: lost === 0, message: `${lost} lost` },
    ...expectations.map(({ what, isMet, isTime }) => ({
      title: `${name} › ${what}`,
      isMet,
      isTime,
      message: isTime
        ? 'Missed twice. The table of the run shows the times.'
        : 'The table of the run shows it.',
    })),
  ]);
  const missed = tests.filter(({ isMet }) => !isMet);
  const failures = missed.filter(({ isTime }) => !isTime);
  const retried = missed.filter(({ isTime }) => isTime);
  return counted(result, {
    ...nothingRead,
    passed: tests.length - failures.length,
    failures,
    retried,
  });
};
