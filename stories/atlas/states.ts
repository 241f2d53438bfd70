/** What a screen can be in. The order is that of the atlas' rows. */
export const states = [
  'Loading',
  'LoadFailed',
  'Forbidden',
  'Empty',
  'NoMatch',
  'Populated',
  'LongText',
  'BrokenData',
  'Busy',
  'Failed',
] as const;

export type State = (typeof states)[number];

/** The names of stories in the sidebar. Whatever else a screen can be in has a name of its own. */
export const vocabulary: readonly string[] = [...states, 'Phone'];

/** The place of a state in the sidebar and on its screen's page: the ordinary day first. */
export const orderOf = (state: string): number =>
  ['Populated', ...vocabulary, state].indexOf(state);

export const stateMeanings: Record<State, string> = {
  Loading: 'The answer is still to come',
  LoadFailed: 'The server failed or did not answer',
  Forbidden: 'This admin may not see it (403)',
  Empty: 'There is nothing yet',
  NoMatch: 'There is something, but not for these filters',
  Populated: 'As on an ordinary day',
  LongText: 'Texts far longer than expected, from right to left, with markup in them',
  BrokenData: 'Fields missing, null or broken',
  Busy: 'What was asked for is on its way',
  Failed: 'What was asked for did not happen',
};

/** The themes and widths in which every state is looked at. */
export const themes = ['light', 'dark'] as const;
export const widths = [
  { name: 'wide', viewport: 'atlasWide', width: 1280, height: 800 },
  { name: 'phone', viewport: 'atlasPhone', width: 390, height: 844 },
] as const;

export type Theme = (typeof themes)[number];
export type Width = (typeof widths)[number];
