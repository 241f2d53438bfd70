import { useEffect } from 'react';
import type { ApiError } from '../../api/http/errors';
import { pageCount } from '../../components/tables/Pagination';

export interface PageRecovery {
  page: number;
  pageSize: number;
  data?: { count: number; results: readonly unknown[] };
  error?: ApiError;
  isPlaceholder?: boolean;
  setPage: (page: number, options: { replace: boolean }) => void;
}

/**
 * A page beyond the last one (rows were deleted, an old link) leads to the last page there is; backends answer it empty or with a 404.
 * True while it does: what was answered is then neither an empty list nor a failure.
 */
export function usePageRecovery({ page, pageSize, data, error, isPlaceholder = false, setPage }: PageRecovery): boolean {
  const isBeyond = page > 1 && (error ? error.status === 404 : data !== undefined && !isPlaceholder && data.results.length === 0);
  const target = error || !data ? 1 : Math.min(page - 1, pageCount(data.count, pageSize));
  useEffect(() => {
    if (isBeyond) setPage(target, { replace: true });
    // oxlint-disable-next-line react/exhaustive-deps -- the setter is new on every render; only what it is called for matters
  }, [isBeyond, target]);
  return isBeyond;
}
