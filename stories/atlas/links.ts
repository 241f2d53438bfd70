import type { Theme, Width } from './states';

export interface View {
  theme: Theme;
  width: Width;
}

/** A story in Storybook with the toolbar set. Relative, as all of Storybook's addresses: it may lie under any path. */
export const storybookLink = (id: string, { theme, width }: View): string =>
  `./?path=/story/${id}&globals=theme:${theme};viewport.value:${width.viewport}`;

/** A story alone, as wide as the window. */
export const frameLink = (id: string, { theme }: View): string => `./iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`;

/** The picture of the last sign-off (tests/atlas/baseline). */
export const pictureName = (id: string, { theme, width }: View): string => `${id}.${theme}.${width.name}.webp`;

export const pictureLink = (id: string, view: View): string => `./atlas/${pictureName(id, view)}`;
