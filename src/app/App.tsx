import { ChakraProvider } from '@chakra-ui/react';
import { useEffect } from 'react';
import { Router as LocationRouter } from 'wouter';
import { watchColorMode } from '../boot/colorMode';
import { watchSignOut } from '../hooks/local/owned';
import { system } from '../theme/system';
import { navigateWhenLoaded } from './navigation';
import { Router } from './Router';
import { ToastProvider } from './ToastProvider';

export function App() {
  useEffect(watchColorMode, []);
  useEffect(watchSignOut, []);
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
