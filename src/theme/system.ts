import { createSystem, defineConfig } from '@chakra-ui/react';
import { base } from './base';
import { fieldSlotRecipe, inputRecipe } from './recipes/controls';
import { dialogSlotRecipe, menuSlotRecipe, toastSlotRecipe } from './recipes/overlays';

const variable = (name: string) => ({ value: `var(--${name})` });

/**
 * Chakra's system, trimmed: its tokens are the custom properties of tokens.css, its recipes are the ones in use. The default theme
 * would cost twice the start-up time and change nothing that is seen.
 */
const config = defineConfig({
  // The static stylesheet has no layers either: with them it would win over every recipe.
  disableLayers: true,
  preflight: false,
  theme: {
    keyframes: { rise: { from: { opacity: 0, transform: 'translateY(6px)' }, to: { opacity: 1, transform: 'none' } } },
    tokens: {
      colors: {
        surface: variable('surface'), sunken: variable('sunken'), raised: variable('raised'), line: variable('line'), lineStrong: variable('line-strong'),
        ink: variable('ink'), ink2: variable('ink-2'), ink3: variable('ink-3'), accent: variable('accent'), hover: variable('hover'), bad: variable('bad'),
        solid: variable('solid'), solidHover: variable('solid-hover'), onSolid: variable('on-solid'),
      },
      radii: { s: variable('radius-s'), m: variable('radius-m'), l: variable('radius-l') },
      fontSizes: { xs: variable('text-xs'), s: variable('text-s'), m: variable('text-m'), lg: variable('text-l') },
    },
    recipes: { input: inputRecipe },
    slotRecipes: {
      field: fieldSlotRecipe, dialog: dialogSlotRecipe, menu: menuSlotRecipe, toast: toastSlotRecipe,
    },
  },
});

export const system = createSystem(base, config);
