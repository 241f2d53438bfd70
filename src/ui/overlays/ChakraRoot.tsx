import { createSystem, defineConfig, ChakraProvider } from '@chakra-ui/react';
import {
  datePickerSlotRecipe,
  dialogSlotRecipe,
  menuSlotRecipe,
  toastSlotRecipe,
  tooltipSlotRecipe,
} from './recipes';
import type { ReactNode } from 'react';

/**
 * Chakra's system for the overlays, reduced to the recipes and states in use: the whole base is a
 * tenth of the script of the first load, and the default theme would double the start-up time
 * without any visible difference. The recipes name the custom properties of tokens.css. Tokens or
 * keyframes of Chakra's own would be rules for the whole page, which are added and removed with
 * every overlay: each time, the browser would compute the style of every element anew.
 */
const system = createSystem(
  defineConfig({
    // The static stylesheet has no layers. If Chakra's recipes were in layers, the stylesheet would
    // override them all.
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
        toast: toastSlotRecipe,
        tooltip: tooltipSlotRecipe,
      },
    },
  }),
);

/**
 * Provides Chakra's system to an overlay. It wraps each overlay instead of the whole console, so
 * that Chakra's code is loaded with the first overlay and not before the first row.
 */
export function ChakraRoot({ children }: { children: ReactNode }) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
