import { useCallback } from 'react';
import { useLocation, useSearch } from 'wouter';

export interface NavigateOptions {
  /** Takes the place of the history's entry instead of making a new one. */
  replace?: boolean;
  /** Kept in the history's entry. */
  state?: unknown;
}

export interface Address {
  /** As the browser writes it, which keeps an id in it encoded (R6). */
  path: string;
  params: URLSearchParams;
  /** Changes the query and stays on the path. Once the admin has gone elsewhere it does nothing: a late answer must not take them back. */
  setParams: (change: (next: URLSearchParams) => void, options?: NavigateOptions) => void;
}

/** What the screen keeps in the address, so that Back, reload and a shared link restore it. */
export function useAddress(): Address {
  const [, navigate] = useLocation();
  // Only to be called again when it changes: the router decodes it, after which an encoded '%' can't be told from a plain one.
  useSearch();
  const { pathname: path, search } = location;
  const setParams = useCallback<Address['setParams']>(
    (change, options) => {
      if (location.pathname !== path) return;
      const next = new URLSearchParams(search);
      change(next);
      navigate(withQuery(path, next), options);
    },
    [navigate, path, search],
  );
  return { path, params: new URLSearchParams(search), setParams };
}

/** A path with its query, if there is any. */
export function withQuery(path: string, params: URLSearchParams): string {
  const query = params.toString();
  return query ? `${path}?${query}` : path;
}
