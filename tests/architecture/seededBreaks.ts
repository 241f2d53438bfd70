/**
 * One break for every rule of the import table: the rule, the module that breaks it and what it
 * imports.
 */
export interface SeededBreak {
  rule: string;
  file: string;
  line: string;
}

const floors = [['lib', 'api'], ['ui'], ['mutation'], ['list'], ['features'], ['app']];

const upward = floors.map((rooms, index): SeededBreak => {
  const above = floors[index + 1]?.[0];
  return {
    rule: `floor-${rooms.join('-')}`,
    file: `src/${rooms.at(-1)}/up.ts`,
    line: above ? `import '../${above}/up';` : `import '../main';`,
  };
});

/** The features that may import from some others, but not from 'other', which isn't one. */
const withNeighbours = [
  'challenges',
  'dashboard',
  'help',
  'kyc',
  'notifications',
  'payouts',
  'trading',
  'users',
];

const betweenFeatures = [...withNeighbours, 'alone'].map((feature): SeededBreak => ({
  rule: `feature-${feature}`,
  file: `src/features/${feature}/across.ts`,
  line: `import '../other/plain';`,
}));

const providerRooms = [
  'core',
  'db',
  'auth',
  'openapi',
  'static',
  'seed',
  'operations',
  'faults',
  'app',
  'main',
  'states',
  'verification',
];

/** Every room imports the one above it. Only app and main are files. */
const upwardInProvider = providerRooms.slice(0, -1).map((room, index): SeededBreak => {
  const isFile = (name: string) => name === 'app' || name === 'main';
  const above = providerRooms[index + 1] ?? '';
  return {
    rule: `provider-${room}`,
    file: `contracts/provider/${isFile(room) ? room : `${room}/up`}.ts`,
    line: `import '${isFile(room) ? '.' : '..'}/${isFile(above) ? above : `${above}/up`}';`,
  };
});

const importing = (rule: string, file: string, specifier: string): SeededBreak => ({
  rule,
  file,
  line: `import '${specifier}';`,
});

export const seededBreaks: SeededBreak[] = [
  ...upward,
  ...upwardInProvider,
  ...betweenFeatures,
  importing('routes-is-a-leaf', 'src/routes.ts', './lib/plain'),
  importing('routes-above-data', 'src/api/addresses.ts', '../routes'),
  importing('boot-is-small', 'src/app/boot/heavy.ts', '../../lib/plain'),
  importing('boot-is-small', 'src/app/boot/calling.ts', '../../api/http/plain'),
  importing('screens-are-pure', 'src/features/users/CallingScreen.tsx', '../../api/plain'),
  importing('screens-are-pure', 'src/ui/storing.ts', '../lib/storage/plain'),
  importing('screens-without-swr', 'src/features/users/FetchingScreen.tsx', 'swr'),
  importing('screens-without-swr', 'src/ui/navigating.ts', 'wouter'),
  importing('rules-without-react', 'src/lib/reacting.ts', 'react'),
  importing('rules-without-react', 'src/features/users/model.ts', 'react'),
  importing('client-in-api', 'src/features/users/api.ts', 'openapi-fetch'),
  importing('chakra-in-ui', 'src/features/users/DrawingPage.tsx', '@chakra-ui/react'),
  importing('chakra-in-ui', 'src/features/users/DrawingScreen.tsx', '@emotion/react'),
  importing('src-stands-alone', 'src/api/faking.ts', '../../tests/fixtures/plain'),
  importing('src-without-dev-dependencies', 'src/api/mocking.ts', 'msw'),
  importing('src-without-node', 'src/api/reading.ts', 'node:fs'),
  importing('provider-stands-alone', 'contracts/provider/leaning.ts', '../../src/lib/plain'),
  importing('fixtures-are-data', 'tests/fixtures/drawing.ts', '../../src/ui/plain'),
  importing('no-circular', 'src/lib/one.ts', './two'),
  importing('not-unresolvable', 'src/lib/lost.ts', './nowhere'),
];

const plain = (file: string) => ({
  file,
  line: 'export const plain = 1;\nexport type User = number;',
});

/** What the breaks lead to; none of it is at fault by itself. */
export const plainModules = [
  ...['lib', 'lib/storage', 'api', 'ui', 'features/other'].map((room) =>
    plain(`src/${room}/plain.ts`),
  ),
  plain('src/main.tsx'),
  plain('tests/fixtures/plain.ts'),
  plain('src/api/http/plain.ts'),
  { file: 'src/lib/two.ts', line: `import './one';` },
  plain('contracts/provider/verification/up.ts'),
];
