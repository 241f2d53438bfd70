import type { PageQuery } from '../http/page';
import type { Source } from './prefetch';

export interface RouteProps {
  params: Record<string, string | undefined>;
  title: string;
}

/**
 * What the page at an address reads first. A page's file exports it as `firstRead`, so that the
 * read starts while the rest of the code is loading. `page` is undefined if the address has more
 * than a page, such as filters. `part` has the parameters of a link within the screen, which shows
 * another part of it.
 */
export type FirstRead = (at: {
  id: string;
  page: PageQuery | undefined;
  part: URLSearchParams | undefined;
}) => Source | undefined;

/**
 * The id in an address like /mt5-users/{login}. It is decoded from the browser's own address: the
 * router decodes the whole address first, after which an encoded '%' can't be told from a plain
 * one. The router's parameter is used only if that fails.
 */
export function pathId(param: string | undefined, pathname = location.pathname): string {
  const [, , segment = ''] = pathname.split('/');
  try {
    return decodeURIComponent(segment) || (param ?? '');
  } catch {
    return param ?? '';
  }
}
