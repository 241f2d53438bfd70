import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import type { PluginOption } from 'vite';
import { writeReference } from '../openapi/reference/write.mjs';
import { orderOf } from '../stories/atlas/states.ts';
import { readComponentFacts } from './componentFacts.ts';
import { readFlowFacts } from './flowFacts.ts';

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
// wrong where the typeface itself is reviewed. Until it is there, the text is.
const useLateFont = {
  postcssPlugin: 'use-late-font',
  Declaration: {
    'font-display': (declaration: { value: string }) => {
      declaration.value = 'swap';
    },
  },
};

// The tables of props are read from files, and name them by their place on this machine.
const root = fileURLToPath(new URL('..', import.meta.url));
const withoutPaths: PluginOption = {
  name: 'without-paths',
  enforce: 'post',
  transform: {
    filter: { code: '__docgenInfo' },
    handler: (code) => code.replaceAll(root, '').replaceAll(`${basename(root)}/src/`, 'src/'),
  },
};

/** What the pages say that is read from the sources. */
const facts = new Map<string, () => object>([
  ['virtual:component-facts', readComponentFacts],
  ['virtual:flow-facts', readFlowFacts],
]);
const factsOfSources: PluginOption = {
  name: 'facts-of-sources',
  resolveId: { filter: { id: /^virtual:\w+-facts$/ }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /^\0virtual:\w+-facts$/ },
    handler: (id) => `export default ${JSON.stringify(facts.get(id.slice(1))?.())};`,
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

/**
 * A state is shown at rest, as a person meets it: what its play would click is for tests. A flow is
 * played, and so is a story that is only a test, which its `!dev` keeps out of the sidebar.
 */
const statesAtRest: PluginOption = {
  name: 'states-at-rest',
  enforce: 'pre',
  transform: {
    filter: { id: { include: /\.stories\.tsx$/, exclude: /\/stories\/flows\// } },
    handler: (code) => {
      const stories = [...code.matchAll(/^export const (\w+)/gm)]
        .map(([, name]) => name)
        .join(', ');
      return `${code}
for (const story of [${stories}]) if (!story.tags?.includes('!dev')) delete story.play;
`;
    },
  },
};

/** `npm run atlas -- --only` builds the files whose title it names, which takes seconds. */
const { STORIES_ONLY: only = '' } = process.env;
const storiesOf = (title: RegExp) =>
  readdirSync(join(root, 'stories'), { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.stories.tsx'))
    .filter((file) => {
      const text = readFileSync(join(root, 'stories', file), 'utf8');
      return title.test(/^ {2}title: '(.*)'/m.exec(text)?.[1] ?? '');
    });
const named = only ? storiesOf(new RegExp(only, 'i')) : [];
const stories = named.length > 0 ? named : ['**/*.stories.tsx'];
const hasPages = !process.env['VITEST'] && !only;

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: stories.map((file) => `../stories/${file}`),
  // The states of a screen stand in one order in the sidebar, whatever that of their file is.
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) => {
        const index = await indexer.createIndex(file, options);
        return index.every(({ title }) => title?.startsWith('Screens/'))
          ? index.sort((one, other) => orderOf(one.exportName) - orderOf(other.exportName))
          : index;
      },
    })),
  addons: only
    ? ['@storybook/addon-a11y']
    : ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [
    './public',
    { from: picturesFolder(), to: '/atlas' },
    // api/docs.html: what the backend offers, to read.
    {
      from: writeReference(fileURLToPath(new URL('../.cache/api-reference', import.meta.url))),
      to: '/api',
    },
  ],
  previewAnnotations: (files = []) =>
    hasPages ? [...files, join(root, '.storybook/docs.ts')] : files,
  // Chakra's package would add its own Storybook, from its own site, to ours. This Storybook sends
  // no requests to other sites.
  refs: { '@chakra-ui/react': { disable: true } },
  // A developer's tool, in whose place the switches have their labels.
  features: { outline: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // TypeScript itself reads the props, so that their tables have a union's values and not only its
  // name. Tests and a single screen have none.
  typescript: {
    reactDocgen: hasPages ? 'react-docgen-typescript' : false,
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
    css: { ...vite.css, postcss: { plugins: [useLateFont] } },
    server: { ...vite.server, proxy: {} },
    build: {
      ...vite.build,
      minify: !test && !only,
      manifest: false,
      chunkSizeWarningLimit: 4096,
      // Of the libraries, what is used is compiled.
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        experimental: { ...vite.build?.rolldownOptions?.experimental, lazyBarrel: true },
      },
    },
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
        'swr/_internal',
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
