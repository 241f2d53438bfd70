import { useCallback } from 'react';
import { useLocation, useSearch } from 'wouter';

export interface NavigateOptions {
  replace?: boolean;
  state?: unknown;
}

export interface Address {
  /** An id stays encoded. */
  path: string;
  params: URLSearchParams;
  /** Not if the admin has gone to another path: a late response must not take them back. */
  setParams: (change: (next: URLSearchParams) => void, options?: NavigateOptions) => void;
}

/** So that Back, reload and a shared link restore a screen. */
export function useAddress(): Address {
  const [, navigate] = useLocation();
  // For changes of the query. Its value is decoded, after which an encoded '%' can't be distinguished from a
  // plain one.
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
