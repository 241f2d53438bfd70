import { defineConfig } from '@playwright/test';
import { isStrict, retries } from '../../.setup/checks/tries.mjs';
import { launchOptions } from '../../.setup/run/chromium.mjs';

// The built Storybook. It needs no backend.
export default defineConfig({
  testDir: '.',
  projects: [
    // Runs beside other checks (`cores: 1`).
    { name: 'pages', testMatch: 'pages.spec.ts', workers: 1 },
    // Every story. `npm test` plays as many files as it has time for (.setup/checks/survival.mjs).
    { name: 'published', testMatch: 'stories.spec.ts' },
  ],
  outputDir: '../../test-results/published',
  forbidOnly: true,
  fullyParallel: true,
  retries,
  failOnFlakyTests: isStrict,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: { browserName: 'chromium', launchOptions: launchOptions(), timezoneId: 'UTC', locale: 'en-US' },
});
