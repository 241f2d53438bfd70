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

interface ProgressLineProps {
  label: string;
  percent: number | undefined;
}

export const ProgressLine = ({ label, percent }: ProgressLineProps) => (
  <div className="competition-progress">
    <ProgressBar label={label} part={(percent ?? 0) / 100} />
    <span>{percent === undefined ? dash : `${percent}%`}</span>
  </div>
);

export function Progress({ name, competition, now }: AtTime & { name: string }) {
  const end = competitionEnd(competition, now);
  if (end)
    return (
      <p className="competition-note">
        {competitionMessages.over({ ...end, date: formatDate(end.date) })}
      </p>
    );
  return (
    <ProgressLine
      label={`${isolate(name)} progress`}
      percent={competitionProgress(competition, now)}
    />
  );
}
