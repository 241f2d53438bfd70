import { defineConfig } from '@playwright/test';
import { playwrightBase } from '../../.setup/checks/playwright.mjs';

// atlas.mjs runs it, and says in the environment what is drawn and with what it is compared.
const cache = '../../.cache/atlas';

export default defineConfig(playwrightBase, {
  testDir: '.',
  fullyParallel: true,
  // All are compared, even if one could not be drawn.
  projects: [
    { name: 'draw', grep: /@draw/, teardown: 'compare' },
    { name: 'compare', grep: /@compare/ },
  ],
  retries: 0,
  snapshotPathTemplate: `${process.env['ATLAS_BASELINE'] ?? ''}/{arg}{ext}`,
  updateSnapshots: 'none',
  // Both are drawn by the same browser on the same machine, so any pixel counts. But where it cuts a
  // page into tiles depends on the load, and a color beside a cut may be rounded the other way.
  expect: { toMatchSnapshot: { threshold: 0.02 } },
  reporter: [['line'], ['html', { outputFolder: `${cache}/report`, open: 'never' }]],
  outputDir: `${cache}/results`,
});
