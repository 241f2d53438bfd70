import { Badge } from '../../components/tables/Badge';
import { competitionStatus, competitionStatusLooks, type CompetitionDates } from '../../domain/competitions/status';

// Section 4.
/** Whether the competition is upcoming, active or ended at this moment, by its dates. */
export function StatusBadge({ competition, now }: { competition: CompetitionDates; now: number }) {
  const { label, tone } = competitionStatusLooks[competitionStatus(competition, now)];
  return <Badge tone={tone}>{label}</Badge>;
}
