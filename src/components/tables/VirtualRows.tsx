import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type ReactNode, type Ref } from 'react';

export interface VirtualRowsProps {
  count: number;
  /** How many columns a row spans. */
  columnCount: number;
  /** Height of a row before it was measured, in pixels. */
  estimatedHeight?: number;
  /** A row by its index; it takes the ref and `data-index`. */
  renderRow: (index: number, measure: Ref<HTMLTableRowElement>) => ReactNode;
}

const rowHeight = 45;
/** Rows kept beyond the window's edges, so that a turn of the wheel finds them drawn. */
const overscan = 12;

function Spacer({ height, columnCount, ref }: { height: number; columnCount: number; ref?: Ref<HTMLTableRowElement> }) {
  return (
    <tr ref={ref} aria-hidden className="table-spacer">
      <td colSpan={columnCount} style={{ height }} />
    </tr>
  );
}

/** The rows of a long table that are in the window; the others are room above and below. */
export function VirtualRows({ count, columnCount, estimatedHeight = rowHeight, renderRow }: VirtualRowsProps) {
  const top = useRef<HTMLTableRowElement>(null);
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      if (top.current) setOffset(Math.round(top.current.getBoundingClientRect().top + scrollY));
    };
    measure();
    // What stands above may change its height: a filter that wraps, a notice that comes.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => {
      observer.disconnect();
    };
  }, []);
  const virtualizer = useWindowVirtualizer({ count, estimateSize: () => estimatedHeight, overscan, scrollMargin: offset });
  const items = virtualizer.getVirtualItems();
  const before = (items[0]?.start ?? offset) - offset;
  const after = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? offset) - offset);
  return (
    <>
      <Spacer ref={top} height={before} columnCount={columnCount} />
      {items.map((item) => renderRow(item.index, virtualizer.measureElement))}
      <Spacer height={after} columnCount={columnCount} />
    </>
  );
}
