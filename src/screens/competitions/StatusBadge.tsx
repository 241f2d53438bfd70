import { Badge } from '../../components/tables/Badge';
import { competitionStatus, competitionStatusLooks, type CompetitionDates } from '../../domain/competitions/status';

// Section 4.
/** The status derived by the specification, at this moment. */
export function StatusBadge({ competition, now }: { competition: CompetitionDates; now: number }) {
  const { label, tone } = competitionStatusLooks[competitionStatus(competition, now)];
  return <Badge tone={tone}>{label}</Badge>;
}
