// The sign-off: who has agreed to how each picture looks, and when, and at which commit. Git keeps
// a hash of each picture. The pictures themselves are drawn again from the commit when they are
// needed (earlier.mjs).
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../../.setup/run/process.mjs';
import { readPictures, writtenPictures } from './signedPictures.mjs';

export const SIGNOFF = inRoot('tests', 'atlas', 'signoff.json');

/** The file of a picture in a folder. */
export const fileOf = (folder, name) => path.join(folder, `${name}.webp`);
/** A story's id: what its pictures' names begin with. */
export const idOf = (name) => name.split('.')[0];

/**
 * @typedef {{ name: string, note: string, at: string, commit: string }} Signing `at`: ISO 8601;
 * `commit`: what the pictures show
 */
/** @typedef {import('./signedPictures.mjs').Signed} Signed */
/**
 * @typedef {{ signings: Signing[], pictures: Record<string, Signed> }} Signoff pictures by name,
 * without `.webp`
 */

/** @returns {Signoff} */
export function readSignoff(file = SIGNOFF) {
  if (!existsSync(file)) return { signings: [], pictures: {} };
  const { signings, pictures } = JSON.parse(readFileSync(file, 'utf8'));
  return { signings, pictures: readPictures(pictures) };
}

/** One line for each story, so that a sign-off's difference names what it is about. */
export function writeSignoff({ signings, pictures }, file = SIGNOFF) {
  const written = { signings, pictures: writtenPictures(pictures) };
  writeFileSync(file, `${JSON.stringify(written, null, 2)}\n`);
}

/**
 * Adds a signing. A picture without a hash is no longer shown: it is removed. Signings of which no
 * picture is left are removed too.
 * @param {Signoff} signoff
 * @param {Signing} signing
 * @param {{ name: string, hash?: string }[]} pictures
 * @returns {Signoff}
 */
export function sign({ signings, pictures }, signing, accepted) {
  const next = { ...pictures };
  for (const { name, hash } of accepted) {
    if (hash === undefined) delete next[name];
    else next[name] = { hash, signing: signings.length };
  }
  const all = [...signings, signing];
  const used = [...new Set(Object.values(next).map((one) => one.signing))].sort((a, b) => a - b);
  return {
    signings: used.map((index) => all[index]),
    pictures: Object.fromEntries(
      Object.entries(next).map(([name, one]) => [
        name,
        { ...one, signing: used.indexOf(one.signing) },
      ]),
    ),
  };
}
