import { useLayoutEffect } from 'react';
import { useAddress, withQuery } from '../useAddress';
import { placeText, readPlace, type ReviewPlace } from './review';

/**
 * The place of a review is a parameter of the address. `last` is the last place that it may name,
 * `start` the place if it names none.
 */
export function useReviewPlace(param: string, last: number, start: ReviewPlace) {
  const { path, params, setParams } = useAddress();
  const place = readPlace(params.get(param), last) ?? start;
  params.delete(param);
  // Before the paint: the next record is seen from its start, and its motion is measured there.
  useLayoutEffect(() => {
    // The braces matter: newer browsers return a promise here, and React would call it as a
    // clean-up.
    scrollTo(0, 0);
  }, [place]);
  return {
    place,
    // Adds no history entry, so Back leaves the review.
    goTo: (next: ReviewPlace) =>
      setParams((wanted) => wanted.set(param, placeText(next)), { replace: true }),
    listHref: withQuery(path, params),
  };
}
