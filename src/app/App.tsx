import { useEffect } from 'react';
import { Router as LocationRouter } from 'wouter';
import { watchColorMode } from '../boot/colorMode';
import { DescribeCrash } from '../components/feedback/CopyDetails';
import { useFirm } from '../hooks/stored/firm';
import { watchSignOut } from '../hooks/stored/owned';
import { describeCrash } from './crashReport';
import { guardHistory } from './leaving/guardHistory';
import { navigateWhenLoaded } from './frame/followLinks';
import { EnvironmentBand } from './frame/EnvironmentBand';
import { PageBoundary } from './frame/ScreenBoundary';
import { Router } from './Router';
import { ToastProvider } from './ToastProvider';

// Called here and not in an effect: the window calls listeners in the order in which they were added, and this one must run before the
// router's.
guardHistory();

export function App() {
  useEffect(watchColorMode, []);
  useEffect(watchSignOut, []);
  return (
    <DescribeCrash value={describeCrash}>
      <PageBoundary>
        <EnvironmentBand {...useFirm()} />
        <ToastProvider>
          <LocationRouter aroundNav={navigateWhenLoaded}>
            <Router />
          </LocationRouter>
        </ToastProvider>
      </PageBoundary>
    </DescribeCrash>
  );
}
