import { isLeavingGuarded, leave } from '../../routes/leaving/leaving';

/** The part of the Navigation API that is used; a browser may not have it yet. */
interface HistoryPlace {
  navigation?: { currentEntry?: { index: number } | null };
}

// TypeScript's DOM types don't know it.
const placeInHistory = (): number | undefined => (window as HistoryPlace).navigation?.currentEntry?.index;

/**
 * Holds up Back and Forward while something would be lost: the browser has gone by the time it tells, so it is sent
 * back first, unseen by the router, and goes on once the admin has said so. A change of the query alone leaves
 * nothing. To be called once, before the router listens.
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
    if (isComingBack) {
      isComingBack = false;
      event.stopImmediatePropagation();
      return;
    }
    if (!isLeavingGuarded() || location.pathname === path) {
      settle();
      return;
    }
    event.stopImmediatePropagation();
    const now = placeInHistory();
    // Without the API it is taken for one step back, by far the most likely.
    const steps = now !== undefined && place !== undefined ? now - place : -1;
    isComingBack = true;
    history.go(-steps);
    leave(() => history.go(steps));
  });
  // wouter announces its own navigations as events of these names.
  addEventListener('pushState', settle);
  addEventListener('replaceState', settle);
}
