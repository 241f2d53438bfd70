import { defineConfig } from '@playwright/test';
import { launchOptions } from './.setup/chromium.mjs';
import { freePort } from './.setup/provider.mjs';

// Read again by every worker, which inherits the choice.
const port = (process.env['E2E_PORT'] ??= String(await freePort()));
const origin = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  forbidOnly: true,
  // What passes only at a second try is a fault, of the console or of the test.
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: origin,
    browserName: 'chromium',
    launchOptions: launchOptions(),
    locale: 'en-US',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    // `npx playwright test --trace on` for looking into one: for all of them it takes an eighth more time.
    trace: 'off',
  },
  // The console as built, on the real backend with a fresh data folder.
  webServer: {
    command: `node .setup/throwaway.mjs --port ${port}`,
    url: `${origin}/healthz`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
