import { ProgressBar } from '../../components/charts/ProgressBar';
import { competitionProgress, type CompetitionDates } from '../../domain/competition';
import { dash } from '../../domain/text';

/** The share of the time that has passed, drawn and in a figure. */
export function Progress({ name, competition, now }: { name: string; competition: CompetitionDates; now: number }) {
  const percent = competitionProgress(competition, now);
  return (
    <div className="competition-progress">
      <ProgressBar label={`${name} progress`} percent={percent ?? 0} />
      <span>{percent === undefined ? dash : `${percent}%`}</span>
    </div>
  );
}
