import { useCallback } from 'react';
import { useLocation, useSearch } from 'wouter';

export interface NavigateOptions {
  replace?: boolean;
  state?: unknown;
}

export interface Address {
  /** The path as it is in the address bar, with encoded ids. */
  path: string;
  params: URLSearchParams;
  /**
   * Does nothing if the admin has gone to another path: a late response must not bring them back.
   */
  setParams: (change: (next: URLSearchParams) => void, options?: NavigateOptions) => void;
}

/** Keeps a screen's state in the address, so that Back, reload and shared links restore it. */
export function useAddress(): Address {
  const [, navigate] = useLocation();
  // Called only to notice changes of the query. Its value is decoded, so that an encoded '%' looks
  // like a plain one.
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

export function putParam(
  params: URLSearchParams,
  name: string,
  value: string | false | undefined,
): void {
  if (value) params.set(name, value);
  else params.delete(name);
}

export function withQuery(path: string, params: URLSearchParams): string {
  const query = params.toString();
  return query ? `${path}?${query}` : path;
}
