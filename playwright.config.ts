import { defineConfig } from '@playwright/test';
import { playwrightBase } from './.setup/checks/playwright.mjs';
import { launchOptions } from './.setup/run/chromium.mjs';

const chromium = launchOptions();

// One project: another one would start other workers, each with a backend of its own.
export default defineConfig(playwrightBase, {
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  // One more than cores: a fifth of the time a test waits.
  workers: 3,
  outputDir: 'test-results',
  use: {
    // A spare process for the next page would be an eighth of a page's time.
    launchOptions: { ...chromium, args: [...chromium.args, '--renderer-process-limit=1'] },
    screenshot: 'only-on-failure',
    // `npx playwright test --trace on` for looking into one: for all of them it takes an eighth
    // more time.
    trace: 'off',
  },
});
