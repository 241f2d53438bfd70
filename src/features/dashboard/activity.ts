import { readTime } from '../../lib/dates';
import { limits } from '../../lib/limits';
import { formatText } from '../../lib/text';

export interface Activity {
  action?: unknown;
  details?: unknown;
  timestamp?: unknown;
}

export type ActivityOutcome = 'passed' | 'failed' | 'advanced' | 'other';

/** Section 2's labels. A Map, so that an action named like an inherited property ('toString') finds nothing. */
const known = new Map<unknown, { label: string; outcome: ActivityOutcome }>([
  ['CHALLENGE_FAILED', { label: 'Challenge Failed', outcome: 'failed' }],
  ['CHALLENGE_PASSED', { label: 'Challenge Passed', outcome: 'passed' }],
  ['PHASE_1_PASSED', { label: 'Moved to Phase 2', outcome: 'advanced' }],
  ['PHASE_2_PASSED', { label: 'Phase 2 Completed', outcome: 'advanced' }],
]);

/** Section 2's label of a known action. Any other action shows its details, or a dash if it has none. */
export const activityLabel = ({ action, details }: Activity): string => known.get(action)?.label ?? formatText(details);

/** How the activity ended for the trader. */
export const activityOutcome = ({ action }: Activity): ActivityOutcome => known.get(action)?.outcome ?? 'other';

/** The most recent activities, newest first (section 9: five). Activities without a readable time come last. */
export function recentActivities<A extends Activity>(activities: readonly A[]): A[] {
  const time = (activity: A) => readTime(activity.timestamp) ?? -Infinity;
  return [...activities].sort((a, b) => time(b) - time(a)).slice(0, limits.dashboard.activities);
}
