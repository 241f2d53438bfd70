import { readTime } from './dates';
import { limits } from './limits';
import { formatText } from './text';

export interface Activity {
  action?: unknown;
  details?: unknown;
  timestamp?: unknown;
}

export type ActivityOutcome = 'passed' | 'failed' | 'advanced' | 'other';

/** Section 2's labels. A Map, so that no action of the wire finds an inherited property. */
const known = new Map<unknown, { label: string; outcome: ActivityOutcome }>([
  ['CHALLENGE_FAILED', { label: 'Challenge Failed', outcome: 'failed' }],
  ['CHALLENGE_PASSED', { label: 'Challenge Passed', outcome: 'passed' }],
  ['PHASE_1_PASSED', { label: 'Moved to Phase 2', outcome: 'advanced' }],
  ['PHASE_2_PASSED', { label: 'Phase 2 Completed', outcome: 'advanced' }],
]);

/** Section 2's label of an action; the details of any other action, a dash without them. */
export const activityLabel = ({ action, details }: Activity): string => known.get(action)?.label ?? formatText(details);

/** How the activity ended for whom it happened to. */
export const activityOutcome = ({ action }: Activity): ActivityOutcome => known.get(action)?.outcome ?? 'other';

/** The most recent activities, newest first (section 9: five). Those without a readable time come last. */
export function recentActivities<A extends Activity>(activities: readonly A[]): A[] {
  const time = (activity: A) => readTime(activity.timestamp) ?? -Infinity;
  return [...activities].sort((a, b) => time(b) - time(a)).slice(0, limits.dashboard.activities);
}
