import { createSystem, defineConfig } from '@chakra-ui/react';
import { dialogSlotRecipe, menuSlotRecipe, toastSlotRecipe, tooltipSlotRecipe } from './recipes/overlays';

/**
 * The part of Chakra's base that the recipes use: its states, and the properties that take tokens. The whole base has
 * about 250 properties and 100 states, a tenth of the script of the first load.
 */
const base = defineConfig({
  conditions: {
    hover: '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])',
    highlighted: '&[data-highlighted]',
  },
  utilities: {
    background: { values: 'colors' },
    color: { values: 'colors' },
    borderRadius: { values: 'radii' },
    fontSize: { values: 'fontSizes' },
  },
});

const variable = (name: string) => ({ value: `var(--${name})` });

/**
 * Chakra's system for the overlays, reduced: its tokens are the custom properties of tokens.css, and it has only the
 * recipes in use. The default theme would double the start-up time without any visible difference.
 */
const config = defineConfig({
  // The static stylesheet has no layers. If Chakra's recipes were in layers, the stylesheet would override them all.
  disableLayers: true,
  preflight: false,
  theme: {
    keyframes: { rise: { from: { opacity: 0, transform: 'translateY(6px)' }, to: { opacity: 1, transform: 'none' } } },
    tokens: {
      colors: {
        raised: variable('raised'),
        line: variable('line'),
        ink: variable('ink'),
        ink2: variable('ink-2'),
        ink3: variable('ink-3'),
        hover: variable('hover'),
        bad: variable('bad'),
      },
      radii: { s: variable('radius-s'), m: variable('radius-m'), l: variable('radius-l') },
      fontSizes: { xs: variable('text-xs'), s: variable('text-s'), m: variable('text-m'), lg: variable('text-l') },
    },
    slotRecipes: { dialog: dialogSlotRecipe, menu: menuSlotRecipe, toast: toastSlotRecipe, tooltip: tooltipSlotRecipe },
  },
});

export const system = createSystem(base, config);
