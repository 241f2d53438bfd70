/** A color and the background that it is drawn on, as tokens. */
export interface Pair {
  on: string;
  color: string;
}

const each = (colors: readonly string[], grounds: readonly string[]): Pair[] =>
  colors.flatMap((color) => grounds.map((on) => ({ color, on })));
const tones = ['ok', 'warn', 'bad', 'info', 'neutral'];

/** Every text color on every background that it appears on: at least 4.5 to 1. */
export const textPairs: readonly Pair[] = [
  ...each(['ink', 'ink-2', 'ink-3'], ['bg', 'surface', 'sunken', 'raised', 'hover']),
  ...each(['accent'], ['bg', 'surface', 'hover', 'accent-soft']),
  ...each(['bad'], ['surface', 'raised', 'hover']),
  { color: 'on-accent', on: 'accent' },
  ...each(['on-solid'], ['solid', 'solid-hover']),
  // The button that can't be undone.
  { color: 'on-bad', on: 'bad-solid' },
  ...tones.map((tone) => ({ color: tone, on: `${tone}-soft` })),
];

/** Marks, borders of controls and the focus ring, if they carry meaning: at least 3 to 1. */
export const markPairs: readonly Pair[] = [
  ...tones.flatMap((tone) => each([`${tone}-mark`], ['surface', 'raised', `${tone}-soft`])),
  ...each(['accent'], ['accent-soft', 'neutral-soft']),
  ...each(['line-strong'], ['surface', 'raised', 'bg']),
  ...each(['focus'], ['bg', 'surface', 'raised', 'hover']),
];
