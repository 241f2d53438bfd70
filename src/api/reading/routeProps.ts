import type { PageQuery } from '../http/page';
import type { Source } from './prefetch';

export interface RouteProps {
  params: Record<string, string | undefined>;
  title: string;
}

/**
 * What the page at an address reads first: its file exports it, so that the read starts while other
 * code is loading. `page` is undefined if the address has more than a page, such as filters; `part`
 * has the parameters of a link within the screen.
 */
export type FirstRead = (at: {
  id: string;
  page: PageQuery | undefined;
  part: URLSearchParams | undefined;
}) => Source | undefined;

/**
 * From the browser's own address: the router decodes the whole of it first, after which an encoded
 * '%' can't be distinguished from a plain one.
 */
export function pathId(param: string | undefined, pathname = location.pathname): string {
  const [, , segment = ''] = pathname.split('/');
  try {
    return decodeURIComponent(segment) || (param ?? '');
  } catch {
    return param ?? '';
  }
}
