import type { CompetitionDetail } from '../../api/types';
import { Skeleton } from '../../components/feedback/Skeleton';
import { EmptyState } from '../../components/feedback/states';
import { DetailList } from '../../components/layout/DetailList';
import { Panel } from '../../components/layout/Panel';
import { competitionRules, competitionStatus } from '../../domain/competition';
import { formatDateTime, readTime } from '../../domain/dates';
import { formatMoney } from '../../domain/money';
import { formatCount } from '../../domain/numbers';
import { prizeLabel, readPrizes } from '../../domain/prizes';
import { formatText } from '../../domain/text';
import { Countdown } from './Countdown';
import { Progress } from './Progress';
import { StatusBadge } from './StatusBadge';

export interface OverviewProps {
  /** Undefined while it loads. */
  competition: CompetitionDetail | undefined;
  now: number;
}

/** Section 2: the countdown runs only while the competition does; before and after it the dates say enough. */
function Clock({ competition, now }: { competition: CompetitionDetail; now: number }) {
  const status = competitionStatus(competition, now);
  const end = readTime(competition.end_date);
  return (
    <div className="competition-clock">
      {status === 'active' && end !== undefined && (
        <>
          <span className="competition-clock-label">Ends in</span>
          <Countdown end={end} now={now} />
        </>
      )}
      {status === 'upcoming' && <p>Starts {formatDateTime(competition.start_date)}</p>}
      {/* Heard when the countdown reaches its end, or somebody ends the competition. */}
      <p role="status">{status === 'ended' ? 'This competition has ended' : ''}</p>
    </div>
  );
}

function Facts({ competition }: { competition: CompetitionDetail | undefined }) {
  return (
    <DetailList
      details={[
        { label: 'Starts', value: competition && formatDateTime(competition.start_date), placeholder: 150 },
        { label: 'Ends', value: competition && formatDateTime(competition.end_date), placeholder: 150 },
        { label: 'Starting Balance', value: competition && formatMoney(competition.starting_balance), placeholder: 80 },
        { label: 'Participants', value: competition && formatCount(competition.contestants), placeholder: 40 },
        { label: 'Rules', value: competition && competitionRules(competition), placeholder: 210 },
      ]}
    />
  );
}

/** What the competition is about, how far it has come, and what time it has left. */
export function Overview({ competition, now }: OverviewProps) {
  return (
    <Panel title="Overview" actions={competition && <StatusBadge competition={competition} now={now} />}>
      <div className="competition-overview">
        {competition ? <Clock competition={competition} now={now} /> : <div className="competition-clock"><Skeleton width={240} height={48} /></div>}
        {competition ? <Progress name={formatText(competition.name)} competition={competition} now={now} /> : <Skeleton width="100%" height={8} />}
        <p className="competition-description">{competition ? <bdi>{formatText(competition.description)}</bdi> : <Skeleton width="80%" />}</p>
        <Facts competition={competition} />
      </div>
    </Panel>
  );
}

/** Section 3: the prizes by position, and the pool that they make up. */
export function Prizes({ competition }: Pick<OverviewProps, 'competition'>) {
  const prizes = competition && readPrizes(competition.prize_structure);
  return (
    <Panel title="Prizes">
      <div className="prize-pool" role="group" aria-label="Prize Pool">
        <span className="muted">Prize Pool</span>
        <span className="prize-pool-sum">{competition ? <bdi>{formatMoney(competition.price_pool_cash)}</bdi> : <Skeleton width={110} height={26} />}</span>
      </div>
      {prizes?.length === 0 ? (
        <EmptyState title="No prizes" />
      ) : (
        <DetailList
          details={
            prizes?.map(({ position, amount }) => ({ label: prizeLabel(position), value: formatMoney(amount), isMarked: position === 1 })) ??
            [1, 2, 3].map((position) => ({ label: prizeLabel(position), value: undefined, placeholder: 72 }))
          }
        />
      )}
    </Panel>
  );
}
