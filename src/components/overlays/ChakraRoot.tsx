import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { system } from '../../theme/system';

/** Gives an overlay Chakra's system. Around each overlay and not around the console: so its code is loaded with the first overlay, and not before the first row. */
export function ChakraRoot({ children }: { children: ReactNode }) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
