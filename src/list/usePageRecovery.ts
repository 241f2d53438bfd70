import { useEffect, useState } from 'react';
import type { ApiError } from '../api/http/errors';
import { pageCount } from '../ui/table/Pagination';

export interface PageRecovery {
  page: number;
  pageSize: number;
  data?: { count: number; results: readonly unknown[] };
  error?: ApiError;
  isPlaceholder?: boolean;
  setPage: (page: number, options: { replace: boolean }) => void;
}

/** The last page with rows is looked for at page `at`: it isn't before `low`, and before `high`. */
interface Search {
  at: number;
  low: number;
  high: number;
}

/** Where to look next. Undefined if the page is the one to show. */
function nextSearch(
  { page, pageSize, data, error }: PageRecovery,
  { low, high }: { low: number; high: number },
): Search | undefined {
  if (error) return page > 1 && error.status === 404 ? { at: 1, low: 1, high: 2 } : undefined;
  if (!data || page === 1) return undefined;
  const isEmpty = data.results.length === 0;
  const last = pageCount(data.count, pageSize);
  // The count is trusted until the page that it leads to is empty.
  if (isEmpty && last < page) return { at: last, low, high: last + 1 };
  const [from, to] = isEmpty ? [low, page] : [page, high];
  const at = Math.floor((from + to) / 2);
  return at === page ? undefined : { at, low: from, high: to };
}

/**
 * A page beyond the last one (rows were deleted, an old link) leads to the last page there is;
 * backends answer it empty or with a 404. If the server counts more rows than it gives, the page is
 * found by halving. True while it is looked for: what was answered is then neither an empty list
 * nor a failure.
 */
export function usePageRecovery(list: PageRecovery): boolean {
  const { page, data, error, isPlaceholder = false, setPage } = list;
  const [search, setSearch] = useState<Search>();
  const own = search?.at === page ? search : undefined;
  const isAnswered = error !== undefined || (data !== undefined && !isPlaceholder);
  const next = isAnswered ? nextSearch(list, own ?? { low: 1, high: page + 1 }) : undefined;
  const target = next?.at;
  useEffect(() => {
    if (target === undefined) return;
    setSearch(next);
    setPage(target, { replace: true });
    // oxlint-disable-next-line react/exhaustive-deps -- the setter is new on every render; only what it is called for matters
  }, [page, target]);
  return next !== undefined || (own !== undefined && !isAnswered);
}
