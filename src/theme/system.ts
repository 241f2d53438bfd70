import { createSystem, defineConfig } from '@chakra-ui/react';
import { base } from './base';
import { dialogSlotRecipe, menuSlotRecipe, toastSlotRecipe } from './recipes/overlays';

const variable = (name: string) => ({ value: `var(--${name})` });

/**
 * Chakra's system for the overlays, trimmed: its tokens are the custom properties of tokens.css, its recipes are the ones in use. The default theme
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
        raised: variable('raised'), line: variable('line'), ink: variable('ink'), ink2: variable('ink-2'), ink3: variable('ink-3'), hover: variable('hover'), bad: variable('bad'),
      },
      radii: { s: variable('radius-s'), m: variable('radius-m'), l: variable('radius-l') },
      fontSizes: { xs: variable('text-xs'), m: variable('text-m'), lg: variable('text-l') },
    },
    slotRecipes: { dialog: dialogSlotRecipe, menu: menuSlotRecipe, toast: toastSlotRecipe },
  },
});

export const system = createSystem(base, config);
