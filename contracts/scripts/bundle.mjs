// Writes a folder with all that a backend team needs, without this repository. See
// contracts/README.md.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { writeReference } from '../../openapi/reference/write.mjs';
import { readArguments } from './arguments.mjs';
import { escaped } from './escaped.mjs';
import { readPact } from './pact.mjs';
import { stateCatalog } from './stateCatalog.mjs';

const root = path.join(import.meta.dirname, '../..');
const read = (file) => readFileSync(path.join(root, file), 'utf8');
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** The generated pages of contracts/, which go along. */
const tables = ['states.md', 'calls.md', 'interactions.md', 'breaks.md'];
const named = [...tables, 'readings.md', 'CHANGES.md', 'openapi.json'].map(escaped).join('|');
const linkElsewhere = new RegExp(String.raw`\[([^\]]+)\]\((?!https?:|#|${named})[^)]+\)`, 'g');

/**
 * Links of this repository lead nowhere in the bundle: those to its own files stay, the others
 * become words.
 */
const pageFor = (text) =>
  text
    .replaceAll('](../openapi/readings.md', '](readings.md')
    .replaceAll('](../openapi/openapi.yaml', '](openapi.json')
    .replaceAll(linkElsewhere, '$1');

async function writeBundle(folder) {
  const isOwn =
    !existsSync(folder) ||
    readdirSync(folder).length === 0 ||
    existsSync(path.join(folder, 'states.json'));
  if (!isOwn) throw new Error(`${folder} has other files. --folder says where to.`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of ['pacts', 'http'])
    cpSync(path.join(root, 'contracts', part), path.join(folder, part), { recursive: true });
  cpSync(path.join(root, 'contracts/bundle'), folder, { recursive: true });
  writeReference(folder);
  const { providerStates } = await tsImport(
    '../consumer/states/providerStates.ts',
    import.meta.url,
  );
  const { interactions } = readPact();
  const files = {
    'states.json': json(stateCatalog(providerStates, interactions)),
    'HANDOVER.md': pageFor(read('contracts/README.md')),
    ...Object.fromEntries(tables.map((name) => [name, pageFor(read(`contracts/${name}`))])),
    'readings.md': pageFor(read('openapi/readings.md')),
    'CHANGES.md': read('contracts/CHANGES.md'),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
}

const { values } = readArguments({
  options: { folder: { type: 'string', default: 'contracts-bundle' } },
  usage: `npm run contracts:bundle -- [options]\n\n  --folder  Where it is written. Default: contracts-bundle\n`,
});
try {
  await writeBundle(path.resolve(values.folder));
  process.stdout.write(`${path.resolve(values.folder)}: begin with its README.md\n`);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
