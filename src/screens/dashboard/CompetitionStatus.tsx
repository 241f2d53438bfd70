import type { DashboardCompetition } from '../../api/types';
import { ProgressBar } from '../../components/charts/ProgressBar';
import { EmptyState } from '../../components/feedback/states';
import { activeCompetitions, competitionProgress, competitionTitle } from '../../domain/competition';
import { formatDate } from '../../domain/dates';
import { readId } from '../../domain/ids';
import { limits } from '../../domain/limits';
import { formatCount } from '../../domain/numbers';
import { dash } from '../../domain/text';
import { Skeleton } from '../../components/feedback/Skeleton';

export interface CompetitionStatusProps {
  competitions: readonly DashboardCompetition[] | null | undefined;
  isLoading: boolean;
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
  return (
    <li className="contest">
      <div className="contest-head">
        <span className="contest-title">{title}</span>
        <span className="contest-percent">{percent === undefined ? dash : `${String(percent)}%`}</span>
      </div>
      <ProgressBar label={`${title} progress`} percent={percent ?? 0} />
      <div className="contest-foot">
        <span>
          {formatDate(competition.start_date)} – {formatDate(competition.end_date)}
        </span>
        <span>{formatCount(competition.contestants)} contestants</span>
      </div>
    </li>
  );
}

/** Section 2 and R103: up to three active competitions, with the share of their time that has passed. */
export function CompetitionStatus({ competitions, isLoading, now }: CompetitionStatusProps) {
  const active = activeCompetitions(competitions ?? []);
  if (!isLoading && active.length === 0) return <EmptyState title="No active competitions" text="Competitions appear here from their start to their end." />;
  return <ul>{isLoading ? <Placeholders /> : active.map((competition, index) => <Contest key={readId(competition.id) ?? index} competition={competition} now={now} />)}</ul>;
}
