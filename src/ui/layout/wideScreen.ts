import { useSyncExternalStore } from 'react';

/** From this width on a record is shown beside its list. */
const wide = '(min-width: 1600px)';

/** Whether a media query holds, now and after every change of the window. */
export function useMedia(media: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(media);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => matchMedia(media).matches,
  );
}

/** Whether a record has room beside its list. */
export const useIsWide = (): boolean => useMedia(wide);

/** The same, asked once: for what happens at a click. */
export const isWide = (): boolean => matchMedia(wide).matches;
