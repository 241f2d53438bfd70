// The byte budget of stack and issue: what any route's first load brings in script, brotli, and nothing of tests in the build.
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

function firstLoad(modules, manifest) {
  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  const files = new Set();
  for (const file of pageFiles()) {
    if (byFile.has(file)) collect(byFile.get(file), manifest, files);
    else files.add(file); // The boot script is built apart and in no manifest.
  }
  for (const module of modules) {
    const chunk = manifest[module];
    if (!chunk) throw new Error(`${module} is no chunk of its own in the build: either it is loaded eagerly or it has moved.`);
    collect(chunk, manifest, files);
  }
  return [...files].filter((file) => file.endsWith('.js'));
}

async function routes() {
  await import('tsx');
  const { routeEntries, notFoundEntry } = await import(pathToFileURL(inRoot('src/boot/routeTable.ts')).href);
  return [...routeEntries, notFoundEntry].map(({ pattern, module, isPublic }) => ({
    name: pattern ?? '*',
    modules: [`src/routes/${module}.tsx`, ...(isPublic ? [] : ['src/app/ProtectedLayout.tsx'])],
  }));
}

async function checkRoutes() {
  const manifest = JSON.parse(read('dist/.vite/manifest.json'));
  const rows = (await routes()).map(({ name, modules }) => {
    const files = firstLoad(modules, manifest);
    return { name, files: files.length, bytes: files.reduce((sum, file) => sum + brotliSize(file), 0) };
  });
  console.log('Script of each route\'s first load, brotli');
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
  console.log(`${built.length} built files held against ${markers.length} texts of mocks and fixtures`);
  return leaks;
}

if (!existsSync(inRoot('dist/.vite/manifest.json'))) throw new Error('dist/.vite/manifest.json is missing: npm run build first.');
const problems = [...(await checkRoutes()), ...checkContents()];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
