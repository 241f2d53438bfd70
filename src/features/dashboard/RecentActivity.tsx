import { ArrowUpRight, CircleCheck, CircleDot, CircleX, type LucideIcon } from 'lucide-react';
import type { DashboardActivity } from '../../api/types';
import { EmptyState } from '../../ui/feedback/states';
import type { Tone } from '../../ui/table/Badge';
import { activityLabel, activityOutcome, recentActivities, type ActivityOutcome } from './activity';
import { formatDateTime, formatRelativeTime, readTime } from '../../lib/dates';
import { readId } from '../../lib/ids';
import { limits } from '../../lib/limits';
import { formatText } from '../../lib/text';
import { Skeleton } from '../../ui/feedback/Skeleton';

const looks: Record<ActivityOutcome, { icon: LucideIcon; tone: Tone }> = {
  passed: { icon: CircleCheck, tone: 'ok' },
  advanced: { icon: ArrowUpRight, tone: 'info' },
  failed: { icon: CircleX, tone: 'bad' },
  other: { icon: CircleDot, tone: 'neutral' },
};

export interface RecentActivityProps {
  /** The latest events. Null or undefined if there are none to show. */
  activities: readonly DashboardActivity[] | null | undefined;
  /** True until the data is loaded. Placeholders are shown. */
  isLoading: boolean;
  /** The present, in milliseconds since 1970. */
  now: number;
}

function Placeholders() {
  return Array.from({ length: limits.dashboard.activities }, (_, index) => (
    <li key={index}>
      <span className="tone-icon" />
      <Skeleton width={200} />
      <Skeleton width={64} />
    </li>
  ));
}

function ActivityItem({ activity, now }: { activity: DashboardActivity; now: number }) {
  const { icon: Icon, tone } = looks[activityOutcome(activity)];
  return (
    <li>
      <span className="tone-icon" data-tone={tone}>
        <Icon size={16} aria-hidden />
      </span>
      <span>
        <bdi className="activity-name">{formatText(activity.name)}</bdi> <span className="activity-what">{activityLabel(activity)}</span>
      </span>
      <time
        dateTime={readTime(activity.timestamp) === undefined ? undefined : (activity.timestamp ?? undefined)}
        title={formatDateTime(activity.timestamp)}
      >
        {formatRelativeTime(activity.timestamp, now)}
      </time>
    </li>
  );
}

// Section 2.
/** The five most recent things that users did, with who and when. */
export function RecentActivity({ activities, isLoading, now }: RecentActivityProps) {
  const recent = recentActivities(activities ?? []);
  if (!isLoading && recent.length === 0)
    return <EmptyState title="No recent activity" text="Passed and failed challenges appear here as they happen." />;
  return (
    <ul className="activity">
      {isLoading ? (
        <Placeholders />
      ) : (
        recent.map((activity, index) => <ActivityItem key={readId(activity.id) ?? index} activity={activity} now={now} />)
      )}
    </ul>
  );
}
