import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import Tries, { vitestRetry as retry } from './.setup/checks/tries.mjs';
import { launchOptions } from './.setup/run/chromium.mjs';

// Before any worker starts: workers and the browser inherit the zone, and a zone set later is not
// seen by Date.
process.env['TZ'] = 'UTC';
process.env['PACT_DO_NOT_TRACK'] = 'true';

// A busy machine is no failure.
const testTimeout = 120_000;
const poll = { timeout: 15_000 };

const exclude = [...configDefaults.exclude, 'tests/e2e/**'];
const inProvider = (name: string) => `tests/provider/${name}.test.ts`;
// They replace a module of Node, which other files of the same process may have loaded before.
const alone = ['passwords', 'staticFiles'].map(inProvider);
// What only a PostgreSQL server shows.
const onlyOnPostgres = 'tests/provider/**/*.postgres.test.ts';
// What is about the embedded engine's folder, or about no database at all.
const onlyEmbedded = ['process', 'kill', 'production', 'migrations', 'demoSeed', 'demoRisks'].map(
  inProvider,
);
const notOnPostgres = [...alone, ...onlyEmbedded];
// The repository's own tools, which `npm run check` doesn't run.
const tools = ['bench', 'contracts', 'deploy', 'load', 'setup', 'stories', 'survival'].map(
  (folder) => `tests/${folder}/**/*.test.ts`,
);
const domTests = ['tests/**/*.test.tsx', 'tests/**/*.dom.test.ts'];
// They replace modules of the console or load them again, or need modules that no other file has
// used before: each file loads its own.
const domAlone = [
  'app/guardHistory',
  'app/frame/askBeforeSignOut',
  'app/frame/crashes',
  'app/frame/followLinks',
  'app/keyboard/globalKeys',
  'ui/preloadParts',
  'mutation/findCreated',
  'features/trading/mt5Users/fundedWallets',
  'features/payouts/journal/journalStore',
  'list/useList',
  'list/useListExport',
  'mutation/readingFailures',
].map((name) => `tests/${name}.test.tsx`);
// A renamed file would run among the others unnoticed.
for (const file of domAlone)
  if (!existsSync(new URL(file, import.meta.url)))
    throw new Error(`vitest.config.ts names ${file}, which doesn't exist`);

/** Every story once, looked at in both themes (.storybook/bothThemes.ts). */
async function stories() {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  const { playwright } = await import('@vitest/browser-playwright');
  return {
    plugins: [react(), storybookTest({ configDir: '.storybook' })],
    test: {
      name: 'stories',
      setupFiles: ['.storybook/vitest.setup.ts'],
      sequence: { groupOrder: 3 },
      // A page for all of them, as in Storybook itself: three times as fast, and what the preview
      // resets between stories is then put to the test.
      isolate: false,
      // Vitest would open one page less than there are cores. Each page has its own context, so
      // storage and service worker are its own too.
      maxWorkers: 2,
      retry,
      testTimeout,
      hookTimeout: testTimeout,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: launchOptions(),
          contextOptions: { timezoneId: 'UTC', locale: 'en-US' },
        }),
        instances: [{ browser: 'chromium' as const }],
      },
    },
  };
}

/**
 * Whether stories may be run. Loading Storybook takes four seconds, which a run of other projects
 * spares.
 */
const areStoriesAsked = () => {
  const options = { project: { type: 'string', multiple: true } } as const;
  const { project: names } = parseArgs({ options, strict: false, allowPositionals: true }).values;
  return names?.some((name) => name === 'stories' || /[^\w-]/.test(String(name))) ?? true;
};

const backend = (name: string, include: string[], but: string[], isolate = false) => ({
  test: {
    name,
    include,
    exclude: [...exclude, ...but],
    // Two processes for all files: half of the time went into loading the same modules for each
    // file again.
    isolate,
    retry,
    testTimeout,
    hookTimeout: 180_000,
    expect: { poll },
  },
});

/** The same tests on a PostgreSQL server, which is started once for all of them. */
const onPostgres = (...project: Parameters<typeof backend>) => ({
  test: { ...backend(...project).test, globalSetup: ['tests/provider/postgresSetup.ts'] },
});

const dom = (
  name: string,
  include: string[],
  but: string[],
  environment: string,
  setup: string,
) => ({
  plugins: [react()],
  test: {
    name,
    include,
    exclude: [...exclude, ...but],
    environment,
    // As in `backend`. What the console keeps in its modules, the set-up empties after each test.
    isolate: false,
    setupFiles: [setup],
    retry,
    testTimeout,
    expect: { poll },
  },
});

// The reference backend and Pact's own mock server are processes with state: one file at a time,
// the provider after the consumer.
const pact = (name: string, include: string, groupOrder: number) => ({
  test: {
    name,
    include: [include],
    exclude,
    fileParallelism: false,
    isolate: false,
    sequence: { groupOrder },
    retry,
    testTimeout,
    hookTimeout: 180_000,
  },
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    reporters: ['default', new Tries()],
    projects: [
      backend('node', ['tests/**/*.test.ts'], [...domTests, 'tests/provider/**', ...tools]),
      {
        test: {
          ...backend('tools', tools, domTests).test,
          globalSetup: ['tests/deploy/nginxProgram.mjs'],
        },
      },
      // Processes of their own: the server replaces Node's Response.
      backend('provider', onlyEmbedded, []),
      backend('provider-alone', alone, [], true),
      // On the embedded engine what `postgres` runs on a server: npm run soak.
      backend(
        'provider-shared',
        ['tests/provider/**/*.test.ts'],
        [onlyOnPostgres, ...notOnPostgres],
      ),
      onPostgres('postgres', ['tests/provider/**/*.test.ts'], notOnPostgres),
      dom('dom', domTests, domAlone, './tests/setup/oneDom.ts', 'tests/setup/dom.ts'),
      dom('dom-alone', domAlone, [], 'jsdom', 'tests/setup/domAlone.ts'),
      pact('pact-consumer', 'contracts/consumer/**/*.pact.test.ts', 1),
      pact('pact-provider', 'contracts/provider/**/*.verify.test.ts', 2),
      pact('pact-breaks', 'contracts/provider/verification/breaks/breaks.test.ts', 2),
      ...(areStoriesAsked() ? [await stories()] : []),
    ].map((project) => ({ resolve: { tsconfigPaths: true }, ...project })),
  },
});
