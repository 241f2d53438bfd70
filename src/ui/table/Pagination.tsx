import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { formatCount } from '~/lib/numbers';
import { IconButton, type IconButtonProps } from '../fields/Button';

export interface PaginationProps {
  /** Starts at 1. */
  page: number;
  pageSize: number;
  /** The number of rows on all pages. */
  count: number;
  onPageChange: (page: number) => void;
  /** Called with a button's page when the pointer or focus rests on it. */
  onPageAim?: ((page: number) => void) | undefined;
  /** Replaces the range if filters hide rows of the page. */
  summary?: string | undefined;
}

export const pageCount = (count: number, pageSize: number) =>
  Math.max(1, Math.ceil(count / pageSize));

/** Enter goes to the typed page, or to the nearest one that exists (R396). */
function PageField({
  page,
  pages,
  onPageChange,
}: Pick<PaginationProps, 'page' | 'onPageChange'> & { pages: number }) {
  const [typed, setTyped] = useState<string>();
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    setTyped(undefined);
    // A comma groups digits, as in the field's own text; '2,5' isn't page 25.
    const wanted = Math.min(
      Math.max(Number(typed?.trim().replace(/,(?=\d{3}\b)/g, '') || page), 1),
      pages,
    );
    if (wanted !== page && Number.isInteger(wanted)) onPageChange(wanted);
  };
  return (
    <form onSubmit={handleSubmit}>
      Page{' '}
      <input
        className="control"
        aria-label={`Page, of ${formatCount(pages)}`}
        name="page"
        inputMode="numeric"
        autoComplete="off"
        size={formatCount(pages).length}
        value={typed ?? formatCount(page)}
        onChange={(event) => setTyped(event.target.value)}
        onClick={(event) => event.currentTarget.select()}
        onBlur={() => setTyped(undefined)}
      />{' '}
      of {formatCount(pages)}
    </form>
  );
}

type PageButtonProps = Pick<PaginationProps, 'page' | 'onPageChange' | 'onPageAim'> &
  Pick<IconButtonProps, 'label' | 'icon' | 'isDisabled'>;

const PageButton = ({ page, onPageChange, onPageAim, ...button }: PageButtonProps) => (
  <IconButton
    {...button}
    isBordered
    onAim={onPageAim && (() => onPageAim(page))}
    onClick={() => onPageChange(page)}
  />
);

export function Pagination({
  page,
  pageSize,
  count,
  onPageChange,
  onPageAim,
  summary,
}: PaginationProps) {
  const pages = pageCount(count, pageSize);
  const first = Math.min((page - 1) * pageSize + 1, count);
  const last = Math.min(page * pageSize, count);
  return (
    <nav className="table-foot" aria-label="Pagination">
      <span className="table-foot-text" aria-live="polite">
        {summary ?? `${formatCount(first)}–${formatCount(last)} of ${formatCount(count)}`}
      </span>
      <div className="pager">
        {pages > 1 ? (
          <PageField page={page} pages={pages} onPageChange={onPageChange} />
        ) : (
          <span>Page 1 of 1</span>
        )}
        <PageButton
          label="Previous page"
          icon={ChevronLeft}
          isDisabled={page <= 1}
          page={page - 1}
          {...{ onPageChange, onPageAim }}
        />
        <PageButton
          label="Next page"
          icon={ChevronRight}
          isDisabled={page >= pages}
          page={page + 1}
          {...{ onPageChange, onPageAim }}
        />
      </div>
    </nav>
  );
}
