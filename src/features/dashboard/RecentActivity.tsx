import { readTime, formatDateTime, formatRelativeTime } from '../../lib/dates';
import { limits } from '../../lib/limits';
import { formatText } from '../../lib/text';
import { ArrowUpRight, CircleCheck, CircleDot, CircleX, type LucideIcon } from 'lucide-react';
import type { DashboardActivity } from '../../api/types';
import { EmptyState, Skeleton } from '../../ui/feedback/states';
import type { Tone } from '../../ui/table/Badge';
import { readId } from '../../lib/ids';

interface Activity {
  action?: unknown;
  details?: unknown;
  timestamp?: unknown;
}

type ActivityOutcome = 'passed' | 'failed' | 'advanced' | 'other';

/**
 * Section 2's labels. A Map, so that an action named like an inherited property ('toString') finds
 * nothing.
 */
const known = new Map<unknown, { label: string; outcome: ActivityOutcome }>([
  ['CHALLENGE_FAILED', { label: 'Challenge Failed', outcome: 'failed' }],
  ['CHALLENGE_PASSED', { label: 'Challenge Passed', outcome: 'passed' }],
  ['PHASE_1_PASSED', { label: 'Moved to Phase 2', outcome: 'advanced' }],
  ['PHASE_2_PASSED', { label: 'Phase 2 Completed', outcome: 'advanced' }],
]);

/**
 * Section 2's label of a known action. Any other action shows its details, or a dash if it has
 * none.
 */
export const activityLabel = ({ action, details }: Activity): string =>
  known.get(action)?.label ?? formatText(details);

/** How the activity ended for the trader. */
export const activityOutcome = ({ action }: Activity): ActivityOutcome =>
  known.get(action)?.outcome ?? 'other';

/**
 * The most recent activities, newest first (section 9: five). Activities without a readable time
 * come last.
 */
export function recentActivities<A extends Activity>(activities: readonly A[]): A[] {
  const time = (activity: A) => readTime(activity.timestamp) ?? -Infinity;
  return [...activities].sort((a, b) => time(b) - time(a)).slice(0, limits.dashboard.activities);
}

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
        <bdi className="activity-name">{formatText(activity.name)}</bdi>{' '}
        <span className="activity-what">{activityLabel(activity)}</span>
      </span>
      <time
        dateTime={
          readTime(activity.timestamp) === undefined ? undefined : (activity.timestamp ?? undefined)
        }
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
    return (
      <EmptyState
        title="No recent activity"
        text="Passed and failed challenges appear here as they happen."
      />
    );
  return (
    <ul className="activity">
      {isLoading ? (
        <Placeholders />
      ) : (
        recent.map((activity, index) => (
          <ActivityItem key={readId(activity.id) ?? index} activity={activity} now={now} />
        ))
      )}
    </ul>
  );
}
