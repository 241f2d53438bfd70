import { useEffect } from 'react';
import { useLocation, Router as LocationRouter } from 'wouter';
import { findRoute, hrefs, pathId } from '~/routes';
import { NavigationCount } from '~/ui/layout/Page';
import { preloadParts } from '~/ui/loadable';
import {
  useLinks,
  useNavigationCount,
  usePreparedSignIn,
  navigateWhenLoaded,
} from './frame/followLinks';
import { whenIdle } from '~/ui/layout/schedule';
import { ProtectedLayout } from './frame/ProtectedLayout';
import { ScreenBoundary, PageBoundary } from './frame/ScreenBoundary';
import { preloadRoute, routeComponents } from './routeComponents';
import { watchColorMode } from './boot/colors';
import { DescribeCrash } from '~/ui/feedback/states';
import { describeCrash } from './crashReport';
import { guardHistory, watchPlaces } from './frame/history';
import { EnvironmentBand } from './frame/banners';
import { ToastProvider } from './ToastProvider';
import { useFirm } from '~/lib/firm';
import { watchSignOut } from '~/lib/storage/store';

function Router() {
  const [path, navigate] = useLocation();
  // The router decodes the path as a whole, after which an encoded '%' or '/' in an id looks plain.
  const { pathname } = location;
  const entry = findRoute(pathname);
  const navigations = useNavigationCount(path);
  useLinks(navigate);
  usePreparedSignIn(entry.path === hrefs.login);
  // After sign-in, the next screen should have the network and the processor to itself.
  const { isPublic = false } = entry;
  useEffect(
    () =>
      isPublic
        ? undefined
        : whenIdle(() => void preloadRoute(path).then(preloadParts, () => undefined)),
    [path, isPublic],
  );
  const Screen = routeComponents[entry.module];
  const screen = Screen && (
    <Screen
      key={path}
      id={pathId(pathname)}
      title={entry.title}
      fallback={<div className="screen-pending" aria-busy />}
    />
  );
  return (
    <NavigationCount value={navigations}>
      {entry.isPublic ? (
        <ScreenBoundary path={path}>{screen}</ScreenBoundary>
      ) : (
        <ProtectedLayout>{screen}</ProtectedLayout>
      )}
    </NavigationCount>
  );
}

// Not in an effect: these must run before the router's listeners.
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
