// The checks of npm test and npm run soak.
const vitest = (...projects) =>
  `vitest run ${projects.map((name) => `--project ${name}`).join(' ')}`;
const beside = (...projects) => `${vitest(...projects)} --maxWorkers=1`;
const published = 'playwright test --config=tests/published/playwright.config.ts';
const storybook = 'storybook build --output-dir storybook-static --disable-telemetry --quiet';
const atlas = 'node tests/atlas/atlas.mjs --twice';

/**
 * `run`: a program and its arguments; after '&&' the next one. Three run at a time, in this order,
 * before those that use all cores. `isFast`: part of npm run check. `needs`: keys of `steps` in
 * run/ensure.mjs.
 */
export const checks = [
  { name: 'postgres', title: 'The backend on a PostgreSQL server', run: beside('postgres') },
  {
    name: 'provider',
    title: 'The backend on its embedded engine',
    run: beside('provider', 'provider-alone'),
  },
  {
    name: 'pacts',
    title: 'Pacts: generated again, against the backend and the document',
    run: `node contracts/consumer/regenerate.mjs && ${vitest('pact-provider')} && node contracts/scripts/compare.mjs`,
  },
  {
    name: 'storybook',
    title: 'Storybook as a static folder, under a path it does not know',
    needs: ['chromium'],
    run: `${storybook} --test && ${published} --project=pages`,
  },
  { name: 'dom', title: 'Tests in jsdom', isFast: true, run: beside('dom', 'dom-alone') },
  { name: 'lint', title: 'Types and lint (oxlint)', isFast: true, run: 'oxlint .' },
  { name: 'node', title: 'Tests in Node', isFast: true, run: beside('node') },
  { name: 'tools', title: 'Tests of the tools', run: beside('tools') },
  // It needs both cores, but not until its two pages are loaded: the short checks fill that time.
  {
    name: 'stories',
    title: 'Stories in Chromium, light and dark',
    needs: ['chromium'],
    run: vitest('stories'),
  },
  {
    name: 'build',
    title: 'Build, within its byte budgets',
    run: 'node .setup/run/build.mjs && node tests/bench/size.mjs',
  },
  {
    name: 'duplicates',
    title: 'No ten lines stand twice in src (jscpd)',
    run: 'npm run --silent duplicates',
  },
  { name: 'dead-code', title: 'Dead code and dependencies (knip)', run: 'knip' },
  {
    name: 'openapi-fresh',
    title: 'Generated API types are current',
    isFast: true,
    run: 'node openapi/gen.mjs --check',
  },
  {
    name: 'openapi-lint',
    title: 'OpenAPI document (redocly)',
    isFast: true,
    run: 'npm run --silent lint:openapi',
  },
  { name: 'format', title: 'Format (oxfmt)', isFast: true, run: 'oxfmt --check .' },
  {
    name: 'e2e',
    title: 'End to end in Chromium, with what the console survives',
    usesAllCores: true,
    needs: ['chromium', 'build'],
    run: 'playwright test',
  },
];

/** More cases of each suite, stories and tests in jsdom in any order, and what takes long. */
export const soakChecks = [
  {
    name: 'node',
    title: 'Tests in Node',
    run: vitest('node', 'tools', 'provider', 'provider-alone', 'provider-shared'),
  },
  { name: 'postgres', title: 'The backend on a PostgreSQL server', run: vitest('postgres') },
  { name: 'pact-breaks', title: 'Pacts against a broken backend', run: vitest('pact-breaks') },
  {
    name: 'shuffled',
    title: 'Stories and tests in jsdom, shuffled',
    needs: ['chromium'],
    run: `${vitest('dom', 'stories')} --sequence.shuffle.files --sequence.shuffle.tests`,
  },
  {
    name: 'e2e',
    title: 'What the console survives',
    needs: ['chromium', 'build'],
    run: 'playwright test tests/e2e/survival',
  },
  {
    name: 'published',
    title: 'Toolbar and pages of the built Storybook',
    needs: ['chromium'],
    run: `${storybook} && ${published} --project=details`,
  },
  { name: 'atlas', title: 'Pictures of the atlas, drawn twice', needs: ['chromium'], run: atlas },
  {
    name: 'load',
    title: 'The backend under load and faults',
    run: 'node --import tsx tests/load/load.ts',
  },
].map((check) => ({ ...check, usesAllCores: true }));
