// Pacts are committed and generated: a run must give the bytes that are there.
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inRoot } from './process.mjs';

const FOLDER = 'contracts/pacts';

function contents() {
  if (!existsSync(inRoot(FOLDER))) return new Map();
  const files = readdirSync(inRoot(FOLDER)).filter((name) => name.endsWith('.json'));
  return new Map(files.sort().map((name) => [name, readFileSync(inRoot(FOLDER, name), 'utf8')]));
}

function differences(before, after) {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return names
    .filter((name) => before.get(name) !== after.get(name))
    .map((name) => (!before.has(name) ? `new: ${name}` : !after.has(name) ? `gone: ${name}` : `changed: ${name}`));
}

/**
 * Deletes the pacts (Pact only ever adds to a file), runs the consumer tests and fails when other bytes came out. The new pacts stay,
 * to be looked at and committed; after failed tests the old ones come back, since half a pact is worse than a stale one.
 */
export async function generatePacts(runConsumer) {
  const before = contents();
  const saved = mkdtempSync(path.join(os.tmpdir(), 'pacts-'));
  try {
    if (before.size > 0) cpSync(inRoot(FOLDER), saved, { recursive: true });
    for (const name of before.keys()) rmSync(inRoot(FOLDER, name));
    const result = await runConsumer();
    if (result.failed > 0) {
      if (before.size > 0) cpSync(saved, inRoot(FOLDER), { recursive: true });
      return result;
    }
    const changes = differences(before, contents());
    if (changes.length === 0) return { ...result, passed: result.passed + 1 };
    const advice = `The pacts in ${FOLDER} are not what the tests generate (${changes.join(', ')}).\nThe new ones are in place: look at them and commit them.\n`;
    return { ...result, failed: result.failed + 1, output: result.output + advice };
  } finally {
    rmSync(saved, { recursive: true, force: true });
  }
}
