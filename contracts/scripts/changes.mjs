// Says what has changed in the OpenAPI document and the pacts since a commit. See
// contracts/README.md.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readArguments } from './arguments.mjs';
import { sectionOf, summaryOf, textOf, versionAfter, withSection } from './changeLog.mjs';
import { documentChanges } from './documentChanges.mjs';
import { formatted } from './formatted.mjs';
import { pactChanges } from './pactChanges.mjs';
import { readPact } from './pact.mjs';

const usage = `npm run contracts:changes -- <commit> [options]

  --write  Sets the version that follows in openapi/openapi.yaml, writes contracts/CHANGES.md, and generates the document again

The exit code is 1 if something broke, 2 for a commit or a flag that there isn't.
`;

const root = path.join(import.meta.dirname, '../..');
const git = (...args) =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();

/** Document and pact as they were. Both are generated, so no older tool has to run. */
function contractsAt(commit) {
  const show = (file) => JSON.parse(git('show', `${commit}:${file}`));
  return {
    document: show('openapi/openapi.bundle.json'),
    pact: show('contracts/pacts/admin-console-admin-api.json'),
  };
}

function commitOf(name) {
  try {
    return git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
  } catch {
    throw new Error(`There is no commit "${name}" here.`);
  }
}

function write({ version, since, changes }) {
  const source = path.join(root, 'openapi/openapi.yaml');
  writeFileSync(
    source,
    readFileSync(source, 'utf8').replace(/^( {2}version: ).*$/m, `$1${version}`),
  );
  const page = path.join(root, 'contracts/CHANGES.md');
  const text = withSection(
    readFileSync(page, 'utf8'),
    version,
    sectionOf({ version, since, changes }),
  );
  writeFileSync(page, formatted(page, text));
  execFileSync(process.execPath, [path.join(root, 'openapi/gen.mjs')], { stdio: 'inherit' });
}

async function main() {
  const { values, positionals } = readArguments({
    options: { write: { type: 'boolean' }, help: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (values.help || positionals.length !== 1) {
    process.stderr.write(usage);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  const commit = commitOf(positionals[0]);
  const before = contractsAt(commit);
  const document = JSON.parse(readFileSync(path.join(root, 'openapi/openapi.bundle.json'), 'utf8'));
  const changes = [
    ...documentChanges(before.document, document).map((change) => ({
      where: 'document',
      ...change,
    })),
    ...pactChanges(before.pact, readPact()).map((change) => ({ where: 'pacts', ...change })),
  ];
  const { version: was } = before.document.info;
  // The version itself is no change.
  const hasOtherBytes =
    JSON.stringify({ ...before.document, info: 0 }) !== JSON.stringify({ ...document, info: 0 });
  const version = versionAfter(was, changes, hasOtherBytes);
  const since = commit.slice(0, 7);
  process.stdout.write(
    `Since ${since}: ${summaryOf(changes)}. Version ${was}, now ${version}.\n\n${textOf(changes)}`,
  );
  if (values.write) write({ version, since, changes });
  process.exitCode = changes.some(({ kind }) => kind === 'broke') ? 1 : 0;
}

main().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
});
