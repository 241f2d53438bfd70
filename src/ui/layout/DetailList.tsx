import type { ReactNode } from 'react';
import { Skeleton } from '../feedback/Skeleton';
import { EmailText } from '../text/EmailText';

export interface Detail {
  label: string;
  /** The page that the label links to. */
  href?: string;
  /** Undefined while it loads. */
  value: ReactNode;
  /** Width of the placeholder in pixels. */
  placeholder?: number;
  /** Highlights the line. */
  isMarked?: boolean;
  /** Beside the label, as a Term. */
  beside?: ReactNode;
}

interface DetailListProps {
  /** The lines, in their order. */
  details: readonly Detail[];
}

/** Names and values, one per line. The lines are visible while the values load. */
export function DetailList({ details }: DetailListProps) {
  return (
    <dl className="detail-list">
      {details.map(({ label, href, value, placeholder = 120, isMarked = false, beside }) => (
        <div key={label} data-marked={isMarked ? '' : undefined}>
          <dt>
            {href === undefined ? label : <a href={href}>{label}</a>}
            {beside}
          </dt>
          <dd>
            {value === undefined ? (
              <Skeleton width={placeholder} />
            ) : typeof value === 'string' ? (
              <EmailText text={value} />
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
