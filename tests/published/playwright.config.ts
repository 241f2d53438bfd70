import { defineConfig } from '@playwright/test';
import { playwrightBase } from '../../.setup/checks/playwright.mjs';

// The built Storybook. It needs no backend.
export default defineConfig(playwrightBase, {
  testDir: '.',
  projects: [
    // Runs beside other checks (`cores: 1`).
    { name: 'pages', testMatch: 'pages.spec.ts', workers: 1 },
    // What is set in the toolbar or read on a page: npm run soak.
    { name: 'details', testMatch: 'details.spec.ts' },
  ],
  outputDir: '../../test-results/published',
  fullyParallel: true,
});
