import { isLeavingGuarded, leave } from '../../mutation/confirm';

/** The part of the Navigation API that we use. Some browsers don't have it yet. */
interface HistoryPlace {
  navigation?: { currentEntry?: { index: number } | null };
}

// TypeScript's DOM types don't know it.
const placeInHistory = (): number | undefined =>
  (window as HistoryPlace).navigation?.currentEntry?.index;

/**
 * Asks before Back and Forward if something would be lost. The browser only reports them after the
 * fact. So the console first goes back to where it was, without the router noticing, and repeats
 * the move if the admin agrees. A change of only the query loses nothing. Call it once, before the
 * router listens.
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
    // Another move may take the place of the way back.
    const isBack = isComingBack && isHere;
    isComingBack = false;
    if (!isBack && (isHere || !isLeavingGuarded())) {
      settle();
      return;
    }
    event.stopImmediatePropagation();
    if (isBack) return;
    const now = placeInHistory();
    // Without the API we assume one step back, which is by far the most likely.
    const steps = now !== undefined && place !== undefined ? now - place : -1;
    isComingBack = true;
    history.go(-steps);
    leave(() => history.go(steps));
  });
  // wouter announces its own navigations as events of these names.
  addEventListener('pushState', settle);
  addEventListener('replaceState', settle);
}
