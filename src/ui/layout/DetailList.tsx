import type { ReactNode } from 'react';
import { Skeleton } from '../feedback/states';
import { EmailText } from '../text/EmailText';
import { Panel } from './Layout';

interface DetailCardProps {
  title: string;
  details: readonly Detail[];
  actions?: ReactNode;
}

export function DetailCard({ title, details, actions }: DetailCardProps) {
  return (
    <Panel title={title} actions={actions}>
      <DetailList details={details} />
    </Panel>
  );
}

export interface Detail {
  label: string;
  href?: string;
  /** Undefined while it loads. */
  value: ReactNode;
  isMarked?: boolean;
  beside?: ReactNode;
}

interface DetailListProps {
  details: readonly Detail[];
  className?: string;
}

export function DetailList({ details, className = 'detail-list' }: DetailListProps) {
  return (
    <dl className={className}>
      {details.map(({ label, href, value, isMarked = false, beside }) => (
        <div key={label} data-marked={isMarked ? '' : undefined}>
          <dt>
            {href === undefined ? label : <a href={href}>{label}</a>}
            {beside}
          </dt>
          <dd>
            {value === undefined ? (
              <Skeleton width={120} />
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
