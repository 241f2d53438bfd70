import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { system } from '../theme/system';

/**
 * Provides Chakra's system to an overlay. It wraps each overlay instead of the whole console, so
 * that Chakra's code is loaded with the first overlay and not before the first row.
 */
export function ChakraRoot({ children }: { children: ReactNode }) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
