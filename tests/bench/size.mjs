// The byte budget: what any route's first load brings in script, brotli; no files that need each other; and nothing of tests in the build.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const BUDGET = 120_000;
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const inRoot = (...parts) => path.join(root, ...parts);
const read = (file) => readFileSync(inRoot(file), 'utf8');

const filesUnder = (folder) => readdirSync(inRoot(folder), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name)));

const sizes = new Map();
function brotliSize(file) {
  if (!sizes.has(file)) sizes.set(file, brotliCompressSync(readFileSync(inRoot('dist', file)), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length);
  return sizes.get(file);
}

/** The scripts the page itself names: the boot script, the entry and its preloads. */
function pageFiles() {
  const tags = read('dist/index.html').match(/<(?:script|link)\b[^>]*>/g) ?? [];
  return tags.flatMap((tag) => /(?:src|href)="\/([^"]+\.js)"/.exec(tag)?.[1] ?? []);
}

/** Adds a chunk and all that it imports statically. */
function collect(chunk, manifest, into) {
  if (!chunk || into.has(chunk.file)) return;
  into.add(chunk.file);
  for (const key of chunk.imports ?? []) collect(manifest[key], manifest, into);
}

const layout = 'src/app/ProtectedLayout.tsx';

/** The frame's chunk: under its own name, or under that of a shared chunk it was put into, which the entry then imports lazily as a whole. */
function layoutChunks(entries, manifest) {
  if (manifest[layout]) return [manifest[layout]];
  return entries.flatMap((chunk) => chunk.dynamicImports ?? []).filter((key) => key.startsWith('_')).map((key) => manifest[key]);
}

function firstLoad({ module, isPublic }, manifest) {
  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  const page = pageFiles();
  const entries = page.flatMap((file) => byFile.get(file) ?? []);
  const chunk = manifest[module];
  if (!chunk) throw new Error(`${module} is no chunk of its own in the build: either it is loaded eagerly or it has moved.`);
  const files = new Set(page.filter((file) => !byFile.has(file))); // The boot script is built apart and in no manifest.
  for (const one of [...entries, chunk, ...(isPublic ? [] : layoutChunks(entries, manifest))]) collect(one, manifest, files);
  return [...files].filter((file) => file.endsWith('.js'));
}

async function routes() {
  await import('tsx');
  const { routeEntries, notFoundEntry } = await import(pathToFileURL(inRoot('src/boot/routeTable.ts')).href);
  return [...routeEntries, notFoundEntry].map(({ pattern, module, isPublic }) => ({ pattern, module: `src/routes/${module}.tsx`, isPublic }));
}

async function checkRoutes() {
  const manifest = JSON.parse(read('dist/.vite/manifest.json'));
  const rows = (await routes()).map((route) => {
    const files = firstLoad(route, manifest);
    return { name: route.pattern, files: files.length, bytes: files.reduce((sum, file) => sum + brotliSize(file), 0) };
  });
  console.log("Script of each route's first load, brotli");
  for (const { name, files, bytes } of rows) console.log(`  ${name.padEnd(24)} ${(bytes / 1000).toFixed(1).padStart(7)} kB  ${String(files).padStart(2)} files${bytes > BUDGET ? '  OVER' : ''}`);
  const over = rows.filter(({ bytes }) => bytes > BUDGET);
  console.log(`  ${'budget'.padEnd(24)} ${(BUDGET / 1000).toFixed(1).padStart(7)} kB\n`);
  return over.map(({ name, bytes }) => `${name} is ${((bytes - BUDGET) / 1000).toFixed(1)} kB over its budget`);
}

/** Texts that only the fixtures have, and names that only mocks have: none may have come into the build. */
function checkContents() {
  const own = ['src', 'openapi'].flatMap(filesUnder).filter((file) => /\.(tsx?|ya?ml)$/.test(file)).map(read).join('\n');
  const texts = filesUnder('tests/fixtures').flatMap((file) => [...read(file).matchAll(/'([^'\n\\]{12,})'/g)].map((match) => match[1]));
  const markers = ['mockServiceWorker', '[MSW]', 'msw/browser', '@pact-foundation', ...new Set(texts.filter((text) => !own.includes(text) && !text.startsWith('.')))];
  const built = filesUnder('dist').filter((file) => /\.(js|css|html|json|svg)$/.test(file));
  const leaks = built.flatMap((file) => markers.filter((marker) => read(file).includes(marker)).map((marker) => `${file} holds '${marker}' of the tests`));
  console.log(`# texts of mocks and fixtures that none of ${built.length} built files holds: ${markers.length}`);
  return leaks;
}

/** Files that need each other start in an order in which one of them has nothing yet: the console would not start. */
function checkCycles() {
  const manifest = JSON.parse(read('dist/.vite/manifest.json'));
  const needs = (start) => {
    const files = new Set();
    for (const key of manifest[start].imports ?? []) collect(manifest[key], manifest, files);
    return files;
  };
  const inCycle = Object.keys(manifest).filter((key) => needs(key).has(manifest[key].file));
  return inCycle.map((key) => `${manifest[key].file} needs itself, over other files: what belongs into 'core' is listed in vite.config.ts`);
}

if (!existsSync(inRoot('dist/.vite/manifest.json'))) throw new Error('dist/.vite/manifest.json is missing: npm run build first.');
const problems = [...(await checkRoutes()), ...checkCycles(), ...checkContents()];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
