import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bootScript } from './.setup/bootPlugin.mjs';

const backend = process.env['BACKEND'] ?? 'http://127.0.0.1:4173';

/** What every address needs, the sign-in included. */
const isCore = (id: string) =>
  /node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|openapi-fetch)\//.test(id) ||
  /lucide-react\/dist\/esm\/(?!icons\/(?!triangle-))/.test(id) ||
  /vite\/preload-helper|rolldown\/runtime/.test(id) ||
  /\/src\/(main|paths|app\/(App|guardHistory|StaleBuild|Router|navigation|routeComponents|ScreenBoundary|ToastProvider|idle)|api\/(auth|client|early|errors|exchange|inFlight|page|patience|refresh|session|swapped|transport)|boot|domain\/(email|fieldErrors|limits|loginRules|nextPath|records|text)|messages\/(policy|general|auth)|theme\/.*css|hooks\/(use(Action|Session)|local\/owned)|routes\/(useNotify|useAddress|leaving)|components\/(fields\/Button|feedback\/(CrashedState|StateMessage|toasts)|layout\/Page|loadable))/.test(id);

/** Chakra's system, which dialogs, menus and toasts have in common: loaded with the first of them. */
const isOverlaySystem = (id: string) =>
  /node_modules\/(@emotion|stylis|hoist-non-react-statics|react-is|@babel|@pandacss)\//.test(id) ||
  /@chakra-ui\/react\/dist\/esm\/(styled-system|utils|[a-z-]+\.js)/.test(id) ||
  /\/src\/(theme\/.*ts|components\/overlays\/ChakraRoot)/.test(id);

/** The icons of the frame, of tables and of the states; any other comes with the screens that show it. */
const isFrameIcon = (id: string) =>
  /lucide-react\/dist\/esm\/icons\/(arrow-left|bell|chevron-(down|left|right)|circle-(dollar-sign|user-round)|clock-3|cloud-off|ellipsis|inbox|lock|log-out|menu|monitor|moon|refresh-cw|search-x|send|sun|trophy|activity|users|wifi-off)\./.test(id);

/** What every screen inside the protected layout needs besides. */
const isConsole = (id: string) => /node_modules\/(swr|dequal)\//.test(id) || isFrameIcon(id) || /\/src\/(app\/(?!keys\/(?!GlobalKeys))|hooks\/(local\/localStore|keys|reading|swrConfig|useNow)|domain\/(dates|ids|numbers|load|money|userFilters)|api\/users|messages\/users|components\/charts\/ProgressBar|routes\/(use[A-Z]|toLoad|screenCommands)|components\/(keyListeners|fields\/(IconButton|RefreshButton|filters)|feedback\/(Skeleton|states|LoadPanel)|layout\/|overlays\/(MenuButton|menuEntries)|tables\/(?!VirtualRows)))/.test(id);

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
      output: {
        // Two shared files instead of a score: small ones cost more in headers and requests than they save. What only overlays, forms
        // or charts need stays apart and is loaded with them.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'core', test: isCore, priority: 2 },
            { name: 'console', test: isConsole, priority: 1 },
            { name: 'overlays', test: isOverlaySystem, priority: 1 },
          ],
        },
      },
    },
  },
});
