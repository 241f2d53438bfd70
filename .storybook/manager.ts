import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { Globals } from 'storybook/internal/types';
import { addons } from 'storybook/manager-api';
import { themes } from 'storybook/theming';
import { version } from '../package.json';
import { themeOf } from './theme';

const brand = { brandTitle: `Admin console ${version}`, brandUrl: './', brandTarget: '_self' };

// The frame around a story or page has the theme that the toolbar chose for it.
addons.register('console-theme', (api) => {
  const follow = ({ globals }: { globals: Globals }) =>
    api.setOptions({ theme: { ...themes[themeOf(globals)], ...brand } });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
addons.setConfig({
  theme: { ...themes.light, ...brand },
  // In the place of these two, which the browser and the sidebar have, the switches have their labels.
  toolbar: { zoom: { hidden: true }, remount: { hidden: true } },
  // The panel is for components and flows, whose controls and steps it has.
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => (/^components-|-flows-/.test(storyId) ? isShown : false),
  },
});
