import { Badge } from '../../ui/table/Badge';
import { competitionStatus, competitionStatusLooks, type CompetitionDates } from './status';

// Section 4.
/** Whether the competition is upcoming, active or ended at this moment, by its dates. */
export function StatusBadge({ competition, now }: { competition: CompetitionDates; now: number }) {
  const { label, tone } = competitionStatusLooks[competitionStatus(competition, now)];
  return <Badge tone={tone}>{label}</Badge>;
}
