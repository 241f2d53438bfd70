import type { ReactNode } from 'react';
import { Skeleton } from '../feedback/Skeleton';

export interface Detail {
  label: string;
  /** Where the label leads. */
  href?: string;
  /** Undefined while it loads. */
  value: ReactNode;
  /** Width of the placeholder in pixels. */
  placeholder?: number;
  /** What the eye should find first. */
  isMarked?: boolean;
}

/** Names and values, one to a line. Keeps its lines while the values load. */
export function DetailList({ details }: { details: readonly Detail[] }) {
  return (
    <dl className="detail-list">
      {details.map(({ label, href, value, placeholder = 120, isMarked = false }) => (
        <div key={label} data-marked={isMarked ? '' : undefined}>
          <dt>{href === undefined ? label : <a href={href}>{label}</a>}</dt>
          <dd>{value === undefined ? <Skeleton width={placeholder} /> : typeof value === 'string' ? <bdi>{value}</bdi> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
