import { ChakraProvider } from '@chakra-ui/react';
import { useEffect } from 'react';
import { Router as LocationRouter } from 'wouter';
import { watchColorMode } from '../boot/colorMode';
import { system } from '../theme/system';
import { navigateWhenLoaded } from './navigation';
import { Router } from './Router';
import { ToastProvider } from './ToastProvider';

export function App() {
  useEffect(watchColorMode, []);
  return (
    <ChakraProvider value={system}>
      <ToastProvider>
        <LocationRouter aroundNav={navigateWhenLoaded}>
          <Router />
        </LocationRouter>
      </ToastProvider>
    </ChakraProvider>
  );
}
