import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatCount } from '../../domain/values/numbers';
import { IconButton } from '../fields/IconButton';

export interface PaginationProps {
  page: number;
  pageSize: number;
  /** The number of rows on all pages. */
  count: number;
  onPageChange: (page: number) => void;
}

/** The number of pages; at least one. */
export const pageCount = (count: number, pageSize: number) => Math.max(1, Math.ceil(count / pageSize));

/** Says which rows are shown and how many there are, with buttons for the next and the previous page. */
export function Pagination({ page, pageSize, count, onPageChange }: PaginationProps) {
  const pages = pageCount(count, pageSize);
  const first = Math.min((page - 1) * pageSize + 1, count);
  const last = Math.min(page * pageSize, count);
  return (
    <nav className="table-foot" aria-label="Pagination">
      <span className="table-foot-text">
        {formatCount(first)}–{formatCount(last)} of {formatCount(count)}
      </span>
      <div className="pager">
        <span aria-live="polite">
          Page {formatCount(page)} of {formatCount(pages)}
        </span>
        <IconButton label="Previous page" icon={ChevronLeft} isBordered isDisabled={page <= 1} onClick={() => onPageChange(page - 1)} />
        <IconButton label="Next page" icon={ChevronRight} isBordered isDisabled={page >= pages} onClick={() => onPageChange(page + 1)} />
      </div>
    </nav>
  );
}
