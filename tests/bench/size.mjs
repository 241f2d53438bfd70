// Checks the build: the script bytes (brotli) of each route's first load, the bundle's first line,
// no import cycles between files, no texts of tests.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const BUDGET = 120_000;
/** The boot script holds up the first paint. */
const BOOT_BUDGET = 4_000;
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const inRoot = (...parts) => path.join(root, ...parts);
const read = (file) => readFileSync(inRoot(file), 'utf8');

const readManifest = () => JSON.parse(read('dist/.vite/manifest.json'));

const filesUnder = (folder) =>
  readdirSync(inRoot(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name)));

const sizes = new Map();
function brotliSize(file) {
  if (!sizes.has(file))
    sizes.set(
      file,
      brotliCompressSync(readFileSync(inRoot('dist', file)), {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
      }).length,
    );
  return sizes.get(file);
}

/** The scripts that the page itself names: the boot script, the entry and its preloads. */
function pageFiles() {
  const tags = read('dist/index.html').match(/<(?:script|link)\b[^>]*>/g) ?? [];
  return tags.flatMap((tag) => /(?:src|href)="\/([^"]+\.js)"/.exec(tag)?.[1] ?? []);
}

/** Adds a chunk and everything that it imports statically. */
function collect(chunk, manifest, into) {
  if (!chunk || into.has(chunk.file)) return;
  into.add(chunk.file);
  for (const key of chunk.imports ?? []) collect(manifest[key], manifest, into);
}

function firstLoad({ module }, manifest) {
  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  const page = pageFiles();
  const entries = page.flatMap((file) => byFile.get(file) ?? []);
  const chunk = manifest[module];
  if (!chunk)
    throw new Error(
      `${module} is no chunk of its own in the build: either it is loaded eagerly or it has moved.`,
    );
  // The boot script is built separately and is in no manifest.
  const files = new Set(page.filter((file) => !byFile.has(file)));
  for (const one of [...entries, chunk]) collect(one, manifest, files);
  return [...files].filter((file) => file.endsWith('.js'));
}

async function routes() {
  await import('tsx');
  const { allRoutes, notFound } = await import(pathToFileURL(inRoot('src/routes.ts')).href);
  return [...allRoutes, notFound].map(({ path, module }) => ({
    pattern: path,
    module: `src/${module}.tsx`,
  }));
}

async function checkRoutes() {
  const manifest = readManifest();
  const rows = (await routes()).map((route) => {
    const files = firstLoad(route, manifest);
    return {
      name: route.pattern,
      files: files.length,
      bytes: files.reduce((sum, file) => sum + brotliSize(file), 0),
    };
  });
  console.log("Script of each route's first load, brotli");
  for (const { name, files, bytes } of rows) {
    const size = `${(bytes / 1000).toFixed(1).padStart(7)} kB`;
    console.log(
      `  ${name.padEnd(24)} ${size}  ${String(files).padStart(2)} files${bytes > BUDGET ? '  OVER' : ''}`,
    );
  }
  const over = rows.filter(({ bytes }) => bytes > BUDGET);
  console.log(`  ${'budget'.padEnd(24)} ${(BUDGET / 1000).toFixed(1).padStart(7)} kB\n`);
  return over.map(
    ({ name, bytes }) => `${name} is ${((bytes - BUDGET) / 1000).toFixed(1)} kB over its budget`,
  );
}

/** Checks the boot script: it may import leaves, and must stay small all the same. */
function checkBoot() {
  const file = pageFiles().find((name) => /\/boot-[^/]*$/.test(name));
  if (file === undefined) return ['The page has no boot script.'];
  console.log(
    `  ${'boot script'.padEnd(24)} ${(brotliSize(file) / 1000).toFixed(1).padStart(7)} kB of ${(BOOT_BUDGET / 1000).toFixed(1)}\n`,
  );
  return brotliSize(file) > BOOT_BUDGET
    ? [`The boot script is ${brotliSize(file)} bytes, ${BOOT_BUDGET} are its budget`]
    : [];
}

/** Chromium takes the hint only in the first line. */
function checkHint() {
  const entry = Object.values(readManifest()).find((chunk) => chunk.isEntry);
  const isFirst =
    entry !== undefined && read(`dist/${entry.file}`).startsWith('//# allFunctionsCalledOnLoad\n');
  return isFirst
    ? []
    : [
        'The bundle does not begin with the line that has it compiled while it arrives (.setup/build/bootPlugin.mjs)',
      ];
}

/** Checks that the build has no texts of fixtures and no names of mocks. */
function checkContents() {
  const own = ['src', 'openapi']
    .flatMap(filesUnder)
    .filter((file) => /\.(tsx?|ya?ml)$/.test(file))
    .map(read)
    .join('\n');
  const texts = filesUnder('tests/fixtures').flatMap((file) =>
    [...read(file).matchAll(/'([^'\n\\]{12,})'/g)].map((match) => match[1]),
  );
  const markers = [
    'mockServiceWorker',
    '[MSW]',
    'msw/browser',
    '@pact-foundation',
    ...new Set(texts.filter((text) => !own.includes(text) && !text.startsWith('.'))),
  ];
  const built = filesUnder('dist').filter((file) => /\.(js|css|html|json|svg)$/.test(file));
  const leaks = built.flatMap((file) =>
    markers
      .filter((marker) => read(file).includes(marker))
      .map((marker) => `${file} holds '${marker}' of the tests`),
  );
  console.log(
    `# texts of mocks and fixtures that none of ${built.length} built files holds: ${markers.length}`,
  );
  return leaks;
}

/**
 * Finds files that import each other. One of them would run before the other is ready, and the
 * console would not start.
 */
function checkCycles() {
  const manifest = readManifest();
  const needs = (start) => {
    const files = new Set();
    for (const key of manifest[start].imports ?? []) collect(manifest[key], manifest, files);
    return files;
  };
  const inCycle = Object.keys(manifest).filter((key) => needs(key).has(manifest[key].file));
  return inCycle.map(
    (key) => `${manifest[key].file} needs itself, over other files: see .setup/build/chunks.mjs`,
  );
}

if (!existsSync(inRoot('dist/.vite/manifest.json')))
  throw new Error('dist/.vite/manifest.json is missing: npm run build first.');
const problems = [
  ...(await checkRoutes()),
  ...checkBoot(),
  ...checkHint(),
  ...checkCycles(),
  ...checkContents(),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
