// Generates the pacts again. They are committed, so the bytes must stay the same.
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inRoot } from '../run/process.mjs';

function contents(folder) {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return new Map(files.sort().map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
}

function differences(before, after) {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return names
    .filter((name) => before.get(name) !== after.get(name))
    .map((name) =>
      !before.has(name) ? `new: ${name}` : !after.has(name) ? `gone: ${name}` : `changed: ${name}`,
    );
}

/**
 * Deletes the pacts (Pact only adds to existing files), runs the consumer tests, and fails if the
 * new bytes differ. The new pacts stay in place, to be read and committed. If a test fails the old
 * pacts come back, because the new ones are incomplete.
 * @typedef {{ passed: number, failed: number, skipped: number, output: string }} Result
 * @param {() => Promise<Result>} runConsumer
 * @returns {Promise<Result>}
 */
export async function generatePacts(runConsumer, folder = inRoot('contracts/pacts')) {
  const before = contents(folder);
  const saved = mkdtempSync(path.join(os.tmpdir(), 'pacts-'));
  try {
    if (before.size > 0) cpSync(folder, saved, { recursive: true });
    for (const name of before.keys()) rmSync(path.join(folder, name));
    const result = await runConsumer();
    if (result.failed > 0) {
      if (before.size > 0) cpSync(saved, folder, { recursive: true });
      return result;
    }
    const changes = differences(before, contents(folder));
    if (changes.length === 0) return { ...result, passed: result.passed + 1 };
    const advice =
      `The pacts in ${folder} are not what the tests generate (${changes.join(', ')}).\n` +
      'The new ones are in place: look at them and commit them.\n';
    return { ...result, failed: result.failed + 1, output: result.output + advice };
  } finally {
    rmSync(saved, { recursive: true, force: true });
  }
}
