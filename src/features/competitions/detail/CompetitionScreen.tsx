import { FigureList } from '~/ui/layout/FigureList';
import type { CompetitionDetail } from '~/api/types';
import { Skeleton, LoadPanel } from '~/ui/feedback/states';
import {
  competitionEnd,
  competitionRules,
  competitionCan,
  competitionStatus,
  prizeLabel,
  readPrizes,
  type Prize,
  timeLeft,
  timeLeftText,
} from '../model';
import { formatDateTime, readTime } from '~/lib/dates';
import { formatMoney } from '~/lib/money';
import { formatCount } from '~/lib/numbers';
import { formatText } from '~/lib/text';
import { Progress, ProgressLine, StatusBadge } from '../Progress';
import type { ReactNode } from 'react';
import { Pencil } from 'lucide-react';
import { Button } from '~/ui/fields/Button';
import type { Detail } from '~/ui/layout/DetailList';
import { Row, Stack, Panel } from '~/ui/layout/Layout';
import { Page } from '~/ui/layout/Page';
import { loaded, type Load } from '~/lib/load';
import { hrefs } from '~/routes';
import { Leaderboard, type LeaderboardProps } from './Leaderboard';
import { CopyLink } from '~/ui/fields/CopyButton';
import '../competitions.css';

const two = (count: number) => String(count).padStart(2, '0');

/** Screen readers get a text that changes once a minute and is read only on request. */
function Countdown({ end, now }: { end: number; now: number }) {
  const left = timeLeft(end, now);
  const parts = [
    [String(left.days), 'Days'],
    [two(left.hours), 'Hours'],
    [two(left.minutes), 'Minutes'],
    [two(left.seconds), 'Seconds'],
  ] as const;
  return (
    <Row gap={6} role="timer" aria-live="off" aria-label="Time left">
      <p className="visually-hidden">{timeLeftText(left)} left</p>
      {parts.map(([count, unit]) => (
        <div key={unit} aria-hidden>
          <div className="countdown-count">{count}</div>
          <div className="competition-note">{unit}</div>
        </div>
      ))}
    </Row>
  );
}

interface OverviewProps {
  competition: CompetitionDetail | undefined;
  now: number;
}

function Clock({ competition, now }: OverviewProps) {
  if (!competition)
    return (
      <div className="competition-clock">
        <Skeleton width={240} height={48} />
      </div>
    );
  const status = competitionStatus(competition, now);
  const end = readTime(competition.end_date);
  return (
    <Stack gap={1} className="competition-clock">
      {status === 'active' && end !== undefined && (
        <>
          <span className="competition-note">Ends in</span>
          <Countdown end={end} now={now} />
        </>
      )}
      {status === 'upcoming' && <p>Not started yet</p>}
      {/* Announced when the countdown ends or somebody ends the competition. */}
      <p role="status">{status === 'ended' ? 'This competition has ended' : ''}</p>
    </Stack>
  );
}

const endLabels = { early: 'Planned end', planned: 'Ended' } as const;

function labelOf(label: string, competition: CompetitionDetail | undefined, now: number): string {
  if (!competition) return label;
  if (label === 'Starts' && (readTime(competition.start_date) ?? now) < now) return 'Started';
  const end = label === 'Ends' ? competitionEnd(competition, now) : undefined;
  return end ? endLabels[end.kind] : label;
}

const factsOf = (known: CompetitionDetail | undefined, now: number): Detail[] => [
  {
    label: labelOf('Starts', known, now),
    value: known && formatDateTime(known.start_date),
  },
  {
    label: labelOf('Ends', known, now),
    value: known && formatDateTime(known.end_date),
  },
  {
    label: 'Starting Balance',
    value: known && formatMoney(known.starting_balance),
  },
  { label: 'Participants', value: known && formatCount(known.contestants) },
];

function Overview({ competition, now }: OverviewProps) {
  const end = competition && competitionEnd(competition, now);
  return (
    <Panel
      title="Overview"
      actions={competition && <StatusBadge competition={competition} now={now} />}
    >
      <Stack className="competition-overview">
        <Stack gap={3}>
          <Clock competition={competition} now={now} />
          {!competition && (
            <div className="competition-progress">
              <Skeleton width="100%" height={8} />
            </div>
          )}
          {/* The clock and the facts already show the planned end. */}
          {end?.kind === 'planned' && <ProgressLine label="Progress" percent={100} />}
          {competition && end?.kind !== 'planned' && (
            <Progress name={formatText(competition.name)} competition={competition} now={now} />
          )}
        </Stack>
        <Stack gap={1}>
          <p className="competition-description">
            {competition ? (
              <bdi>{formatText(competition.description)}</bdi>
            ) : (
              <Skeleton width="80%" />
            )}
          </p>
          <p className="competition-note">
            {competition ? competitionRules(competition) : <Skeleton width={210} />}
          </p>
        </Stack>
        <FigureList className="competition-figures" details={factsOf(competition, now)} />
      </Stack>
    </Panel>
  );
}

const placeholders: readonly Prize[] = [1, 2, 3].map((position) => ({
  position,
  amount: undefined,
}));

function Prizes({ competition }: Pick<OverviewProps, 'competition'>) {
  const prizes = competition && readPrizes(competition.prize_structure);
  return (
    <Panel title="Prizes">
      <Row className="prize-pool" role="group" aria-label="Prize Pool">
        <span className="muted">Prize Pool</span>
        <span className="prize-pool-sum">
          {competition ? (
            <bdi translate="no">{formatMoney(competition.price_pool_cash)}</bdi>
          ) : (
            <Skeleton width={110} height={26} />
          )}
        </span>
      </Row>
      {prizes?.length === 0 ? (
        <p className="muted">No prizes</p>
      ) : (
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

export interface CompetitionScreenProps {
  load: Load<CompetitionDetail>;
  listedName?: string | undefined;
  search: string;
  now: number;
  steps?: ReactNode;
  onSearchChange: (search: string) => void;
  onExport: LeaderboardProps['onExport'];
  onEdit: () => void;
  onEnd: () => void;
}

export function CompetitionScreen({
  load,
  listedName = 'Competition',
  search,
  now,
  steps,
  onSearchChange,
  onExport,
  onEdit,
  onEnd,
}: CompetitionScreenProps) {
  const competition = loaded(load);
  return (
    <Page
      title={competition ? formatText(competition.name) : listedName}
      back={hrefs.competitions}
      actions={
        <>
          {steps}
          {load.status !== 'forbidden' && (
            // Edit is last, so that it doesn't move when the other button appears or disappears.
            <Row className="competition-head-actions">
              {competition && <CopyLink href={hrefs.competition(competition.id)} />}
              {competition && competitionCan.end(competition, now) && (
                <Button variant="outline" onClick={onEnd}>
                  End Competition
                </Button>
              )}
              <Button icon={Pencil} variant="outline" isDisabled={!competition} onClick={onEdit}>
                Edit
              </Button>
            </Row>
          )}
        </>
      }
    >
      <LoadPanel load={load} what="The competition">
        <div className="competition-top">
          <Overview competition={competition} now={now} />
          <Prizes competition={competition} />
        </div>
        <Leaderboard
          rows={competition?.results}
          search={search}
          onSearchChange={onSearchChange}
          onExport={onExport}
        />
      </LoadPanel>
    </Page>
  );
}
