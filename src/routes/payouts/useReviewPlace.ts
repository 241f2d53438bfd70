import { useEffect } from 'react';
import { readReviewPlace, reviewPlaceText, type ReviewPlace } from '../../domain/payoutReview';
import { noteReviewPlace } from '../../hooks/local/payoutReviewQueue';
import { useAddress, withQuery } from '../useAddress';

export interface ReviewPlaceInAddress {
  place: ReviewPlace;
  /** Without an entry of its own in the history: Back leaves the review. */
  goTo: (place: ReviewPlace) => void;
  /** The list with the filters that it was left with. */
  listHref: string;
}

/** Where in a review run one is stands in the address, and is kept for coming back. */
export function useReviewPlace(length: number): ReviewPlaceInAddress {
  const { path, params, setParams } = useAddress();
  const place = readReviewPlace(params.get('review') ?? '', length);
  params.delete('review');
  useEffect(() => {
    if (length > 0) noteReviewPlace(place);
  }, [place, length]);
  return {
    place,
    goTo: (next) => {
      setParams((wanted) => { wanted.set('review', reviewPlaceText(next)); }, { replace: true });
    },
    listHref: withQuery(path, params),
  };
}
