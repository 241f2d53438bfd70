import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bootScript } from './.setup/bootPlugin.mjs';

const backend = process.env['BACKEND'] ?? 'http://127.0.0.1:4173';

export default defineConfig({
  plugins: [react(), bootScript()],
  server: { proxy: { '/api': backend, '/files': backend } },
  build: {
    target: 'es2022',
    manifest: true,
    // A data: URL would break the Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Chakra's theme parts are calls at module scope: without this each of them stays in the bundle, used or not.
      treeshake: { manualPureFunctions: ['defineConfig', 'defineRecipe', 'defineSlotRecipe'] },
    },
  },
});
