import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';

/** The README's recipe for a call and a list screen is followed in a copy of the tree: nothing that it leaves out may be needed. */
const recipe = /### Add a call\n(.*)### Add a message\n/s.exec(readFileSync('README.md', 'utf8'))?.[1] ?? '';
const blocks = [...recipe.matchAll(/^ *```(yaml|tsx?)\n(.*?)^ *```$/gms)].map(([, , text = '']) => text.replaceAll(/^ {3}/gm, ''));

/** Whole files: each begins with its path as a comment. */
const files = blocks.flatMap((block) =>
  [...block.matchAll(/^(?:\/\/|#) (\S+\/\S+)\n(.*?)(?=^(?:\/\/|#) \S+\/\S+\n|$(?![^]))/gms)].map(([, path = '', text = '']) => ({
    path,
    text,
  })),
);
/** Lines of files that are there: each ends with the file's path as a comment. */
const lines = blocks.flatMap((block) =>
  [...block.matchAll(/^(.*?) +\/\/ (\S+\/\S+\.ts)(?:, in `\w+`)?$/gm)].map(([, line = '', path = '']) => ({ path, line })),
);
/** What a line is put behind. Without one it comes last. */
const before: Record<string, string> = {
  'src/lib/limits.ts': 'export const pageSize = {',
  'src/paths.ts': 'export const patterns = {',
  'src/app/boot/routeTable.ts': "const routeTable: Record<RouteName, Omit<RouteEntry, 'pattern'>> = {",
  'src/features/cacheKeys.ts': 'export const cacheKeys = {',
  'stories/atlas/routeStates.ts': "export const routeStates: Record<RouteName | 'notFound', RouteStates> = {",
  'tests/msw/endpoints.ts': 'export const endpoints: Record<OperationName, Endpoint> = {',
};

const copy = mkdtempSync(join(tmpdir(), 'recipe-'));
afterAll(() => rmSync(copy, { recursive: true }));

function putBehind(path: string, found: string, line: string) {
  const text = readFileSync(join(copy, path), 'utf8');
  expect(text, path).toContain(found);
  writeFileSync(
    join(copy, path),
    text.replace(found, () => `${found}\n${line}`),
  );
}

const run = (...args: string[]) => {
  try {
    return execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    return String((error as { stdout: string }).stdout || error);
  }
};

it('the recipe for a list screen needs nothing that it doesn’t say', () => {
  for (const folder of [
    'src',
    'stories',
    'openapi',
    'tests/fixtures',
    'tests/msw',
    'contracts/pacts',
    'contracts/scripts',
    'tsconfig.json',
  ])
    cpSync(folder, join(copy, folder), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  for (const { path, text } of files) {
    const file = join(copy, path.replace(/^(?=paths|schemas)/, 'openapi/'));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  for (const { path, line } of lines) {
    const found = before[path];
    if (found === undefined) appendFileSync(join(copy, path), `${line}\n`);
    else putBehind(path, found, line);
  }
  const address = /^\/admin\/coupons: .*$/m.exec(recipe.replaceAll(/^ {3}/gm, ''))?.[0] ?? '';
  putBehind('openapi/openapi.yaml', '\npaths:', `  ${address}`);
  putBehind('openapi/openapi.yaml', '\ntags:', '  - { name: Coupons, description: Coupons. }');

  expect(run('openapi/gen.mjs')).toBe('');
  const sources = files.map(({ path }) => path).filter((path) => /\.tsx?$/.test(path));
  expect(sources).toHaveLength(9);
  const options = { extends: './tsconfig.json', include: [], files: [...sources, ...Object.keys(before)] };
  writeFileSync(join(copy, 'tsconfig.recipe.json'), JSON.stringify(options));
  expect(run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.recipe.json')).toBe('');
}, 300_000);
