// Of Chakra's default theme only what these screens use.
import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import {
  animationStyles,
  badgeRecipe,
  breakpoints,
  buttonRecipe,
  fieldSlotRecipe,
  globalCss,
  headingRecipe,
  inputRecipe,
  keyframes,
  layerStyles,
  menuSlotRecipe,
  nativeSelectSlotRecipe,
  semanticTokens,
  textStyles,
  tokens,
} from '@chakra-ui/react/theme';

const palettes = ['gray', 'red', 'green', 'blue', 'purple', 'yellow'];
const only = (colors, names) =>
  Object.fromEntries(Object.entries(colors).filter(([name]) => names.includes(name)));

export const system = createSystem(defaultBaseConfig, {
  preflight: true,
  cssVarsPrefix: 'c',
  cssVarsRoot: ':where(html)',
  globalCss,
  theme: {
    breakpoints,
    keyframes,
    textStyles,
    layerStyles,
    animationStyles,
    tokens: {
      ...tokens,
      colors: only(tokens.colors, [
        'transparent',
        'current',
        'black',
        'white',
        'whiteAlpha',
        'blackAlpha',
        ...palettes,
      ]),
    },
    semanticTokens: {
      ...semanticTokens,
      colors: only(semanticTokens.colors, ['bg', 'fg', 'border', ...palettes]),
    },
    recipes: {
      badge: badgeRecipe,
      button: buttonRecipe,
      heading: headingRecipe,
      input: inputRecipe,
    },
    slotRecipes: {
      field: fieldSlotRecipe,
      menu: menuSlotRecipe,
      nativeSelect: nativeSelectSlotRecipe,
    },
  },
});
