import { useEffect, useState } from 'react';
import type { AroundNavHandler } from 'wouter';
import { readSession } from '~/api/session/session';
import { listen } from '~/lib/browser/listen';
import { safeNext } from '~/features/auth/next';
import { hrefs } from '~/routes';
import { backTo, stateFor } from '~/list/cameFrom';
import { whenIdle } from '~/ui/layout/schedule';
import { whenRested } from '~/ui/onRest';
import { guessScreen, prepareScreen, preloadRoute } from '../routeComponents';
import { useScrollPosition } from './history';
import { leave } from '~/mutation/confirm';

const patienceMs = 400;
let latest = 0;

/**
 * Keeps the old screen until the new one's code is loaded; the last of several links wins. After a
 * lost session no question is asked (promise 7).
 */
export const navigateWhenLoaded: AroundNavHandler = (navigate, to, options) => {
  const path = new URL(to, location.origin).pathname;
  const go = () => navigate(to, { ...options, state: stateFor(path, options?.state) });
  if (path === location.pathname) {
    go();
    return;
  }
  const follow = () => {
    const mine = ++latest;
    const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
    // After sign-in, the frame is shown while the screen's first data is loading.
    const prepare = location.pathname === hrefs.login ? preloadRoute : prepareScreen;
    void Promise.race([prepare(to).catch(() => undefined), patience]).then(() => {
      if (mine === latest) go();
    });
  };
  if (readSession()) leave(follow);
  else follow();
};

function linkOf(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isOurs =
    link?.href &&
    link.origin === location.origin &&
    !link.hasAttribute('download') &&
    (!link.target || link.target === '_self');
  return isOurs ? link : undefined;
}

const targetOf = ({ dataset, pathname, search, hash }: HTMLAnchorElement) =>
  ('back' in dataset ? backTo(pathname) : undefined) ?? { address: pathname + search + hash };

function prepare(link: HTMLAnchorElement): () => void {
  void preloadRoute(link.pathname).catch(() => undefined);
  return whenRested(() => void guessScreen(targetOf(link).address).catch(() => undefined));
}

/** Handles all clicks on links, so that screens can use plain links. */
export function useLinks(navigate: (to: string, options: { state?: unknown }) => void): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      const link = linkOf(event);
      if (
        !link ||
        (link.hash && link.pathname === location.pathname && link.search === location.search)
      )
        return;
      event.preventDefault();
      const { address, ...options } = targetOf(link);
      navigate(address, options);
    };
    let callOff: (() => void) | undefined;
    const onAim = (event: Event) => {
      callOff?.();
      const link = linkOf(event);
      callOff = link && prepare(link);
    };
    // Going Back or Forward cancels a link that is still waiting for its screen.
    const onPop = () => {
      latest += 1;
    };
    const stops = [
      listen('click', onClick, { target: document }),
      listen(['pointerover', 'focusin'], onAim, { target: document }),
      listen('popstate', onPop),
    ];
    return () => stops.forEach((stop) => stop());
  }, [navigate]);
}

export function usePreparedSignIn(isLogin: boolean): void {
  useEffect(() => {
    if (!isLogin) return undefined;
    const next = safeNext(new URLSearchParams(location.search).get('next')) ?? hrefs.dashboard;
    return whenIdle(() => void preloadRoute(next).catch(() => undefined), 0);
  }, [isLogin]);
}

export function useNavigationCount(path: string): number {
  const [state, setState] = useState({ path, count: 0 });
  if (state.path !== path) setState({ path, count: state.count + 1 });
  useScrollPosition(path);
  return state.count;
}
