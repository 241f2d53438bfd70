import { listen } from '~/lib/browser/listen';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';

export interface VirtualRowsProps {
  /** The number of all rows. */
  count: number;
  columnCount: number;
  /** Renders the row at an index. The row must take the ref and have `data-index`. */
  renderRow: (index: number, measure: Ref<HTMLTableRowElement>) => ReactNode;
}

/** In pixels, until a row has been measured. */
const likelyHeight = 45;
/** Rows rendered beyond the window's edges, so that scrolling shows no gaps. */
const overscan = 12;

function Spacer({
  height,
  columnCount,
  ref,
}: {
  height: number;
  columnCount: number;
  ref?: Ref<HTMLTableRowElement>;
}) {
  return (
    <tr ref={ref} aria-hidden className="table-spacer">
      <td colSpan={columnCount} style={{ height }} />
    </tr>
  );
}

function usePrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const print = matchMedia('print');
    // Synchronous, because the browser prints the page as it is right after the event.
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    const follow = () => (print.matches ? begin() : end());
    const stops = [
      listen('beforeprint', begin),
      listen('afterprint', end),
      listen('change', follow, { target: print }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return isPrinting;
}

/** Renders only the rows in the window, but all of them on paper. */
export function VirtualRows(props: VirtualRowsProps) {
  const { count, renderRow } = props;
  if (!usePrinting()) return <RowsInWindow {...props} />;
  return Array.from({ length: count }, (_, index) => renderRow(index, null));
}

/** Empty space stands for the other rows. */
function RowsInWindow({ count, columnCount, renderRow }: VirtualRowsProps) {
  const end = useRef<HTMLTableRowElement>(null);
  const [offset, setOffset] = useState(0);
  const [rowHeight, setRowHeight] = useState<number>();
  // oxlint-disable-next-line react/incompatible-library -- the console isn't built with React's compiler
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight ?? likelyHeight,
    overscan,
    scrollMargin: offset,
  });
  useLayoutEffect(() => {
    const measure = () => {
      const body = end.current?.parentElement;
      if (!body) return;
      setOffset(Math.round(body.getBoundingClientRect().top + scrollY));
      // With a wrong height, the table would shrink while scrolling, and End would not reach its
      // end.
      const heights = [...body.querySelectorAll<HTMLElement>('tr[data-index]')]
        .map((row) => row.offsetHeight)
        .filter((height) => height > 0);
      if (heights.length > 0) setRowHeight((now = Infinity) => Math.min(now, ...heights));
    };
    measure();
    // Content above the table may change its height.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  const items = virtualizer.getVirtualItems();
  const before = (items[0]?.start ?? offset) - offset;
  const after = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? offset) - offset);
  return (
    <>
      {before > 0 && <Spacer height={before} columnCount={columnCount} />}
      {items.map((item) => renderRow(item.index, virtualizer.measureElement))}
      <Spacer ref={end} height={after} columnCount={columnCount} />
    </>
  );
}
