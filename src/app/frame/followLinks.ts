import { useEffect, useState } from 'react';
import type { AroundNavHandler } from 'wouter';
import { readSession } from '../../api/session/session';
import { safeNext } from '../../domain/auth/next';
import { hrefs } from '../../paths';
import { leave } from '../../routes/leaving/leaving';
import { whenIdle } from '../idle';
import { guessScreen, prepareScreen, preloadRoute } from '../routeComponents';

/** How long the pointer or the focus rests on a link before what its screen reads first is read, in milliseconds. */
const restMs = 60;
/** Longest that a followed link waits for its screen's code and first data, in milliseconds; then the placeholder is shown. */
const patienceMs = 400;
let latest = 0;

/**
 * Follows a link when its screen's code is here, so that the old screen stays until the new one can be drawn. The
 * latest wish wins. What would be lost is asked about first; a lost session isn't held up by that (promise 7).
 */
export const navigateWhenLoaded: AroundNavHandler = (navigate, to, options) => {
  const path = new URL(to, location.origin).pathname;
  if (path === location.pathname) {
    navigate(to, options);
    return;
  }
  const follow = () => {
    const mine = ++latest;
    const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
    void Promise.race([prepareScreen(to).catch(() => undefined), patience]).then(() => {
      if (mine === latest) navigate(to, options);
    });
  };
  if (readSession()) leave(follow);
  else follow();
};

function linkOf(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isOurs =
    link?.href && link.origin === location.origin && !link.hasAttribute('download') && (!link.target || link.target === '_self');
  return isOurs ? link : undefined;
}

/** Loads the screen of a link, and its first data if the pointer or the focus rests there. The function that it returns calls that off. */
function prepare(link: HTMLAnchorElement): (() => void) | undefined {
  void preloadRoute(link.pathname).catch(() => undefined);
  if (link.pathname === location.pathname) return undefined;
  const timer = setTimeout(() => void guessScreen(link.pathname + link.search).catch(() => undefined), restMs);
  return () => clearTimeout(timer);
}

/**
 * Turns clicks on the console's own links into navigations, so that screens hold plain links; a link under the pointer
 * or with the focus is prepared.
 */
export function useLinks(navigate: (to: string) => void): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = linkOf(event);
      if (!link || (link.hash && link.pathname === location.pathname && link.search === location.search)) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash);
    };
    let callOff: (() => void) | undefined;
    const onAim = (event: Event) => {
      callOff?.();
      const link = linkOf(event);
      callOff = link && prepare(link);
    };
    // Back or Forward is a later wish than a link that still waits for its screen.
    const onPop = () => {
      latest += 1;
    };
    document.addEventListener('click', onClick);
    document.addEventListener('pointerover', onAim);
    document.addEventListener('focusin', onAim);
    addEventListener('popstate', onPop);
    return () => {
      removeEventListener('popstate', onPop);
      document.removeEventListener('click', onClick);
      document.removeEventListener('pointerover', onAim);
      document.removeEventListener('focusin', onAim);
    };
  }, [navigate]);
}

/** Loads the screen that the sign-in leads to as soon as the page is idle, so that the first rows wait for the server only. */
export function usePreparedSignIn(isLogin: boolean): void {
  useEffect(() => {
    if (!isLogin) return undefined;
    const next = safeNext(new URLSearchParams(location.search).get('next')) ?? hrefs.dashboard;
    return whenIdle(() => void preloadRoute(new URL(next, location.origin).pathname).catch(() => undefined), 0);
  }, [isLogin]);
}

/** Counts the navigations to another path, and starts each new page at its top; going back leaves the position to the browser. */
export function useNavigationCount(path: string): number {
  const [state, setState] = useState({ path, count: 0 });
  if (state.path !== path) setState({ path, count: state.count + 1 });
  useEffect(() => {
    let isBack = false;
    const onPop = () => {
      isBack = true;
    };
    addEventListener('popstate', onPop);
    return () => {
      removeEventListener('popstate', onPop);
      if (!isBack) scrollTo(0, 0);
    };
  }, [path]);
  return state.count;
}
