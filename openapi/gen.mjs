/**
 * Bundles the document into `openapi.bundle.json`, with examples from the pacts, and writes the
 * types of `src/api/schema.gen.ts` and the requests of `contracts/http/`.
 *
 *   node openapi/gen.mjs            writes all of them
 *   node openapi/gen.mjs --check    writes nothing, exits 1 when one is stale
 *
 * Works offline and sends no telemetry.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { httpFiles } from '../contracts/scripts/httpFiles.mjs';
import { readPact } from '../contracts/scripts/pact.mjs';
import { withExamples } from './examples.mjs';
import { readReadings } from './readings.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(here);
const bundleFile = join(here, 'openapi.bundle.json');
const typesFile = join(root, 'src', 'api', 'schema.gen.ts');

const header = `/**
 * Generated from openapi/openapi.yaml by \`node openapi/gen.mjs\`. Do not edit: change the document and generate again.
 */

`;

function bundle() {
  const folder = mkdtempSync(join(tmpdir(), 'openapi-'));
  const output = join(folder, 'bundle.json');
  const cliPackage = createRequire(import.meta.url).resolve('@redocly/cli/package.json');
  const cli = join(dirname(cliPackage), 'bin', 'cli.js');
  try {
    execFileSync(
      process.execPath,
      [
        cli,
        'bundle',
        '--config',
        join(here, 'redocly.yaml'),
        join(here, 'openapi.yaml'),
        '--output',
        output,
      ],
      {
        stdio: 'pipe',
        env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      },
    );
    return withSortedComponents(JSON.parse(readFileSync(output, 'utf8')));
  } catch (error) {
    process.stderr.write(`${error.stderr ?? error}\n`);
    throw new Error('The OpenAPI document could not be bundled: see above.', { cause: error });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Components in alphabetical order: the bundler's own order follows the first use and makes large
 * diffs.
 */
function withSortedComponents(document) {
  const byName = ([a], [b]) => (a < b ? -1 : 1);
  const components = Object.entries(document.components).map(([kind, entries]) => [
    kind,
    Object.fromEntries(Object.entries(entries).sort(byName)),
  ]);
  return { ...document, components: Object.fromEntries(components) };
}

/** The readings that the document cites, in words: its reader may not have the list. */
function withReadings(document) {
  const cited = new Set(JSON.stringify(document).match(/\bR\d+\b/g));
  const readings = readReadings()
    .filter(({ number }) => cited.has(number))
    .map(({ number, title, text }) => [number, `${title}. ${text.replaceAll(/\s+/g, ' ')}`]);
  return { ...document, 'x-readings': Object.fromEntries(readings) };
}

async function types(document) {
  // A default is what the server assumes, not a promise that the field is there.
  const ast = await openapiTS(structuredClone(document), {
    defaultNonNullable: false,
    // Each schema under its own name, too.
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
  });
  return header + astToString(ast);
}

const { interactions } = readPact();
const document = withReadings(withExamples(bundle(), interactions));
const outputs = [
  [bundleFile, `${JSON.stringify(document, null, 2)}\n`],
  [typesFile, await types(document)],
  ...Object.entries(httpFiles(document, interactions)).map(([name, text]) => [
    join(root, 'contracts', 'http', name),
    text,
  ]),
];

if (process.argv.includes('--check')) {
  const stale = outputs.filter(
    ([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text,
  );
  for (const [file] of stale) {
    process.stderr.write(
      `${relative(root, file)} is stale: run \`node openapi/gen.mjs\` and commit the result.\n`,
    );
  }
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const [file, text] of outputs) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
