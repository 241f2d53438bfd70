import { createSystem, defineConfig, ChakraProvider } from '@chakra-ui/react';
import {
  datePickerSlotRecipe,
  dialogSlotRecipe,
  menuSlotRecipe,
  popoverSlotRecipe,
  toastSlotRecipe,
  tooltipSlotRecipe,
} from './recipes';
import type { ReactNode } from 'react';

/**
 * Chakra's system, reduced to the recipes and states in use, because its default theme would double
 * the start-up time. The recipes use the properties of tokens.css: tokens or keyframes of Chakra's
 * own would be rules for the whole page, computed again with every overlay.
 */
const system = createSystem(
  defineConfig({
    // The static stylesheet has no layers, so it would override recipes in layers.
    disableLayers: true,
    preflight: false,
    conditions: {
      hover: '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])',
      highlighted: '&[data-highlighted]',
    },
    theme: {
      slotRecipes: {
        datePicker: datePickerSlotRecipe,
        dialog: dialogSlotRecipe,
        menu: menuSlotRecipe,
        popover: popoverSlotRecipe,
        toast: toastSlotRecipe,
        tooltip: tooltipSlotRecipe,
      },
    },
  }),
);

/**
 * Wraps each overlay instead of the console, so that Chakra is loaded with the first overlay and
 * not before the first row.
 */
export function ChakraRoot({ children }: { children: ReactNode }) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
