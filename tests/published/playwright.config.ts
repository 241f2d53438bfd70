import { defineConfig } from '@playwright/test';
import { playwrightBase } from '../../.setup/checks/playwright.mjs';

// The built Storybook. It needs no backend.
export default defineConfig(playwrightBase, {
  testDir: '.',
  projects: [
    // Runs beside other checks (`cores: 1`).
    { name: 'pages', testMatch: ['pages.spec.ts', 'changes.spec.ts'], workers: 1 },
    // Every story. `npm test` plays as many files as it has time for (.setup/checks/survival.mjs).
    { name: 'published', testMatch: 'stories.spec.ts' },
  ],
  outputDir: '../../test-results/published',
  fullyParallel: true,
});
