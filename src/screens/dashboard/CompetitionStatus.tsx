import type { DashboardCompetition } from '../../api/types';
import { ProgressBar } from '../../components/charts/ProgressBar';
import { EmptyState } from '../../components/feedback/states';
import { activeCompetitions, competitionDaysLeft, competitionProgress, competitionTitle } from '../../domain/competitions/status';
import { formatDate } from '../../domain/values/dates';
import { readId } from '../../domain/values/ids';
import { limits } from '../../domain/values/limits';
import { formatCount } from '../../domain/values/numbers';
import { dash } from '../../domain/values/text';
import { hrefs } from '../../paths';
import { Skeleton } from '../../components/feedback/Skeleton';

export interface CompetitionStatusProps {
  /** The competitions to list. Null or undefined if there are none to show. */
  competitions: readonly DashboardCompetition[] | null | undefined;
  /** True until the data is loaded. Placeholders are shown. */
  isLoading: boolean;
  /** The present, in milliseconds since 1970. */
  now: number;
}

function Placeholders() {
  return Array.from({ length: limits.dashboard.competitions }, (_, index) => (
    <li key={index} className="contest">
      <Skeleton width={160} height={20} />
      <Skeleton width="100%" height={8} />
      <Skeleton width={220} />
    </li>
  ));
}

function Contest({ competition, now }: { competition: DashboardCompetition; now: number }) {
  const title = competitionTitle(competition);
  const percent = competitionProgress(competition, now);
  const left = competitionDaysLeft(competition, now);
  const id = readId(competition.id);
  return (
    <li className="contest">
      <div className="contest-head">
        <span className="contest-title">{id === undefined ? title : <a href={hrefs.competition(id)}>{title}</a>}</span>
        <span className="contest-percent">{percent === undefined ? dash : `${String(percent)}%`}</span>
      </div>
      <ProgressBar label={`${title} progress`} percent={percent ?? 0} />
      <div className="contest-foot">
        <span>
          {[
            `${formatDate(competition.start_date)} – ${formatDate(competition.end_date)}`,
            left !== undefined && `${formatCount(left)} ${left === 1 ? 'day' : 'days'} left`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span>{formatCount(competition.contestants)} contestants</span>
      </div>
    </li>
  );
}

// Section 2, R40.
/** Up to three active competitions with their progress, running ones first. */
export function CompetitionStatus({ competitions, isLoading, now }: CompetitionStatusProps) {
  const active = activeCompetitions(competitions ?? [], now);
  if (!isLoading && active.length === 0)
    return <EmptyState title="No active competitions" text="Competitions appear here until they are ended." />;
  return (
    <ul>
      {isLoading ? (
        <Placeholders />
      ) : (
        active.map((competition, index) => <Contest key={readId(competition.id) ?? index} competition={competition} now={now} />)
      )}
    </ul>
  );
}
