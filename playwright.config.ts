import { defineConfig } from '@playwright/test';
import { playwrightBase } from './.setup/checks/playwright.mjs';
import { freePort } from './.setup/run/provider.mjs';

// Read again by every worker, which inherits the choice.
const port = (process.env['E2E_PORT'] ??= String(await freePort()));
const origin = `http://127.0.0.1:${port}`;

export default defineConfig(playwrightBase, {
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  // The suites of many cases, of which `npm test` runs as many as it has time for
  // (.setup/checks/survival.mjs), and all the others.
  projects: [
    { name: 'core', testIgnore: 'survival/**' },
    { name: 'survival', testMatch: 'survival/**/*.spec.ts' },
  ],
  outputDir: 'test-results',
  use: {
    baseURL: origin,
    screenshot: 'only-on-failure',
    // `npx playwright test --trace on` for looking into one: for all of them it takes an eighth
    // more time.
    trace: 'off',
  },
  // The console as built, on the real backend with a fresh data folder.
  webServer: {
    // `exec`: in a shell's care it would not notice that Playwright has ended.
    command: `exec node .setup/run/throwaway.mjs --port ${port}`,
    url: `${origin}/healthz`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
