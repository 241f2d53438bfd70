import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { readReviewPlace, reviewPlaceText, type ReviewPlace } from '../../domain/payoutReview';
import { noteReviewPlace } from '../../hooks/local/payoutReviewQueue';

export interface ReviewPlaceInAddress {
  place: ReviewPlace;
  /** Without an entry of its own in the history: Back leaves the review. */
  goTo: (place: ReviewPlace) => void;
  /** The list with the filters that it was left with. */
  listHref: string;
}

/** Where in a review run one is stands in the address, and is kept for coming back. */
export function useReviewPlace(length: number): ReviewPlaceInAddress {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const params = new URLSearchParams(search);
  const place = readReviewPlace(params.get('review') ?? '', length);
  params.delete('review');
  const query = params.toString();
  useEffect(() => {
    if (length > 0) noteReviewPlace(place);
  }, [place, length]);
  return {
    place,
    goTo: (next) => {
      const wanted = new URLSearchParams(params);
      wanted.set('review', reviewPlaceText(next));
      navigate(`${path}?${wanted.toString()}`, { replace: true });
    },
    listHref: query ? `${path}?${query}` : path,
  };
}
