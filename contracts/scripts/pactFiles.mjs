// Reads the committed pacts.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const committed = path.join(import.meta.dirname, '../pacts');

/**
 * An id above 2^53 is read as text, because a number would lose digits (R48). A pact has one value
 * a line.
 */
const withLongIdsAsText = (pact) => pact.replace(/: (\d{16,})(,?)$/gm, ': "$1"$2');

/**
 * Returns every pact with the path of its file. Throws if there is none, so that a check without
 * pacts can't pass.
 */
export function readPacts(folder = committed) {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();
  if (files.length === 0) throw new Error(`${folder} holds no pact.`);
  return files.map((name) => {
    const file = path.join(folder, name);
    return { file, pact: JSON.parse(withLongIdsAsText(readFileSync(file, 'utf8'))) };
  });
}

/** Returns the sentence that tests and the verifier use as an interaction's name. */
export const sentenceOf = ({ providerStates, description }) =>
  `${providerStates?.[0] ? `Given ${providerStates[0].name} - ` : ''}${description}`;
