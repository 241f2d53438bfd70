// The checks of npm test and npm run soak.
import { build } from '../build/consoleBuild.mjs';
import { generatePacts } from './pacts.mjs';
import {
  asOne,
  drawTwice,
  lintDocument,
  node,
  playBuilt,
  playwright,
  published,
  tool,
  vitest,
} from './runners.mjs';
import { survive } from './survival.mjs';
import { NOTHING } from './touched.mjs';

const contract = /^(contracts|openapi|src\/api|tests\/fixtures)\//;
const provider = /^(contracts\/provider|openapi|tests\/provider)\//;
const storybook = /^(\.storybook|stories|src)\//;

/**
 * npm run check runs those with `isFast`. `name` is the argument for npm test. What keeps one core
 * busy comes first, the longest at the front: they run beside each other (`runInLanes`). In npm run
 * check and with --changed, one with `touchedBy` runs only if such a file has changed since the
 * last landed commit.
 */
export const checks = [
  {
    name: 'lint',
    title: 'Types and lint (oxlint)',
    isFast: true,
    run: () => tool('oxlint', '.'),
  },
  {
    name: 'node',
    title: 'Tests in Node',
    isFast: true,
    cores: 1,
    run: () => vitest(['node'], { cores: 1 }),
  },
  {
    name: 'provider',
    title: 'The backend’s tests of its embedded engine',
    isFast: true,
    cores: 1,
    touchedBy: provider,
    run: () => vitest(['provider', 'provider-alone'], { cores: 1 }),
  },
  {
    name: 'postgres',
    title: 'The backend’s tests on a PostgreSQL server',
    isFast: true,
    cores: 1,
    touchedBy: provider,
    run: () => vitest(['postgres'], { cores: 1 }),
  },
  {
    name: 'dom',
    title: 'Tests in jsdom',
    isFast: true,
    cores: 1,
    run: () => vitest(['dom', 'dom-alone'], { isShuffled: true, cores: 1 }),
  },
  {
    name: 'openapi-lint',
    title: 'OpenAPI document (redocly)',
    isFast: true,
    cores: 1,
    run: lintDocument,
  },
  {
    name: 'openapi-fresh',
    title: 'Generated API types are current',
    isFast: true,
    cores: 1,
    run: () => node('openapi/gen.mjs', '--check'),
  },
  {
    name: 'format',
    title: 'Format (oxfmt)',
    isFast: true,
    cores: 1,
    run: () => tool('oxfmt', '--check', '.'),
  },
  {
    name: 'duplicates',
    title: 'No ten lines stand twice in src (jscpd)',
    isFast: true,
    cores: 1,
    run: () =>
      tool(
        'jscpd',
        'src',
        '--min-lines',
        '10',
        '--min-tokens',
        '60',
        '--threshold',
        '0',
        '--reporters',
        'console',
      ),
  },
  {
    name: 'dead-code',
    title: 'Dead code and dependencies (knip)',
    isFast: false,
    cores: 1,
    run: () => tool('knip'),
  },
  {
    name: 'pact-consumer',
    title: 'Pacts, generated again',
    isFast: false,
    cores: 1,
    touchedBy: contract,
    run: () => generatePacts(() => vitest(['pact-consumer'], { isWhole: true })),
  },
  {
    name: 'pact-provider',
    title: 'Pacts, verified against the reference backend',
    isFast: false,
    cores: 1,
    touchedBy: contract,
    after: ['pact-consumer'],
    run: () => vitest(['pact-provider'], { isWhole: true }),
  },
  {
    name: 'pact-openapi',
    title: 'Pacts against the OpenAPI document',
    isFast: false,
    cores: 1,
    touchedBy: contract,
    after: ['pact-consumer'],
    run: () => node('contracts/scripts/compare.mjs'),
  },
  { name: 'build', title: 'Build', isFast: false, cores: 1, run: async () => asOne(await build()) },
  {
    name: 'size',
    title: 'Byte budgets of the build',
    isFast: false,
    cores: 1,
    after: ['build'],
    run: () => node('tests/bench/size.mjs'),
  },
  {
    name: 'storybook',
    title: 'Storybook as a static folder, under a path it does not know',
    isFast: false,
    cores: 1,
    touchedBy: storybook,
    run: () => published('pages'),
  },
  {
    name: 'stories',
    title: 'Stories in Chromium, light and dark',
    isFast: false,
    run: () => vitest(['stories'], { isShuffled: true }),
  },
  {
    name: 'e2e',
    title: 'End to end in Chromium',
    isFast: false,
    after: ['build'],
    run: () => playwright('core'),
  },
  {
    name: 'survival',
    title: 'What the console survives',
    isFast: false,
    touchedBy: NOTHING,
    after: ['build', 'storybook'],
    run: survive,
  },
];

/**
 * The checks of npm run soak. They include every suite that takes its number of cases from
 * tests/propertyRuns.ts.
 */
export const soakChecks = [
  { name: 'build', title: 'Build', run: async () => asOne(await build()) },
  {
    name: 'node',
    title: 'Tests in Node, all cases',
    run: () => vitest(['node', 'provider', 'provider-alone', 'provider-shared', 'survival']),
  },
  {
    name: 'postgres',
    title: 'The backend’s tests on a PostgreSQL server, all cases',
    run: () => vitest(['postgres', 'survival-postgres']),
  },
  {
    name: 'pact-breaks',
    title: 'Pacts against a broken backend',
    run: () => vitest(['pact-breaks']),
  },
  {
    name: 'dom',
    title: 'Tests in jsdom, all cases',
    run: () => vitest(['dom', 'dom-alone'], { isShuffled: true }),
  },
  {
    name: 'e2e',
    title: 'Faults and failures in Chromium, all cases',
    after: ['build'],
    run: () => playwright('survival'),
  },
  {
    name: 'published',
    title: 'Every story of the built Storybook',
    run: () => published('published'),
  },
  {
    name: 'details',
    title: 'Details of the built Storybook',
    after: ['published'],
    run: () => playBuilt('details'),
  },
  {
    name: 'npm-ci',
    title: 'npm ci twice gives the same tree',
    run: () => node('.setup/checks/sameTree.mjs'),
  },
  {
    name: 'atlas',
    title: 'Storybook: every picture of the atlas, drawn twice',
    run: drawTwice,
  },
];
