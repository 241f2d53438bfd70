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

/** What `npm run atlas` says of the pictures that it drew last: those that are not as they were signed off. */
export interface Drawn {
  commit: string;
  at: string;
  changed: readonly string[];
  added: readonly string[];
}

const pictures = new Map(Object.entries<string>(signoff.pictures));
const signings: readonly Signing[] = signoff.signings;

/** The index of a picture's signing. Undefined if nobody has signed it. */
function signingOf(id: string, view: View): number | undefined {
  const [, index] = pictures.get(pictureName(id, view))?.split(' ') ?? [];
  return index === undefined ? undefined : Number(index);
}

/** Every signing of which pictures are left, the newest first, with their number. */
export const allSignings = (): (Signing & { count: number })[] => {
  const counts = new Map<number, number>();
  for (const text of pictures.values()) {
    const index = Number(text.split(' ')[1]);
    counts.set(index, (counts.get(index) ?? 0) + 1);
  }
  return signings.map((signing, index) => ({ ...signing, count: counts.get(index) ?? 0 })).reverse();
};

/** A day as the pages of Storybook write it: 17 Jan 2026. */
export const dayOf = (at: string): string =>
  new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** Says of a picture who signed it off, and whether it looks different now. */
export function stateOf(id: string, view: View, drawn: Drawn | undefined): { isOpen: boolean; words: string } {
  const index = signingOf(id, view);
  const by = index === undefined ? undefined : signings[index];
  if (!by) return { isOpen: true, words: 'not signed off' };
  const isChanged = drawn?.changed.includes(pictureName(id, view)) ?? false;
  return { isOpen: isChanged, words: isChanged ? 'changed since it was signed off' : `signed off by ${by.name}, ${dayOf(by.at)}` };
}
