import { ProgressBar } from '../../ui/charts/ProgressBar';
import { competitionEnd, competitionProgress, type CompetitionDates } from './status';
import { formatDate } from '../../lib/dates';
import { dash } from '../../lib/text';
import { competitionMessages } from './messages';
import { isolate } from '../../lib/text';

// R394.
/**
 * The elapsed time as a bar and as a percentage. After the end it says how the competition ended.
 */
export function Progress({
  name,
  competition,
  now,
}: {
  name: string;
  competition: CompetitionDates;
  now: number;
}) {
  const end = competitionEnd(competition, now);
  if (end)
    return (
      <p className="competition-over">
        {competitionMessages.over({ ...end, date: formatDate(end.date) })}
      </p>
    );
  const percent = competitionProgress(competition, now);
  return (
    <div className="competition-progress">
      <ProgressBar label={`${isolate(name)} progress`} percent={percent ?? 0} />
      <span>{percent === undefined ? dash : `${percent}%`}</span>
    </div>
  );
}
