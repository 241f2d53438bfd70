import { readdirSync, readFileSync } from 'node:fs';
import { notFound, allRoutes } from '~/routes';

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

type Manifest = Record<string, Chunk>;

/** Adds the files that a chunk needs to run. */
function closure(manifest: Manifest, key: string, keys = new Set<string>()): Set<string> {
  if (keys.has(key)) return keys;
  keys.add(key);
  for (const next of manifest[key]?.imports ?? []) closure(manifest, next, keys);
  return keys;
}

const filesOf = (manifest: Manifest, keys: Iterable<string>) =>
  [...keys].flatMap((key) => {
    const { file = '', css = [] } = manifest[key] ?? {};
    return [file, ...css].filter(Boolean).map((name) => `/${name}`);
  });

/**
 * A file of the build, and an address whose page asks for it: at once, or when it is idle or
 * something is opened.
 */
export interface BuiltFile {
  file: string;
  pattern: string;
  isFirst: boolean;
}

/** Every script and stylesheet of dist/, with a page that needs it. */
export function builtFiles(): BuiltFile[] {
  // The build writes it.
  const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Manifest;
  const found = new Map<string, BuiltFile>();
  const add = (file: string, pattern: string, isFirst: boolean) => {
    if (!found.has(file)) found.set(file, { file, pattern, isFirst });
  };
  const patterns = [...allRoutes, notFound].map(({ path: pattern, module }) => {
    const starts = ['index.html', `src/${module}.tsx`];
    return { pattern, keys: new Set(starts.flatMap((key) => [...closure(manifest, key)])) };
  });
  for (const { pattern, keys } of patterns)
    for (const file of filesOf(manifest, keys)) add(file, pattern, true);
  for (const { pattern, keys } of patterns) {
    // A route imports no other route: those are the entry's.
    const lazy = [...keys]
      .filter((key) => key !== 'index.html')
      .flatMap((key) => manifest[key]?.dynamicImports ?? []);
    const all = new Set(lazy.flatMap((key) => [...closure(manifest, key)]));
    for (const key of all)
      for (const next of manifest[key]?.dynamicImports ?? []) closure(manifest, next, all);
    for (const file of filesOf(manifest, all)) add(file, pattern, false);
  }
  for (const name of readdirSync('dist/assets'))
    if (!/\.(br|gz)$/.test(name)) add(`/assets/${name}`, '/', /^(boot|guard)-/.test(name));
  return [...found.values()];
}
