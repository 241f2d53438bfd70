import { useEffect } from 'react';

/**
 * Loads `keepFocus` with the first press or key. It doesn't wait for the other keys, which come some seconds after the first screen: by then
 * a payout may have been decided.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    let last = document.activeElement;
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('#main')) last = target;
    };
    const end = () => {
      removeEventListener('focusin', note);
      removeEventListener('pointerdown', start);
      removeEventListener('keydown', start);
    };
    const start = () => {
      removeEventListener('pointerdown', start);
      removeEventListener('keydown', start);
      void import('./keepFocus')
        .then(({ keepFocus }) => {
          if (!isGone) stop = keepFocus(last);
        })
        // Without it a dialog gives the focus back, and no more.
        .catch(() => undefined)
        .finally(end);
    };
    addEventListener('focusin', note);
    addEventListener('pointerdown', start);
    addEventListener('keydown', start);
    return () => {
      isGone = true;
      end();
      stop?.();
    };
  }, []);
}
