import { timeLeft, timeLeftText } from '../../../lib/countdown';
import type { CompetitionDetail } from '../../../api/types';
import { Skeleton } from '../../../ui/feedback/states';
import { Panel } from '../../../ui/layout/Panel';
import { competitionEnd, competitionRules, competitionStatus } from '../status';
import { formatDateTime, readTime } from '../../../lib/dates';
import { formatMoney } from '../../../lib/money';
import { formatCount } from '../../../lib/numbers';
import { prizeLabel, readPrizes, type Prize } from '../create/prizes';
import { formatText } from '../../../lib/text';
import { Progress } from '../Progress';
import { StatusBadge } from '../StatusBadge';

const two = (count: number) => String(count).padStart(2, '0');

// Section 2.
/**
 * The time left in days, hours, minutes and seconds. Screen readers get a text that changes once a
 * minute, and read it only on request.
 */
function Countdown({ end, now }: { end: number; now: number }) {
  const left = timeLeft(end, now);
  const parts = [
    [String(left.days), 'Days'],
    [two(left.hours), 'Hours'],
    [two(left.minutes), 'Minutes'],
    [two(left.seconds), 'Seconds'],
  ] as const;
  return (
    <div className="countdown" role="timer" aria-live="off" aria-label="Time left">
      <p className="visually-hidden">{timeLeftText(left)} left</p>
      {parts.map(([count, unit]) => (
        <div key={unit} className="countdown-part" aria-hidden>
          <span className="countdown-count">{count}</span>
          <span className="countdown-unit">{unit}</span>
        </div>
      ))}
    </div>
  );
}

export interface OverviewProps {
  /** Undefined while it loads. */
  competition: CompetitionDetail | undefined;
  /** The present, in milliseconds since 1970. */
  now: number;
}

/**
 * Section 2: the countdown is shown only while the competition is active. Before and after that,
 * the dates below are enough.
 */
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
      {status === 'upcoming' && <p>Not started yet</p>}
      {/* Announced when the countdown reaches its end, or somebody ends the competition. */}
      <p role="status">{status === 'ended' ? 'This competition has ended' : ''}</p>
    </div>
  );
}

const endLabels = { early: 'Planned end', planned: 'Ended' } as const;

const facts: readonly (readonly [
  label: string,
  valueOf: (competition: CompetitionDetail) => string,
  placeholder: number,
])[] = [
  ['Starts', ({ start_date }) => formatDateTime(start_date), 150],
  ['Ends', ({ end_date }) => formatDateTime(end_date), 150],
  ['Starting Balance', ({ starting_balance }) => formatMoney(starting_balance), 80],
  ['Participants', ({ contestants }) => formatCount(contestants), 40],
];

interface FactsProps extends Pick<OverviewProps, 'competition'> {
  /** How it ended, if it has. */
  end: ReturnType<typeof competitionEnd>;
}

function Facts({ competition, end }: FactsProps) {
  return (
    <dl className="competition-facts">
      {facts.map(([label, valueOf, placeholder]) => (
        <div key={label}>
          <dt>{label === 'Ends' && end ? endLabels[end.kind] : label}</dt>
          <dd>
            {competition ? <bdi>{valueOf(competition)}</bdi> : <Skeleton width={placeholder} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The competition's description, its progress, and the time left. */
export function Overview({ competition, now }: OverviewProps) {
  const end = competition && competitionEnd(competition, now);
  return (
    <Panel
      title="Overview"
      actions={competition && <StatusBadge competition={competition} now={now} />}
    >
      <div className="competition-overview">
        {competition ? (
          <Clock competition={competition} now={now} />
        ) : (
          <div className="competition-clock">
            <Skeleton width={240} height={48} />
          </div>
        )}
        {competition ? (
          // Its planned end is told by the clock and the facts.
          end?.kind !== 'planned' && (
            <Progress name={formatText(competition.name)} competition={competition} now={now} />
          )
        ) : (
          <div className="competition-progress">
            <Skeleton width="100%" height={8} />
          </div>
        )}
        <div>
          <p className="competition-description">
            {competition ? (
              <bdi>{formatText(competition.description)}</bdi>
            ) : (
              <Skeleton width="80%" />
            )}
          </p>
          <p className="competition-rules">
            {competition ? competitionRules(competition) : <Skeleton width={210} />}
          </p>
        </div>
        <Facts competition={competition} end={end} />
      </div>
    </Panel>
  );
}

const placeholders: readonly Prize[] = [1, 2, 3].map((position) => ({
  position,
  amount: undefined,
}));

// Section 3.
/** The prizes by position, and the prize pool. */
export function Prizes({ competition }: Pick<OverviewProps, 'competition'>) {
  const prizes = competition && readPrizes(competition.prize_structure);
  return (
    <Panel title="Prizes">
      <div className="prize-pool" role="group" aria-label="Prize Pool">
        <span className="muted">Prize Pool</span>
        <span className="prize-pool-sum">
          {competition ? (
            <bdi translate="no">{formatMoney(competition.price_pool_cash)}</bdi>
          ) : (
            <Skeleton width={110} height={26} />
          )}
        </span>
      </div>
      {prizes?.length === 0 ? (
        <p className="muted">No prizes</p>
      ) : (
        // A long list scrolls; focusable, so that the keyboard can scroll it too.
        <ol
          className="prize-list"
          tabIndex={prizes && prizes.length > 6 ? 0 : undefined}
          aria-label="Prizes"
        >
          {(prizes ?? placeholders).map(({ position, amount }) => (
            <li key={position}>
              <span className="podium-rank">{prizeLabel(position)}</span>
              {competition ? (
                <bdi translate="no">{formatMoney(amount)}</bdi>
              ) : (
                <Skeleton width={72} />
              )}
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
