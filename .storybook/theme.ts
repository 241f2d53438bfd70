import type { Globals } from 'storybook/internal/types';

/** What the toolbar says: light, unless dark is chosen. */
export const themeOf = ({ theme }: Globals): 'light' | 'dark' =>
  theme === 'dark' ? 'dark' : 'light';
