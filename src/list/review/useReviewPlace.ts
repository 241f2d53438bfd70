import { useLayoutEffect } from 'react';
import { useAddress, withQuery } from '../useAddress';
import { placeText, readPlace, type ReviewPlace } from './review';

/**
 * Keeps the place of a review in the address. `last` is the last valid place, `start` the place if
 * the address names none.
 */
export function useReviewPlace(param: string, last: number, start: ReviewPlace) {
  const { path, params, setParams } = useAddress();
  const place = readPlace(params.get(param), last) ?? start;
  params.delete(param);
  // Runs before the paint, so that the next record is seen from its start and its motion is
  // measured there.
  useLayoutEffect(() => {
    // The braces matter: newer browsers return a promise here, which React would call as a
    // clean-up.
    scrollTo(0, 0);
  }, [place]);
  return {
    place,
    // Adds no history entry, so that Back leaves the review.
    goTo: (next: ReviewPlace) =>
      setParams((wanted) => wanted.set(param, placeText(next)), { replace: true }),
    listHref: withQuery(path, params),
  };
}
