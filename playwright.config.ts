import { defineConfig } from '@playwright/test';
import { playwrightBase } from './.setup/checks/playwright.mjs';

export default defineConfig(playwrightBase, {
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  projects: [
    { name: 'core', testIgnore: 'survival/**' },
    // What `npm run soak` runs with more cases.
    { name: 'survival', testMatch: 'survival/**/*.spec.ts' },
  ],
  outputDir: 'test-results',
  use: {
    screenshot: 'only-on-failure',
    // `npx playwright test --trace on` for looking into one: for all of them it takes an eighth
    // more time.
    trace: 'off',
  },
});
