import { useCallback } from 'react';
import { useLocation, useSearch } from 'wouter';

export interface NavigateOptions {
  /** Replaces the current history entry instead of adding one. */
  replace?: boolean;
  /** Stored in the history entry. */
  state?: unknown;
}

export interface Address {
  /** As the browser has it: an id in it stays encoded. */
  path: string;
  params: URLSearchParams;
  /**
   * Changes the query and stays on the path. Does nothing if the admin has gone to another path: a
   * late response must not take them back.
   */
  setParams: (change: (next: URLSearchParams) => void, options?: NavigateOptions) => void;
}

/**
 * The part of a screen's state that is in the address, so that Back, reload and a shared link
 * restore it.
 */
export function useAddress(): Address {
  const [, navigate] = useLocation();
  // Called only so that the component renders when the query changes. Its value is decoded, after
  // which an encoded '%' can't be told from a plain one.
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

/** Sets a parameter of the query, or removes it if there is nothing to set. */
export function putParam(
  params: URLSearchParams,
  name: string,
  value: string | false | undefined,
): void {
  if (value) params.set(name, value);
  else params.delete(name);
}

/** A path with its query, if it has one. */
export function withQuery(path: string, params: URLSearchParams): string {
  const query = params.toString();
  return query ? `${path}?${query}` : path;
}
