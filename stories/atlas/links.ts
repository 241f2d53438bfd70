import type { Theme, Width } from './states';

export interface View {
  theme: Theme;
  width: Width;
}

/**
 * The address of a story in Storybook with these toolbar settings. It is relative, like all of
 * Storybook's addresses, so that any path works.
 */
export const storybookLink = (id: string, { theme, width }: View): string =>
  `./?path=/story/${id}&globals=theme:${theme};viewport.value:${width.viewport}`;

/** A picture's name. Its file has `.png` besides. */
export const pictureName = (id: string, { theme, width }: View): string =>
  `${id}.${theme}.${width.name}`;

/** The address of the picture that `npm run atlas` drew last. */
export const pictureLink = (id: string, view: View): string =>
  `./atlas/${pictureName(id, view)}.png`;

/** The address of the baseline's picture, if it differs. */
export const beforeLink = (id: string, view: View): string =>
  `./atlas/before/${pictureName(id, view)}.png`;

/** A flow leads through a screen, and has a page of its own, in words. */
export const isFlow = (title: string) => title.includes('/Flows/');

/** The address of the page about a screen, component or flow. */
export const pageLink = (title: string): string =>
  `./?path=/docs/${title.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}--docs`;
