import { useEffect } from 'react';
import { Router as LocationRouter } from 'wouter';
import { watchColorMode } from '../boot/colorMode';
import { watchSignOut } from '../hooks/local/owned';
import { guardHistory } from './guardHistory';
import { navigateWhenLoaded } from './navigation';
import { Router } from './Router';
import { ToastProvider } from './ToastProvider';

// The window calls its listeners in the order in which they came: this one must come before the router's, which an effect of ours would not.
guardHistory();

export function App() {
  useEffect(watchColorMode, []);
  useEffect(watchSignOut, []);
  return (
    <ToastProvider>
      <LocationRouter aroundNav={navigateWhenLoaded}>
        <Router />
      </LocationRouter>
    </ToastProvider>
  );
}
