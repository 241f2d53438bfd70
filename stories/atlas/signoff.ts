import { readPictures } from '../../tests/atlas/signedPictures.mjs';
import signoff from '../../tests/atlas/signoff.json';
import { pictureName, type View } from './links';

/** Who agreed to pictures, when, and at which commit. */
export interface Signing {
  name: string;
  note: string;
  /** ISO 8601. */
  at: string;
  commit: string;
}

/**
 * What `npm run atlas` says of the pictures that it drew last: those that are not as they were
 * signed off.
 */
export interface Drawn {
  commit: string;
  at: string;
  changed: readonly string[];
  added: readonly string[];
}

const pictures = readPictures(signoff.pictures);
const signings: readonly Signing[] = signoff.signings;

/** Every signing of which pictures are left, the newest first, with their number. */
export const allSignings = (): (Signing & { count: number })[] => {
  const countOf = (index: number) =>
    Object.values(pictures).filter(({ signing }) => signing === index).length;
  return signings.map((signing, index) => ({ ...signing, count: countOf(index) })).reverse();
};

/** A day as the pages of Storybook write it: 17 Jan 2026. */
export const dayOf = (at: string): string =>
  new Date(at).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });

/**
 * The changed pictures of what was drawn last, to look up: the atlas asks once for each of its
 * pictures.
 */
const known = new WeakMap<Drawn, ReadonlySet<string>>();
function changedOf(drawn: Drawn): ReadonlySet<string> {
  const found = known.get(drawn) ?? new Set(drawn.changed);
  known.set(drawn, found);
  return found;
}

/** Says of a picture who signed it off, and whether it looks different now. */
export function stateOf(
  id: string,
  view: View,
  drawn: Drawn | undefined,
): { isOpen: boolean; words: string } {
  const name = pictureName(id, view);
  const by = signings[pictures[name]?.signing ?? -1];
  if (!by) return { isOpen: true, words: 'not signed off' };
  const isChanged = drawn ? changedOf(drawn).has(name) : false;
  return {
    isOpen: isChanged,
    words: isChanged
      ? 'changed since it was signed off'
      : `signed off by ${by.name}, ${dayOf(by.at)}`,
  };
}
