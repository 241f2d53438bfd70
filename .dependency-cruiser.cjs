// The house's import table. tests/architecture.test.ts shows for every rule that it catches its break.

/** From the ground up: an import only points to the left. */
const layers = ['domain', 'messages', 'api', 'hooks', 'components', 'screens', 'routes', 'app'];

const upward = layers.map((layer, index) => ({
  name: `layers-${layer}`,
  comment: 'An import only points down the list of layers.',
  severity: 'error',
  from: { path: `^src/${layer}/` },
  to: { path: `^src/((${layers.slice(index + 1).join('|') || '(?!)'})/|main\\.tsx)` },
}));

/** The rooms of the reference backend, from the ground up. The service ends with main.ts; states and verification use it like a client. */
const providerRooms = [
  'core',
  'db',
  'auth',
  'openapi',
  'static',
  'seed',
  'operations',
  'faults',
  'app.ts',
  'main.ts',
  'states',
  'verification',
];

const provider = (rooms) =>
  `^contracts/provider/(${rooms.map((room) => (room.endsWith('.ts') ? `${room.replace('.', '\\.')}$` : `${room}/`)).join('|')})`;

const upwardInProvider = providerRooms.slice(0, -1).map((room, index) => ({
  name: `provider-${room.replace('.ts', '')}`,
  comment: "An import only points down the list of the provider's rooms.",
  severity: 'error',
  from: { path: provider([room]) },
  to: { path: provider(providerRooms.slice(index + 1)) },
}));

/** `from` may not import `to`; `except` narrows either side. */
const forbid = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: typeof from === 'string' ? { path: from } : from,
  to: typeof to === 'string' ? { path: to } : to,
});

const npm = (...names) => `(^|/)node_modules/(${names.join('|')})/`;
const theme = '^src/theme/';

const table = [
  forbid('paths-is-a-leaf', 'paths.ts is read by every level and by the boot script: it needs nothing.', '^src/paths\\.ts$', '.'),
  forbid(
    'paths-above-data',
    'Rules, messages and data know no addresses of screens.',
    '^src/(domain|messages|api|hooks|theme)/',
    '^src/paths\\.ts$',
  ),
  forbid('theme-is-a-leaf', 'Tokens and recipes know nothing of the console.', theme, { path: '^src/', pathNot: theme }),
  forbid(
    'theme-for-components',
    'Only what draws reads the theme.',
    { path: '^src/', pathNot: '^src/(components|app|theme)/|^src/main\\.tsx$' },
    theme,
  ),
  forbid('boot-is-small', 'The boot script is in every first load: paths, itself and three leaves, types besides.', '^src/boot/', {
    path: '.',
    pathNot: '^src/(boot/|paths\\.ts$|domain/values/(limits|storedNames)\\.ts$|api/http/base\\.ts$)',
    dependencyTypesNot: ['type-only'],
  }),
  forbid(
    'boot-above-data',
    'Rules, messages, data and screens know nothing of how a page begins.',
    '^src/(domain|messages|api|hooks|theme|screens)/',
    '^src/boot/',
  ),
  forbid('components-are-area-free', 'A component gets its data and texts by props.', '^src/components/', '^src/(api|hooks|messages)/'),
  forbid('screens-are-pure', 'A screen draws what it is given: types of the data, no calls and no hooks of ours.', '^src/screens/', {
    path: '^src/(api|hooks)/',
    dependencyTypesNot: ['type-only'],
  }),
  forbid(
    'rules-without-react',
    'Rules, messages and calls run anywhere.',
    '^src/(domain|messages|api)/',
    npm('react', 'react-dom', '@types/react', 'react-hook-form'),
  ),
  forbid(
    'swr-in-hooks',
    'SWR is an implementation detail of the hooks; the app provides its cache.',
    { path: '^src/', pathNot: '^src/(hooks|app)/' },
    npm('swr'),
  ),
  forbid(
    'router-in-routes',
    'Only routes and the app know the address bar.',
    { path: '^src/', pathNot: '^src/(routes|app)/|^src/main\\.tsx$' },
    npm('wouter'),
  ),
  forbid(
    'client-in-api',
    'HTTP is an implementation detail of the operations.',
    { path: '^src/', pathNot: '^src/api/' },
    npm('openapi-fetch'),
  ),
  forbid(
    'chakra-in-components',
    'Chakra lives in the component library and the theme; the app mounts its provider.',
    { path: '^src/', pathNot: '^src/(components|theme)/|^src/app/[^/]*(App|Provider)\\.tsx$' },
    npm('@chakra-ui', '@emotion', '@zag-js'),
  ),
  forbid(
    'src-stands-alone',
    'The console ships nothing of its tests, stories or contracts.',
    '^src/',
    '^(tests|stories|contracts|openapi|\\.storybook|\\.setup)/',
  ),
  forbid('src-without-dev-dependencies', 'What the console imports is a dependency.', '^src/', {
    dependencyTypes: ['npm-dev'],
    dependencyTypesNot: ['type-only'],
  }),
  forbid('src-without-node', 'The console runs in a browser.', '^src/', { dependencyTypes: ['core'] }),
  forbid(
    'provider-stands-alone',
    'The reference backend is written from the OpenAPI document, not from the console.',
    { path: '^contracts/provider/', pathNot: '\\.(verify|survival)\\.test\\.ts$' },
    '^(src/(?!api/(schema\\.gen|types)\\.ts$)|stories/|tests/)',
  ),
  forbid('fixtures-are-data', 'Fixtures feed stories, contracts and tests: of the console they know the types.', '^tests/(fixtures|msw)/', {
    path: '^src/',
    dependencyTypesNot: ['type-only'],
    pathNot: '^src/api/(types|schema\\.gen)\\.ts$',
  }),
  forbid('no-circular', 'Modules that need each other are one module, or have a third in common.', {}, { circular: true }),
  forbid('not-unresolvable', 'An import that leads nowhere also hides what it should have shown here.', {}, { couldNotResolve: true }),
];

module.exports = {
  forbidden: [...upward, ...upwardInProvider, ...table],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(tests/bench/peers|dist|storybook-static)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css', '.d.ts'],
    },
  },
};
