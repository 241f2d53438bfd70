import { ProgressBar } from '../../components/charts/ProgressBar';
import { competitionEnd, competitionProgress, type CompetitionDates } from '../../domain/competitions/status';
import { formatDate } from '../../domain/values/dates';
import { dash } from '../../domain/values/text';
import { competitionMessages } from '../../messages/competitions';
import { isolate } from '../../domain/values/text';

// R394.
/** The elapsed time as a bar and as a percentage. After the end it says how the competition ended. */
export function Progress({ name, competition, now }: { name: string; competition: CompetitionDates; now: number }) {
  const end = competitionEnd(competition, now);
  if (end) return <p className="competition-over">{competitionMessages.over({ ...end, date: formatDate(end.date) })}</p>;
  const percent = competitionProgress(competition, now);
  return (
    <div className="competition-progress">
      <ProgressBar label={`${isolate(name)} progress`} percent={percent ?? 0} />
      <span>{percent === undefined ? dash : `${percent}%`}</span>
    </div>
  );
}
