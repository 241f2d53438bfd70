import { useEffect } from 'react';
import { matchRoute, useLocation, useRouter } from 'wouter';
import { notFoundEntry, routeEntries } from './boot/routeTable';
import { NavigationCount } from '../ui/layout/Page';
import { preloadOverlays } from '../ui/loadable';
import { patterns } from '../paths';
import { useLinks, useNavigationCount, usePreparedSignIn } from './frame/followLinks';
import { whenIdle } from './idle';
import { ProtectedLayout } from './frame/ProtectedLayout';
import { ScreenBoundary } from './frame/ScreenBoundary';
import { routeComponents } from './routeComponents';

function useMatchedRoute(path: string) {
  const { parser } = useRouter();
  for (const entry of routeEntries) {
    const [isMatch, params] = matchRoute(parser, entry.pattern, path);
    if (isMatch) return { entry, params };
  }
  return { entry: notFoundEntry, params: {} };
}

/** The screen of the address, inside the protected layout unless it is public (section 2). */
export function Router() {
  const [path, navigate] = useLocation();
  const { entry, params } = useMatchedRoute(path);
  const navigations = useNavigationCount(path);
  useLinks(navigate);
  usePreparedSignIn(entry.pattern === patterns.login);
  useEffect(() => whenIdle(() => void preloadOverlays()), [path]);
  const Screen = routeComponents[entry.module];
  const screen = Screen && (
    <Screen key={path} params={params} title={entry.title} fallback={<div className="screen-pending" aria-busy />} />
  );
  return (
    <NavigationCount value={navigations}>
      {entry.isPublic ? <ScreenBoundary path={path}>{screen}</ScreenBoundary> : <ProtectedLayout>{screen}</ProtectedLayout>}
    </NavigationCount>
  );
}
