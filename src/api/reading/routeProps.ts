import type { PageQuery } from '../http/page';
import type { Source } from './prefetch';

export interface RouteProps {
  params: Record<string, string | undefined>;
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

/**
 * Reads the id from the browser's own address: the router decodes the whole path first, after which
 * an encoded '%' looks like a plain one.
 */
export function pathId(param: string | undefined, pathname = location.pathname): string {
  const [, , segment = ''] = pathname.split('/');
  try {
    return decodeURIComponent(segment) || (param ?? '');
  } catch {
    return param ?? '';
  }
}
