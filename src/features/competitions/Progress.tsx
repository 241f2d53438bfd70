import { formatDate } from '~/lib/dates';
import { dash, isolate } from '~/lib/text';
import { ProgressBar } from '~/ui/charts/ProgressBar';
import { Badge } from '~/ui/table/Badge';
import { competitionMessages } from './messages';
import {
  competitionEnd,
  competitionProgress,
  competitionStatus,
  competitionStatusBadges,
  type CompetitionDates,
} from './model';

interface AtTime {
  competition: CompetitionDates;
  now: number;
}

export const StatusBadge = ({ competition, now }: AtTime) => (
  <Badge {...competitionStatusBadges[competitionStatus(competition, now)]} />
);

export function Progress({ name, competition, now }: AtTime & { name: string }) {
  const end = competitionEnd(competition, now);
  if (end)
    return (
      <p className="competition-note">
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
