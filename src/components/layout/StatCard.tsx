import type { LucideIcon } from 'lucide-react';
import { Skeleton } from '../feedback/Skeleton';

export interface StatCardProps {
  label: string;
  /** Undefined while it loads. */
  value: string | undefined;
  icon: LucideIcon;
  note?: string;
}

/** One figure with its label. The card keeps its size while the figure loads. */
export function StatCard({ label, value, icon: Icon, note }: StatCardProps) {
  return (
    <div className="panel stat" role="group" aria-label={label}>
      <span className="stat-label">
        <Icon size={16} aria-hidden />
        {label}
      </span>
      <span className="stat-value">{value === undefined ? <Skeleton width={96} height={24} /> : <bdi>{value}</bdi>}</span>
      {note !== undefined && <span className="stat-note">{note}</span>}
    </div>
  );
}
