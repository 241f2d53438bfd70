import { FigureList } from '~/ui/layout/FigureList';
import { useCallback, useId } from 'react';
import type { Competition } from '~/api/types';
import { Skeleton } from '~/ui/feedback/states';
import { Button } from '~/ui/fields/Button';
import { RowBox, Selection, useShown } from '~/ui/table/RowSelection';
import {
  competitionRules,
  competitionCan,
  competitionStatusBadges,
  filterCompetitions,
  type CompetitionFilters,
} from '../model';
import { formatDate, formatDateTime } from '~/lib/dates';
import { type Selecting, loaded, type Load, type ListView } from '~/lib/load';
import { formatMoney } from '~/lib/money';
import { formatCount } from '~/lib/numbers';
import { formatText, dash } from '~/lib/text';
import { hrefs } from '~/routes';
import { Progress, StatusBadge } from '../Progress';
import { CircleDollarSign, Plus, Trophy, Users } from 'lucide-react';
import type { CompetitionList } from '../api';
import { Row } from '~/ui/layout/Layout';
import { StatCard } from '~/ui/layout/StatCard';
import { ListPage, ListRows } from '~/list/ListPage';
import { useFilteredRows } from '~/ui/table/useFilteredRows';
import { ListFilters } from '~/list/ListFilters';
import { labelsOf } from '~/lib/tone';
import { filterOptions } from '~/ui/fields/filters';
import { readId } from '~/lib/records';
import { limits } from '~/lib/limits';
import '../competitions.css';

const CardFigures = ({ competition }: { competition?: Competition }) => (
  <FigureList
    className="competition-figures"
    details={[
      {
        label: 'Prize Pool',
        value: competition && formatMoney(competition.price_pool_cash),
      },
      {
        label: 'Participants',
        value: competition && formatCount(competition.contestants),
      },
    ]}
  />
);

interface CompetitionCardProps {
  competition: Competition;
  now: number;
  selecting: Selecting;
  onEnd: (competition: Competition) => void;
}

function CompetitionCard({ competition, now, selecting, onEnd }: CompetitionCardProps) {
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
          className="competition-note"
          title={`${formatDateTime(start_date)} – ${formatDateTime(end_date)}`}
        >
          {formatDate(start_date)} – {formatDate(end_date)}
        </p>
        <p className="competition-note">{competitionRules(competition)}</p>
      </div>
      <Progress name={name} competition={competition} now={now} />
      <CardFigures competition={competition} />
      <Row className="competition-actions">
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
      </Row>
    </li>
  );
}

function CardPlaceholder() {
  return (
    <li className="competition-card">
      <div>
        <div className="competition-head">
          <Skeleton width={150} height={18} />
          <Skeleton width={64} height={22} />
        </div>
        <p className="competition-note">
          <Skeleton width={170} />
        </p>
        <p className="competition-note">
          <Skeleton width={210} />
        </p>
      </div>
      <div className="competition-progress">
        <Skeleton width="100%" height={8} />
      </div>
      <CardFigures />
      <Row className="competition-actions" />
    </li>
  );
}

interface CompetitionsScreenProps extends ListView<CompetitionFilters, CompetitionList> {
  now: number;
  onCreate: () => void;
  onEnd: (competition: Competition) => void;
}

const selects = [
  {
    field: 'status',
    label: 'Status',
    options: filterOptions('All', labelsOf(competitionStatusBadges)),
  },
] as const;

const figures = [
  { name: 'active', label: 'Active Competitions', icon: Trophy, format: formatCount },
  { name: 'participants', label: 'Total Participants', icon: Users, format: formatCount },
  { name: 'total_prize', label: 'Total Prize Pool', icon: CircleDollarSign, format: formatMoney },
] as const;

function Figures({ load }: { load: Load<CompetitionList> }) {
  const totals = loaded(load)?.totals;
  const unknown = load.status === 'loading' ? undefined : dash;
  return (
    <div className="stat-grid">
      {figures.map(({ name, label, icon, format }) => (
        <StatCard
          key={name}
          label={label}
          icon={icon}
          value={totals ? format(totals[name]) : unknown}
        />
      ))}
    </div>
  );
}

type CardsProps = Pick<CompetitionsScreenProps, 'load' | 'now' | 'tools' | 'onEnd'> & {
  shown: readonly Competition[] | undefined;
};

function Cards({ load, shown = [], now, tools, onEnd }: CardsProps) {
  if (load.status !== 'ready')
    return (
      <ul className="competition-grid" aria-label="Competitions" aria-busy>
        {Array.from({ length: limits.placeholderRows }, (_, index) => (
          <CardPlaceholder key={index} />
        ))}
      </ul>
    );
  const isStale = load.isStale === true;
  return (
    <>
      <ul
        className="competition-grid"
        aria-label="Competitions"
        aria-busy={isStale}
        inert={isStale}
      >
        {shown.map((competition, index) => (
          <CompetitionCard
            key={readId(competition.id) ?? index}
            competition={competition}
            now={now}
            selecting={tools.selecting}
            onEnd={onEnd}
          />
        ))}
      </ul>
      <Selection tools={tools} rows={shown} />
    </>
  );
}

export function CompetitionsScreen({ now, onCreate, onEnd, ...list }: CompetitionsScreenProps) {
  const { load, filters, tools } = list;
  const find = useCallback(
    (rows: readonly Competition[], wanted: CompetitionFilters) =>
      filterCompetitions(rows, wanted, now),
    [now],
  );
  const shown = useFilteredRows(loaded(load)?.results, filters, find);
  useShown(shown, tools.sorting);
  return (
    <ListPage
      title="Competition Management"
      list={list}
      actions={
        <Button icon={Plus} onClick={onCreate}>
          Create Competition
        </Button>
      }
    >
      <Figures load={load} />
      <div className="panel">
        <ListFilters list={list} search="Search by name" selects={selects} />
        <ListRows
          list={list}
          shown={shown?.length}
          what="The competitions"
          empty={{
            title: 'No competitions yet',
            text: "Create the first one with 'Create Competition'.",
          }}
        >
          <Cards load={load} shown={shown} now={now} tools={tools} onEnd={onEnd} />
        </ListRows>
      </div>
    </ListPage>
  );
}
