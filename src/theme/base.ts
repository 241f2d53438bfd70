import { defineConfig } from '@chakra-ui/react';

/**
 * The part of Chakra's base that the recipes use: its states, and the properties that take tokens. The whole base knows some 250
 * properties and 100 states; that would be a tenth of the first load's own script.
 */
export const base = defineConfig({
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
