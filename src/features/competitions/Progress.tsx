import { Badge } from '../../ui/table/Badge';
import {
  competitionStatus,
  competitionStatusLooks,
  type CompetitionDates,
  competitionEnd,
  competitionProgress,
} from './model';
import { ProgressBar } from '../../ui/charts/ProgressBar';
import { formatDate } from '../../lib/dates';
import { dash, isolate } from '../../lib/text';
import { competitionMessages } from './messages';

// Section 4.
/** Whether the competition is upcoming, active or ended at this moment, by its dates. */
export function StatusBadge({ competition, now }: { competition: CompetitionDates; now: number }) {
  const { label, tone } = competitionStatusLooks[competitionStatus(competition, now)];
  return <Badge tone={tone}>{label}</Badge>;
}

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
