import { useEffect } from 'react';
import { Router as LocationRouter } from 'wouter';
import { watchColorMode } from './boot/colorMode';
import { DescribeCrash } from '../ui/feedback/CopyDetails';
import { useFirm } from '../lib/firm/useFirm';
import { watchSignOut } from '../lib/storage/owned';
import { describeCrash } from './crashReport';
import { guardHistory } from './leaving/guardHistory';
import { navigateWhenLoaded } from './frame/followLinks';
import { EnvironmentBand } from './frame/EnvironmentBand';
import { PageBoundary } from './frame/ScreenBoundary';
import { watchPlaces } from './frame/returning';
import { Router } from './Router';
import { ToastProvider } from './ToastProvider';

// Called here and not in an effect: the window calls listeners in the order in which they were added, and these must run before the
// router's.
guardHistory();
watchPlaces();

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
