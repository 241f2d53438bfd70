/** One break for every rule of the import table: the rule, the module that breaks it and what it imports. */
export interface SeededBreak {
  rule: string;
  file: string;
  line: string;
}

const layers = ['domain', 'messages', 'api', 'hooks', 'components', 'screens', 'routes', 'app'];

const upward = layers.map((layer, index): SeededBreak => {
  const above = layers[index + 1];
  return { rule: `layers-${layer}`, file: `src/${layer}/up.ts`, line: above ? `import '../${above}/up';` : `import '../main';` };
});

const providerRooms = ['core', 'db', 'auth', 'openapi', 'static', 'seed', 'operations', 'faults', 'app', 'main', 'states', 'verification'];

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

const importing = (rule: string, file: string, specifier: string): SeededBreak => ({ rule, file, line: `import '${specifier}';` });

export const seededBreaks: SeededBreak[] = [
  ...upward,
  ...upwardInProvider,
  importing('paths-is-a-leaf', 'src/paths.ts', './domain/plain'),
  importing('paths-above-data', 'src/api/addresses.ts', '../paths'),
  importing('theme-is-a-leaf', 'src/theme/knowing.ts', '../domain/plain'),
  importing('theme-for-components', 'src/screens/styled.ts', '../theme/plain'),
  importing('boot-is-small', 'src/boot/heavy.ts', '../domain/plain'),
  importing('boot-is-small', 'src/boot/calling.ts', '../api/http/plain'),
  importing('boot-above-data', 'src/hooks/early.ts', '../boot/plain'),
  {
    rule: 'components-are-area-free',
    file: 'src/components/knowing.ts',
    line: `import type { User } from '../api/plain';\nexport type Shown = User;`,
  },
  importing('screens-are-pure', 'src/screens/calling.ts', '../api/plain'),
  importing('screens-are-pure', 'src/screens/hooked.ts', '../hooks/plain'),
  importing('rules-without-react', 'src/domain/reacting.ts', 'react'),
  importing('swr-in-hooks', 'src/screens/fetching.ts', 'swr'),
  importing('router-in-routes', 'src/screens/navigating.ts', 'wouter'),
  importing('client-in-api', 'src/hooks/calling.ts', 'openapi-fetch'),
  importing('chakra-in-components', 'src/routes/drawing.ts', '@chakra-ui/react'),
  importing('chakra-in-components', 'src/screens/drawing.ts', '@emotion/react'),
  importing('src-stands-alone', 'src/hooks/faking.ts', '../../tests/fixtures/plain'),
  importing('src-without-dev-dependencies', 'src/hooks/mocking.ts', 'msw'),
  importing('src-without-node', 'src/api/reading.ts', 'node:fs'),
  importing('provider-stands-alone', 'contracts/provider/leaning.ts', '../../src/domain/plain'),
  importing('fixtures-are-data', 'tests/fixtures/drawing.ts', '../../src/components/plain'),
  importing('no-circular', 'src/domain/one.ts', './two'),
  importing('not-unresolvable', 'src/domain/lost.ts', './nowhere'),
];

const plain = (file: string) => ({ file, line: 'export const plain = 1;\nexport type User = number;' });

/** What the breaks lead to; none of it is at fault by itself. */
export const plainModules = [
  ...['domain', 'messages', 'api', 'hooks', 'components', 'theme', 'boot'].map((room) => plain(`src/${room}/plain.ts`)),
  plain('src/main.tsx'),
  plain('tests/fixtures/plain.ts'),
  plain('src/api/http/plain.ts'),
  { file: 'src/domain/two.ts', line: `import './one';` },
  plain('contracts/provider/verification/up.ts'),
];
