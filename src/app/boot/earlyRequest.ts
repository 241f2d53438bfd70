// Describes the early request as the API client takes it, and declares window.__early.
import { apiBase } from '../../api/http/base';
import { pageSize as sizes } from '../../lib/limits';
import { patterns } from '../../paths';
import { findRoute } from './routeTable';
import type { EarlyRequest } from '../../api/http/exchange';

const positive = (raw: string | null, fallback: number, most: number) => {
  const value = Number(raw);
  return Number.isSafeInteger(value) && value > 0 && value <= most ? value : fallback;
};

/**
 * Page and page size in a list's URL, read as the list's route reads them (R105: at most 1000
 * rows).
 */
export function readPaging(
  search: URLSearchParams,
  defaultSize: number,
): { page: number; pageSize: number } {
  return {
    page: positive(search.get('page'), 1, Number.MAX_SAFE_INTEGER),
    pageSize: positive(search.get('page_size'), defaultSize, 1000),
  };
}

/** The lists whose first request follows from the address: its path and page size. */
const lists: Readonly<Record<string, readonly [path: string, pageSize: number]>> = {
  [patterns.allUsers]: ['/admin/users', sizes.users],
  [patterns.payouts]: ['/admin/payouts', sizes.walletHistory],
  [patterns.competitions]: ['/admin/competitions', sizes.competitions],
  [patterns.trading]: ['/admin/mt5/accounts', sizes.tradingAccounts],
  [patterns.mt5Users]: ['/admin/mt5/users', sizes.mt5Users],
};
/** The filters of these lists act on the loaded page, so the request is the same with filters. */
const filteredInPage: readonly string[] = [patterns.allUsers, patterns.competitions];
const ofPage = ['page', 'page_size', 'payout', 'payout_day', 'payout_amount', 'account'];

/**
 * The page that a list's screen reads first. Undefined if the address has filters or another view:
 * then only the screen knows its request.
 */
export function firstPage(
  pattern: string,
  search: URLSearchParams,
): { page: number; pageSize: number } | undefined {
  const [, pageSize] = lists[pattern] ?? [];
  if (pageSize === undefined) return undefined;
  if (
    !filteredInPage.includes(pattern) &&
    [...search.keys()].some((name) => !ofPage.includes(name))
  )
    return undefined;
  return readPaging(search, pageSize);
}

/**
 * The path and query of a route's first request, below the API base. Undefined if this route has no
 * early request.
 */
function earlyCall(pattern: string, pathname: string, search: URLSearchParams): string | undefined {
  if (pattern === patterns.dashboard || pattern === patterns.dashboardAlias)
    return '/admin/dashboard';
  if (pattern === patterns.support) return '/admin/ticket';
  if (pattern === patterns.user) return `/admin${pathname}`;
  const wanted = firstPage(pattern, search);
  return (
    wanted &&
    `${lists[pattern]?.[0] ?? ''}?page=${String(wanted.page)}&page_size=${String(wanted.pageSize)}`
  );
}

/** Starts the first request of the route for this path, if the route has an early request. */
export function startEarlyRequest(path: string, access: string): void {
  const { pathname, search } = new URL(path, location.origin);
  const call = earlyCall(findRoute(pathname).pattern, pathname, new URLSearchParams(search));
  if (call === undefined) return;
  const url = apiBase() + call;
  const controller = new AbortController();
  const response = fetch(url, {
    headers: { Authorization: `Bearer ${access}`, Accept: 'application/json' },
    signal: controller.signal,
  });
  // Whoever takes the response handles its failure. Until then it must not count as an unhandled
  // rejection.
  response.catch(() => undefined);
  const early: EarlyRequest = { url, access, response, abort: () => controller.abort() };
  window.__early = early;
}
