import { defineConfig } from '@playwright/test';
import { playwrightBase } from './.setup/checks/playwright.mjs';

export default defineConfig(playwrightBase, {
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  projects: [
    // What `npm run soak` runs with more cases. First, because these tests are the longest: at the
    // end short ones keep both workers busy.
    { name: 'survival', testMatch: 'survival/**/*.spec.ts' },
    { name: 'core', testIgnore: 'survival/**' },
  ],
  outputDir: 'test-results',
  use: {
    screenshot: 'only-on-failure',
    // `npx playwright test --trace on` for looking into one: for all of them it takes an eighth
    // more time.
    trace: 'off',
  },
});
