import type { PageQuery } from '../types';
import type { Source } from './prefetch';

export interface RouteProps {
  /** From the address; '' for a route without one. */
  id: string;
  title: string;
}

/**
 * What a page reads first. The page's file exports it, so that the reading starts while other code
 * is still loading. `page` is undefined if the address has more than paging, such as filters;
 * `part` has the parameters of a link within the screen.
 */
export type FirstRead = (at: {
  id: string;
  page: PageQuery | undefined;
  part: URLSearchParams | undefined;
}) => Source | undefined;
