import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Skeleton } from '../feedback/states';

interface StatCardProps {
  label: string;
  /** Undefined while it loads. */
  value: string | undefined;
  icon: LucideIcon;
  note?: ReactNode;
  href?: string;
  beside?: ReactNode;
}

/** From this length on, a figure is smaller in a narrow card, so that it doesn't break. */
const longFrom = 12;

export function StatCard({ label, value, icon: Icon, note, href, beside }: StatCardProps) {
  return (
    <div className="panel stat" role="group" aria-label={label}>
      <span className="stat-label">
        <Icon size={16} aria-hidden />
        {label}
        {beside}
      </span>
      <span
        className="stat-value"
        translate="no"
        data-long={value !== undefined && value.length >= longFrom ? '' : undefined}
      >
        {value === undefined && <Skeleton width={96} height={24} />}
        {value !== undefined && href === undefined && <bdi>{value}</bdi>}
        {/* Has its own name, because the card's label can be that of a navigation link. */}
        {value !== undefined && href !== undefined && (
          <a className="stat-link" href={href} aria-label={`${value}, open the list`}>
            <bdi>{value}</bdi>
          </a>
        )}
      </span>
      {note !== undefined && <span className="stat-note">{note}</span>}
    </div>
  );
}
