import { useId } from 'react';
import type { Competition } from '../../../api/types';
import { Skeleton } from '../../../ui/feedback/states';
import { Button } from '../../../ui/fields/Button';
import { RowBox } from '../../../ui/table/RowSelection';
import { competitionCan, competitionRules } from '../status';
import { formatDate, formatDateTime } from '../../../lib/dates';
import type { Selecting } from '../../../lib/load';
import { formatMoney } from '../../../lib/money';
import { formatCount } from '../../../lib/numbers';
import { formatText } from '../../../lib/text';
import { hrefs } from '../../../paths';
import { Progress } from '../Progress';
import { StatusBadge } from '../StatusBadge';

export interface CompetitionCardProps {
  /** The competition that the card describes. */
  competition: Competition;
  /** The present, in milliseconds since 1970. */
  now: number;
  /** What its list has selected. */
  selecting: Selecting;
  /** Called with the competition to end. A confirmation follows. */
  onEnd: (competition: Competition) => void;
}

// Section 2.
/**
 * A competition in the list. Its name describes its buttons, so that those of different cards can
 * be distinguished.
 */
export function CompetitionCard({ competition, now, selecting, onEnd }: CompetitionCardProps) {
  const id = useId();
  const name = formatText(competition.name);
  const { start_date, end_date } = competition;
  const key = selecting.keyOf(competition);
  return (
    <li className="competition-card">
      <div>
        <div className="competition-head">
          {key !== undefined && (
            <RowBox store={selecting.store} id={key} row={competition} name={name} />
          )}
          <h2 id={id}>
            <bdi>{name}</bdi>
          </h2>
          <StatusBadge competition={competition} now={now} />
        </div>
        <p
          className="competition-dates"
          title={`${formatDateTime(start_date)} – ${formatDateTime(end_date)}`}
        >
          {formatDate(start_date)} – {formatDate(end_date)}
        </p>
        <p className="competition-rules">{competitionRules(competition)}</p>
      </div>
      <Progress name={name} competition={competition} now={now} />
      <dl className="competition-figures">
        <div>
          <dt>Prize Pool</dt>
          <dd>
            <bdi translate="no">{formatMoney(competition.price_pool_cash)}</bdi>
          </dd>
        </div>
        <div>
          <dt>Participants</dt>
          <dd>{formatCount(competition.contestants)}</dd>
        </div>
      </dl>
      <div className="competition-actions">
        {competitionCan.end(competition, now) && (
          <Button variant="outline" describedBy={id} onClick={() => onEnd(competition)}>
            End Competition
          </Button>
        )}
        <a
          className="button"
          data-variant="outline"
          data-row-link
          href={hrefs.competition(competition.id)}
          aria-describedby={id}
        >
          View Details
        </a>
      </div>
    </li>
  );
}

/** A placeholder with a card's size, while the list loads. */
export function CardPlaceholder() {
  return (
    <li className="competition-card">
      <div>
        <div className="competition-head">
          <Skeleton width={150} height={18} />
          <Skeleton width={64} height={22} />
        </div>
        <p className="competition-dates">
          <Skeleton width={170} />
        </p>
        <p className="competition-rules">
          <Skeleton width={210} />
        </p>
      </div>
      <div className="competition-progress">
        <Skeleton width="100%" height={8} />
      </div>
      <dl className="competition-figures">
        <div>
          <dt>Prize Pool</dt>
          <dd>
            <Skeleton width={72} />
          </dd>
        </div>
        <div>
          <dt>Participants</dt>
          <dd>
            <Skeleton width={40} />
          </dd>
        </div>
      </dl>
      <div className="competition-actions" />
    </li>
  );
}
