// The house's import table. tests/architecture.test.ts shows for every rule that it catches its
// break.

/** From the ground up: an import only points to the left, or stays on its floor. */
const floors = [['lib', 'api'], ['ui'], ['mutation'], ['list'], ['features'], ['app']];

const upward = floors.map((rooms, index) => ({
  name: `floor-${rooms.join('-')}`,
  comment: 'An import only points down the list of floors.',
  severity: 'error',
  from: { path: `^src/(${rooms.join('|')})/` },
  to: {
    path: `^src/((${
      floors
        .slice(index + 1)
        .flat()
        .join('|') || '(?!)'
    })/|main\\.tsx)`,
  },
}));

/** From which other features a feature may import; one that isn't named imports from none. */
const neighbours = {
  challenges: ['help'],
  dashboard: ['competitions', 'kyc', 'payouts', 'support'],
  help: ['auth'],
  kyc: ['payouts', 'users'],
  notifications: ['dashboard'],
  payouts: ['auth', 'dashboard', 'kyc', 'support', 'users'],
  trading: ['help'],
  users: ['kyc', 'payouts', 'support', 'trading'],
};
const betweenFeatures = [
  ...Object.entries(neighbours).map(([feature, others]) => ({
    name: `feature-${feature}`,
    comment: 'A feature imports from another one only what `neighbours` names.',
    severity: 'error',
    from: { path: `^src/features/${feature}/` },
    to: {
      path: '^src/features/[^/]+/',
      pathNot: `^src/features/(${[feature, ...others].join('|')})/`,
    },
  })),
  {
    name: 'feature-alone',
    comment: 'A feature that `neighbours` does not name imports from itself only.',
    severity: 'error',
    from: {
      path: '^src/features/([^/]+)/',
      pathNot: `^src/features/(${Object.keys(neighbours).join('|')})/`,
    },
    to: { path: '^src/features/[^/]+/', pathNot: '^src/features/$1/' },
  },
];

/**
 * The rooms of the reference backend, from the ground up. The service ends with main.ts; states and
 * verification use it like a client.
 */
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
/** Hooks, stores and a form's types: what a feature's other `.ts` files are not. */
const hooks = '/(use[A-Z]\\w*|kycQueue|waitingPoll|waitingState)\\.ts$';
/** Screens and what they draw with. */
const screens = '^src/(ui/|features/.*Screen\\.tsx$)';

const table = [
  forbid(
    'routes-is-a-leaf',
    'routes.ts is read by every floor and by the boot script: it needs page sizes only.',
    '^src/routes\\.ts$',
    { path: '.', pathNot: '^src/lib/limits\\.ts$' },
  ),
  forbid(
    'routes-above-data',
    'Values and data know no addresses of screens.',
    '^src/(lib|api)/|/(model|messages|api)\\.ts$',
    '^src/routes\\.ts$',
  ),
  forbid(
    'boot-is-small',
    'The boot script is in every first load: routes, itself and four leaves, types besides.',
    '^src/app/boot/',
    {
      path: '.',
      pathNot:
        '^src/(app/boot/|routes\\.ts$|lib/(limits|storedNames)\\.ts$|api/http/(base|earlyRequest)\\.ts$)',
      dependencyTypesNot: ['type-only'],
    },
  ),
  forbid(
    'screens-are-pure',
    'A screen draws what it is given: no calls and no stores, types besides.',
    screens,
    {
      path: '^src/(api|lib/storage)/',
      pathNot: '^src/api/messages\\.ts$',
      dependencyTypesNot: ['type-only'],
    },
  ),
  forbid(
    'screens-without-swr',
    'A screen and what it draws with know neither the cache nor the address bar.',
    screens,
    npm('swr', 'wouter'),
  ),
  forbid(
    'rules-without-react',
    'Values, rules, messages and operations run anywhere.',
    {
      path: '^src/lib/|^src/features/.*/[a-z]\\w*\\.ts$',
      pathNot: `^src/lib/(storage/|firm\\.ts)|${hooks}`,
    },
    npm('react', 'react-dom', '@types/react', 'react-hook-form'),
  ),
  forbid(
    'client-in-api',
    'HTTP is an implementation detail of the operations.',
    { path: '^src/', pathNot: '^src/api/' },
    npm('openapi-fetch'),
  ),
  forbid(
    'chakra-in-ui',
    'Chakra lives in the component library; the app mounts its provider.',
    { path: '^src/', pathNot: '^src/ui/|^src/app/[^/]*(App|Provider)\\.tsx$' },
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
  forbid('src-without-node', 'The console runs in a browser.', '^src/', {
    dependencyTypes: ['core'],
  }),
  forbid(
    'provider-stands-alone',
    'The reference backend is written from the OpenAPI document, not from the console.',
    { path: '^contracts/provider/', pathNot: '(\\.verify|/breaks)\\.test\\.ts$' },
    '^(src/(?!api/(schema\\.gen|types)\\.ts$)|stories/|tests/)',
  ),
  forbid(
    'fixtures-are-data',
    'Fixtures feed stories, contracts and tests: of the console they know the types.',
    '^tests/(fixtures|msw)/',
    {
      path: '^src/',
      dependencyTypesNot: ['type-only'],
      pathNot: '^src/api/(types|schema\\.gen)\\.ts$',
    },
  ),
  forbid(
    'no-circular',
    'Modules that need each other are one module, or have a third in common.',
    {},
    { circular: true },
  ),
  forbid(
    'not-unresolvable',
    'An import that leads nowhere also hides what it should have shown here.',
    {},
    { couldNotResolve: true },
  ),
];

module.exports = {
  forbidden: [...upward, ...betweenFeatures, ...upwardInProvider, ...table],
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
