import { ProgressBar } from '../../components/charts/ProgressBar';
import { competitionProgress, type CompetitionDates } from '../../domain/competitions/status';
import { dash } from '../../domain/values/text';

/** The elapsed time as a bar and as a percentage. */
export function Progress({ name, competition, now }: { name: string; competition: CompetitionDates; now: number }) {
  const percent = competitionProgress(competition, now);
  return (
    <div className="competition-progress">
      <ProgressBar label={`${name} progress`} percent={percent ?? 0} />
      <span>{percent === undefined ? dash : `${percent}%`}</span>
    </div>
  );
}
