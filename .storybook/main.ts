import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import type { PluginOption } from 'vite';
import { writeReference } from '../openapi/reference/write.mjs';

// What is only for the console's own build: its HTML (static shell, boot script), and which files its routes share. Storybook has the modules
// of all routes at once: thinking about them took a fifth of its build.
const consoleOnly = ['boot-script', 'shared-chunks'];
const isConsoleOnly = (plugin: PluginOption) =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && consoleOnly.includes(plugin.name);

// With 'optional' a late font isn't used at all. That is right for staff, who go on reading, but wrong where the typeface itself is
// reviewed.
const waitForFont = {
  postcssPlugin: 'wait-for-font',
  Declaration: {
    'font-display': (declaration: { value: string }) => {
      declaration.value = 'block';
    },
  },
};

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [
    './public',
    { from: '../tests/atlas/baseline', to: '/atlas' },
    // api/docs.html: what the backend offers, to read.
    { from: writeReference(fileURLToPath(new URL('../.cache/api-reference', import.meta.url))), to: '/api' },
  ],
  // Chakra's package would add its own Storybook, from its own site, to ours. This Storybook sends no requests to other sites.
  refs: { '@chakra-ui/react': { disable: true } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: vite.plugins?.filter((plugin) => !isConsoleOnly(plugin)),
    css: { ...vite.css, postcss: { plugins: [waitForFont] } },
    server: { ...vite.server, proxy: {} },
    build: { ...vite.build, manifest: false, chunkSizeWarningLimit: 4096 },
    // Listed here, because a dependency that is discovered later reloads the page in the middle of a test.
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        'react',
        'react/jsx-runtime',
        'react/jsx-dev-runtime',
        'react-dom',
        'react-dom/client',
        '@chakra-ui/react',
        '@emotion/react',
        'framer-motion',
        'lucide-react',
        '@tanstack/react-virtual',
        'swr',
        'swr/mutation',
        'wouter',
        'wouter/use-browser-location',
        'react-hook-form',
        'openapi-fetch',
        'msw',
        'msw/browser',
        'msw-storybook-addon',
        'openapi-msw',
        '@storybook/addon-a11y/preview',
      ],
    },
  }),
};

export default config;
