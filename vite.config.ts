import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bootScript } from './.setup/build/bootPlugin.mjs';
import { sharedChunks } from './.setup/build/chunks.mjs';

const backend = process.env['BACKEND'] ?? 'http://127.0.0.1:4173';

const chunks = sharedChunks({ route: /\/src\/(features|app)\/.*Page\.tsx$/, fileCost: 4600 });

export default defineConfig({
  plugins: [react(), chunks.plugin, bootScript()],
  resolve: {
    tsconfigPaths: true,
    // React has had it since version 18.
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  server: { proxy: { '/api': backend, '/files': backend } },
  build: {
    target: 'es2022',
    // The first browsers with :has(). For older ones a list with it would be wrapped in :is(), which
    // every element of the page is then matched against.
    cssTarget: ['chrome111', 'firefox121', 'safari16.4'],
    manifest: true,
    // A data: URL would break the Content-Security-Policy.
    assetsInlineLimit: 0,
    // The boot script fetches a route's files at the first load, and links fetch them when they are
    // pointed at. A list of them beside each import would cost every first load a kilobyte.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, dependencies) =>
        dependencies.filter((name) => name.endsWith('.css')),
    },
    rolldownOptions: {
      // Chakra's theme parts are calls at module scope: without this each of them stays in the
      // bundle, used or not.
      treeshake: { manualPureFunctions: ['defineConfig', 'defineRecipe', 'defineSlotRecipe'] },
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: chunks.groups },
        // The boot script lists the files of every route, and each name costs bytes there. What is
        // loaded on demand keeps its name.
        chunkFileNames: ({ facadeModuleId, name }) =>
          `assets/${facadeModuleId || name === 'core' ? name : 'shared'}-[hash:7].js`,
        assetFileNames: 'assets/[name]-[hash:6][extname]',
      },
    },
  },
});
