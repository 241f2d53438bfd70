import { patterns } from '../paths';
import { findRoute } from './routeTable';
// The client's promise of what it takes as its first answer, and the declaration of window.__early.
import type { EarlyRequest } from '../api/early';

const positive = (raw: string | null, fallback: number, most: number) => {
  const value = Number(raw);
  return Number.isSafeInteger(value) && value > 0 && value <= most ? value : fallback;
};

/** Page and size of a list address as the list's route reads them (R105: at most 1000 rows). */
export function readPaging(search: URLSearchParams, defaultSize: number): { page: number; pageSize: number } {
  return {
    page: positive(search.get('page'), 1, Number.MAX_SAFE_INTEGER),
    pageSize: positive(search.get('page_size'), defaultSize, 1000),
  };
}

/** The path and query of the first call that a route makes, below the API base; undefined where there is none to hurry. */
function earlyCall(pattern: string, search: URLSearchParams): string | undefined {
  if (pattern === patterns.dashboard || pattern === patterns.dashboardAlias) return '/admin/dashboard';
  if (pattern !== patterns.allUsers) return undefined;
  const { page, pageSize } = readPaging(search, 20);
  return `/admin/users?page=${String(page)}&page_size=${String(pageSize)}`;
}

/** Starts the first call of the route that answers a path with its query, where there is one to hurry. */
export function startEarlyRequest(path: string, access: string): void {
  const { pathname, search } = new URL(path, location.origin);
  const call = earlyCall(findRoute(pathname).pattern, new URLSearchParams(search));
  if (call === undefined) return;
  const base = document.querySelector('meta[name="api-base-url"]')?.getAttribute('content') ?? '/api';
  send(base.replace(/\/$/, '') + call, access);
}

function send(url: string, access: string): void {
  const controller = new AbortController();
  const response = fetch(url, { headers: { Authorization: `Bearer ${access}`, Accept: 'application/json' }, signal: controller.signal });
  // Whoever takes it handles its failure; until then it must not count as unhandled.
  response.catch(() => undefined);
  const early: EarlyRequest = { url, access, response, abort: () => { controller.abort(); } };
  window.__early = early;
}
