// The committed pacts, for the scripts beside this file.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const committed = path.join(import.meta.dirname, 'pacts');

/** Every pact with the path of its file. Having none is an error: a check of nothing must not pass. */
export function readPacts(folder = committed) {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json')).sort();
  if (files.length === 0) throw new Error(`${folder} holds no pact.`);
  return files.map((name) => {
    const file = path.join(folder, name);
    return { file, pact: JSON.parse(readFileSync(file, 'utf8')) };
  });
}

/** One interaction as a sentence, as the tests and the verifier name it. */
export const sentenceOf = ({ providerStates, description }) => `${providerStates?.[0] ? `Given ${providerStates[0].name} - ` : ''}${description}`;
