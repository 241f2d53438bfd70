// Describes the early request as the API client takes it, and declares window.__early.
import { apiBase } from '../../api/http/base';
import type { EarlyRequest } from '../../api/http/transport';
import { findRoute, type RouteEntry } from './routeTable';

const positive = (raw: string | null, fallback: number, most: number) => {
  const value = Number(raw);
  return Number.isSafeInteger(value) && value > 0 && value <= most ? value : fallback;
};

/** Page and page size in a list's URL (R105: at most 1000 rows). */
export const readPaging = (search: URLSearchParams, defaultSize: number) => ({
  page: positive(search.get('page'), 1, Number.MAX_SAFE_INTEGER),
  pageSize: positive(search.get('page_size'), defaultSize, 1000),
});

/** The parameters of a list's address that don't change which rows it reads. */
const ofPage = ['page', 'page_size', 'payout', 'payout_day', 'payout_amount', 'account'];

/**
 * The page that a list's screen reads first. Undefined if the address has filters or another view:
 * then only the screen knows its request.
 */
export function firstPage(
  { pageSize, isFilteredInPage = false }: RouteEntry,
  search: URLSearchParams,
) {
  const isPlain = isFilteredInPage || [...search.keys()].every((name) => ofPage.includes(name));
  return pageSize !== undefined && isPlain ? readPaging(search, pageSize) : undefined;
}

/** The path and query of a route's first call. Undefined if only its screen knows it. */
function firstCall(entry: RouteEntry, pathname: string, search: URLSearchParams) {
  const path = entry.firstCall?.replace(':id', () => pathname.split('/')[2] ?? '');
  if (entry.pageSize === undefined) return path;
  const wanted = firstPage(entry, search);
  return (
    path && wanted && `${path}?page=${String(wanted.page)}&page_size=${String(wanted.pageSize)}`
  );
}

export function startEarlyRequest(path: string, access: string): void {
  const { pathname, searchParams } = new URL(path, location.origin);
  const call = firstCall(findRoute(pathname), pathname, searchParams);
  if (call === undefined) return;
  const url = apiBase() + call;
  const controller = new AbortController();
  const response = fetch(url, {
    headers: { Authorization: `Bearer ${access}`, Accept: 'application/json' },
    signal: controller.signal,
  });
  // Whoever takes the response handles its failure. Until then it is no unhandled rejection.
  response.catch(() => undefined);
  const early: EarlyRequest = { url, access, response, abort: () => controller.abort() };
  window.__early = early;
}
