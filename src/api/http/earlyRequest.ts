// Declares window.__early.
import { apiBase } from './base';
import type { EarlyRequest } from './transport';

/** What the table of routes says about a screen's first call. */
interface FirstCall {
  firstCall?: string;
  pageSize?: number;
  isFilteredInPage?: boolean;
}

const positive = (raw: string | null, fallback: number, most: number) => {
  const value = Number(raw);
  return Number.isSafeInteger(value) && value > 0 && value <= most ? value : fallback;
};

/** A page has at most 1000 rows (R105). */
export const readPaging = (search: URLSearchParams, defaultSize: number) => ({
  page: positive(search.get('page'), 1, Number.MAX_SAFE_INTEGER),
  pageSize: positive(search.get('page_size'), defaultSize, 1000),
});

/** Parameters that don't change which rows a list reads. */
const ofPage = ['page', 'page_size', 'payout', 'payout_day', 'payout_amount', 'account'];

/** Undefined if the address has filters or a view: then only the screen knows what to request. */
export function firstPage(
  { pageSize, isFilteredInPage = false }: FirstCall,
  search: URLSearchParams,
) {
  const isPlain = isFilteredInPage || [...search.keys()].every((name) => ofPage.includes(name));
  return pageSize !== undefined && isPlain ? readPaging(search, pageSize) : undefined;
}

function firstCall(entry: FirstCall, pathname: string, search: URLSearchParams) {
  const path = entry.firstCall?.replace(':id', () => pathname.split('/')[2] ?? '');
  if (entry.pageSize === undefined) return path;
  const wanted = firstPage(entry, search);
  return (
    path && wanted && `${path}?page=${String(wanted.page)}&page_size=${String(wanted.pageSize)}`
  );
}

export function startEarlyRequest(
  route: FirstCall,
  { pathname, search }: URL | Location,
  access: string,
): void {
  const call = firstCall(route, pathname, new URLSearchParams(search));
  if (call === undefined) return;
  const url = apiBase() + call;
  const controller = new AbortController();
  const response = fetch(url, {
    headers: { Authorization: `Bearer ${access}`, Accept: 'application/json' },
    signal: controller.signal,
  });
  // Avoids an unhandled rejection if nobody takes the response.
  response.catch(() => undefined);
  const early: EarlyRequest = { url, access, response, abort: () => controller.abort() };
  window.__early = early;
}
