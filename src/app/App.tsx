import { useEffect } from 'react';
import { Router as LocationRouter } from 'wouter';
import { watchColorMode } from '../boot/colorMode';
import { DescribeCrash } from '../components/feedback/CopyDetails';
import { watchSignOut } from '../hooks/stored/owned';
import { describeCrash } from './crashReport';
import { guardHistory } from './leaving/guardHistory';
import { navigateWhenLoaded } from './frame/followLinks';
import { PageBoundary } from './frame/ScreenBoundary';
import { Router } from './Router';
import { ToastProvider } from './ToastProvider';

// The window calls its listeners in the order in which they came: this one must come before the router's, which an
// effect of ours would not.
guardHistory();

export function App() {
  useEffect(watchColorMode, []);
  useEffect(watchSignOut, []);
  return (
    <DescribeCrash value={describeCrash}>
      <PageBoundary>
        <ToastProvider>
          <LocationRouter aroundNav={navigateWhenLoaded}>
            <Router />
          </LocationRouter>
        </ToastProvider>
      </PageBoundary>
    </DescribeCrash>
  );
}
