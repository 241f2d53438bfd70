import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import type { Indexer } from 'storybook/internal/types';
import type { PluginOption } from 'vite';
import { writeReference } from '../openapi/reference/write.mjs';
import { readComponentFacts } from './componentFacts.ts';
import { readFlowFacts } from './flowFacts.ts';
import { testsIn } from './testsOnly.ts';

// What is only for the console's own build: its HTML (static shell, boot script), and which files
// its routes share. Storybook has the modules of all routes at once: thinking about them took a
// fifth of its build.
const consoleOnly = ['boot-script', 'shared-chunks'];
const isConsoleOnly = (plugin: PluginOption) =>
  typeof plugin === 'object' &&
  plugin !== null &&
  'name' in plugin &&
  consoleOnly.includes(plugin.name);

// With 'optional' a late font isn't used at all. That is right for staff, who go on reading, but
// wrong where the typeface itself is reviewed.
const waitForFont = {
  postcssPlugin: 'wait-for-font',
  Declaration: {
    'font-display': (declaration: { value: string }) => {
      declaration.value = 'block';
    },
  },
};

// The tables of props are read from files, and name them by their place on this machine.
const root = fileURLToPath(new URL('..', import.meta.url));
const withoutPaths: PluginOption = {
  name: 'without-paths',
  enforce: 'post',
  transform: (code) =>
    code.includes('__docgenInfo')
      ? code.replaceAll(root, '').replaceAll(`${basename(root)}/src/`, 'src/')
      : undefined,
};

/** What the pages say that is read from the sources. */
const facts = new Map<string, () => object>([
  ['virtual:component-facts', readComponentFacts],
  ['virtual:flow-facts', readFlowFacts],
]);
const factsOfSources: PluginOption = {
  name: 'facts-of-sources',
  resolveId: (id) => (facts.has(id) ? `\0${id}` : undefined),
  load: (id) => {
    const read = id.startsWith('\0') ? facts.get(id.slice(1)) : undefined;
    return read && `export default ${JSON.stringify(read())};`;
  },
};

/**
 * The folder of what `npm run atlas` drew last, if it drew anything: git has no pictures.
 */
function picturesFolder() {
  const folder = fileURLToPath(new URL('../.cache/atlas/now', import.meta.url));
  const drawn = join(folder, 'drawn.json');
  mkdirSync(folder, { recursive: true });
  if (!existsSync(drawn)) writeFileSync(drawn, 'null');
  return folder;
}

/** What is only a test is neither in the sidebar nor on a page. */
const hidingTests = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => {
    const tests = testsIn(file, readFileSync(file, 'utf8'));
    return (await indexer.createIndex(file, options)).map((input) =>
      input.type === 'story' && tests.includes(input.exportName)
        ? { ...input, tags: [...(input.tags ?? []), '!dev', '!autodocs'] }
        : input,
    );
  },
});

/**
 * A state is shown at rest, as a person meets it: what its play would click is for tests. A flow
 * and a test are played.
 */
const statesAtRest: PluginOption = {
  name: 'states-at-rest',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('.stories.tsx') || id.includes('/stories/flows/')) return undefined;
    const tests = testsIn(id, code);
    const states = [...code.matchAll(/^export const (\w+)/gm)].flatMap(([, name = '']) =>
      tests.includes(name) ? [] : [name],
    );
    return `${code}\nfor (const state of [${states.join(', ')}]) delete state.play;\n`;
  },
};

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  experimental_indexers: (existing = []) => existing.map(hidingTests),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [
    './public',
    { from: picturesFolder(), to: '/atlas' },
    // api/docs.html: what the backend offers, to read.
    {
      from: writeReference(fileURLToPath(new URL('../.cache/api-reference', import.meta.url))),
      to: '/api',
    },
  ],
  // Chakra's package would add its own Storybook, from its own site, to ours. This Storybook sends
  // no requests to other sites.
  refs: { '@chakra-ui/react': { disable: true } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // TypeScript itself reads the props, so that their tables have a union's values and not only its
  // name. Tests have no tables.
  typescript: {
    reactDocgen: process.env['VITEST'] ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      include: ['src/{ui,list,features}/**/*.tsx', 'src/app/{frame,palette}/*.tsx'],
      tsconfigPath: '.storybook/tsconfig.json',
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
    },
  },
  // `--test` (npm test) leaves out the tables of props and shrinks nothing: a third of the time.
  build: {
    test: {
      disableBlocks: false,
      disabledAddons: [],
      disableMDXEntries: false,
      disableAutoDocs: false,
    },
  },
  viteFinal: (vite, { test }) => ({
    ...vite,
    plugins: [
      ...(vite.plugins ?? []).filter((plugin) => !isConsoleOnly(plugin)),
      withoutPaths,
      factsOfSources,
      ...(process.env['VITEST'] ? [] : [statesAtRest]),
    ],
    css: { ...vite.css, postcss: { plugins: [waitForFont] } },
    server: { ...vite.server, proxy: {} },
    build: { ...vite.build, minify: !test, manifest: false, chunkSizeWarningLimit: 4096 },
    // Listed here, because a dependency that is discovered later reloads the page in the middle of
    // a test.
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
        '@chakra-ui/react/anatomy',
        '@emotion/react',
        'framer-motion',
        'framer-motion/m',
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
