import { isLeavingGuarded, leave } from '~/mutation/confirm';
import { useEffect } from 'react';
import { addressNow, cameFrom, isReturn } from '~/list/cameFrom';
import { createStore } from '~/lib/storage/store';
import { startWhenLoaded } from '~/ui/loadable';

/** Neither TypeScript's DOM types nor all browsers have it. */
interface HistoryPlace {
  navigation?: { currentEntry?: { index: number } | null };
}

const placeInHistory = (): number | undefined =>
  (window as HistoryPlace).navigation?.currentEntry?.index;

/**
 * Browsers report Back and Forward after the fact. So the console first undoes the move without the
 * router noticing, and repeats it if the admin agrees.
 */
export function guardHistory(): void {
  let place = placeInHistory();
  let path = location.pathname;
  let isComingBack = false;
  const settle = () => {
    place = placeInHistory();
    path = location.pathname;
  };
  addEventListener('popstate', (event) => {
    const isHere = location.pathname === path;
    // Another move may have replaced the way back.
    const isBack = isComingBack && isHere;
    isComingBack = false;
    if (!isBack && (isHere || !isLeavingGuarded())) {
      settle();
      return;
    }
    event.stopImmediatePropagation();
    if (isBack) return;
    const now = placeInHistory();
    // Without the API, one step back is by far the most likely.
    const steps = now !== undefined && place !== undefined ? now - place : -1;
    isComingBack = true;
    history.go(-steps);
    leave(() => history.go(steps));
  });
  // These are wouter's own navigations.
  addEventListener('pushState', settle);
  addEventListener('replaceState', settle);
}

const loadRestoring = () => import('./restorePlace');

/** For a reload, where the browser restores the position only if the rows are there on `load`. */
const lastScrollY = createStore({
  name: 'scroll-y',
  version: 1,
  parse: (raw) => (typeof raw === 'number' ? raw : undefined),
  fallback: () => 0,
  scope: 'own',
  area: 'session',
});

const isReload = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'reload');

const placeNow = () => ({ path: location.pathname, address: addressNow(), from: cameFrom() });

let here = placeNow();
let before: typeof here | undefined;
let isMoved = false;

export function watchPlaces(): void {
  here = placeNow();
  const note = ({ type }: Event) => {
    const now = placeNow();
    if (now.path !== here.path) {
      before = here;
      isMoved = type === 'popstate';
      // Going Back needs this code, and immediately.
      if (now.from) void loadRestoring().catch(() => undefined);
    }
    here = now;
  };
  for (const type of ['popstate', 'pushState', 'replaceState']) addEventListener(type, note);
  addEventListener('pagehide', () => lastScrollY.write(scrollY));
}

function placeToRestore(): { wanted: number; record?: string } | undefined {
  if (!before) return isReload() ? { wanted: lastScrollY.read() } : undefined;
  const { from, address: record } = before;
  if ((isMoved || isReturn()) && from?.address === here.address)
    return { wanted: from.scrollY, record };
  if (!isMoved) scrollTo(0, 0);
  return undefined;
}

/**
 * Going back to a list or reloading it shows it as it was left. On any other page, the browser
 * restores the position.
 */
export function useScrollPosition(path: string): void {
  useEffect(() => {
    const place = placeToRestore();
    return (
      place &&
      startWhenLoaded(loadRestoring, ({ restorePlace }) => restorePlace(place.wanted, place.record))
    );
  }, [path]);
}
