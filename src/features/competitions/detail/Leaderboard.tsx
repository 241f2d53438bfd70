import type { LeaderboardRow } from '~/api/types';
import { sumDecimals } from '~/lib/decimals';
import { gainOf, sharesOf, type Gain } from '~/lib/gain';
import { formatPercent, readDecimal, countOf, formatCount } from '~/lib/numbers';
import type { Loose } from '~/lib/records';
import { matchesSearch, dash, formatText } from '~/lib/text';
import { memo, useDeferredValue, useMemo, type ReactNode } from 'react';
import { partFields, wireFields, type CsvField } from '~/lib/csvFields';
import { DivergingBar } from '~/ui/charts/DivergingBar';
import { EmptyState, FilteredEmptyState, Skeleton } from '~/ui/feedback/states';
import { SearchFilter } from '~/ui/fields/filters';
import { AboutPerson } from '~/ui/layout/AboutPerson';
import { Row, Panel } from '~/ui/layout/Layout';
import type { Column } from '~/ui/table/columns';
import { DataTable } from '~/ui/table/DataTable';
import { SignedText } from '~/ui/text/SignedText';
import { prizeLabel } from '../model';
import { ExportButton } from '~/list/ListMenus';

type LeaderboardFields = Loose<LeaderboardRow>;

interface RankedRow<Row> {
  rank: number;
  row: Row;
  share: number;
}

/** The server sends the best first, so the first row has rank 1 (R166). */
export function rankRows<Row extends LeaderboardFields>(rows: readonly Row[]): RankedRow<Row>[] {
  const shares = sharesOf(rows.map(({ return_percent }) => return_percent));
  return rows.map((row, index) => ({ rank: index + 1, row, share: shares[index] ?? 0 }));
}

const podiumRanks = 3;

export const splitPodium = <Ranked extends { rank: number }>(
  rows: readonly Ranked[],
): { podium: Ranked[]; rest: Ranked[] } => ({
  podium: rows.filter(({ rank }) => rank <= podiumRanks),
  rest: rows.filter(({ rank }) => rank > podiumRanks),
});

export function searchLeaderboard<Row extends LeaderboardFields>(
  rows: readonly RankedRow<Row>[],
  search: string,
): readonly RankedRow<Row>[] {
  const isFound = matchesSearch(search);
  return rows.filter(({ row }) => isFound(row.trader_name, row.login));
}

/** With two decimals, so that the column lines up. */
export const winRateText = (value: unknown): string => formatPercent(value, 2);

export function returnOf(value: unknown): Gain {
  const { direction } = gainOf(value);
  // Zero has no sign, even if it was sent as '-0.00'.
  const text = winRateText(direction === 'flat' ? readDecimal(value)?.replace('-', '') : value);
  return { text: direction === 'up' ? `+${text}` : text, direction };
}

const isCount = (value: unknown) => /^\d+$/.test(readDecimal(value) ?? '');

export const tradeCount = ({
  winning_trade,
  losing_trade,
}: LeaderboardFields): string | undefined =>
  isCount(winning_trade) && isCount(losing_trade)
    ? sumDecimals([winning_trade, losing_trade])
    : undefined;

type Ranked = RankedRow<LeaderboardRow>;
type Place = Pick<Ranked, 'rank'> & Partial<Ranked>;

function tradesText(row: LeaderboardRow): string {
  const { winning_trade: won, losing_trade: lost } = row;
  const count = tradeCount(row);
  return count === undefined
    ? dash
    : `${formatCount(count)} (${formatCount(won)} W, ${formatCount(lost)} L)`;
}

const TraderName = ({ trader_name }: LeaderboardRow) => (
  <>
    <bdi>{formatText(trader_name)}</bdi>
    {trader_name && <AboutPerson name={trader_name} />}
  </>
);

const podiumFigures: Record<string, (row: LeaderboardRow) => ReactNode> = {
  Profit: ({ profit }) => <SignedText {...gainOf(profit)} />,
  'Win Rate': ({ win_rate }) => winRateText(win_rate),
  Trades: tradesText,
};

const placeholders: readonly Place[] = [1, 2, 3].map((rank) => ({ rank }));

function PodiumPlace({ rank, row, share = 0 }: Place) {
  return (
    <li className="stack podium-place" data-gap={1} data-rank={rank}>
      <span className="podium-rank">{prizeLabel(rank)}</span>
      <p className="podium-name">{row ? <TraderName {...row} /> : <Skeleton width={120} />}</p>
      <p className="competition-note">
        {row ? <bdi translate="no">{formatText(row.login)}</bdi> : <Skeleton width={56} />}
      </p>
      <p className="podium-return">
        {row ? (
          <SignedText {...returnOf(row.return_percent)} />
        ) : (
          <Skeleton width={96} height={18} />
        )}
      </p>
      <div className="podium-bar">
        <DivergingBar share={share} />
      </div>
      <Row as="dl" className="competition-figures">
        {Object.entries(podiumFigures).map(([label, figureOf]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{row ? figureOf(row) : <Skeleton width={56} />}</dd>
          </div>
        ))}
      </Row>
    </li>
  );
}

function Podium({ rows }: { rows: readonly Ranked[] | undefined }) {
  return (
    <ol className="podium" aria-label="Top three" aria-busy={rows ? undefined : true}>
      {(rows ?? placeholders).map((place) => (
        <PodiumPlace key={place.rank} {...place} />
      ))}
    </ol>
  );
}

const leaderboardColumns: readonly Column<Ranked>[] = [
  {
    id: 'rank',
    header: 'Rank',
    className: 'cell-strong cell-nowrap',
    width: 84,
    cell: ({ rank }) => formatCount(rank),
  },
  {
    id: 'trader_name',
    card: 'name',
    header: 'Trader',
    className: 'cell-strong cell-text',
    width: 180,
    cell: ({ row }) => <TraderName {...row} />,
  },
  {
    id: 'login',
    header: 'Login',
    width: 110,
    copy: { what: 'login', text: ({ row }) => row.login },
    cell: ({ row }) => <bdi translate="no">{formatText(row.login)}</bdi>,
  },
  {
    id: 'return_percent',
    card: 'figure',
    header: 'Return',
    className: 'cell-end',
    width: 190,
    cell: ({ share, row }) => (
      <span className="return-cell">
        <DivergingBar share={share} />
        <SignedText {...returnOf(row.return_percent)} />
      </span>
    ),
  },
  {
    id: 'profit',
    card: 'figure',
    header: 'Profit',
    className: 'cell-end',
    width: 140,
    amounts: ({ row }) => [{ value: row.profit }],
    cell: ({ row }, places) => <SignedText {...gainOf(row.profit, places)} />,
  },
  {
    id: 'win_rate',
    header: 'Win Rate',
    className: 'cell-end',
    width: 96,
    cell: ({ row }) => <bdi>{winRateText(row.win_rate)}</bdi>,
  },
  {
    id: 'trades',
    header: 'Trades',
    className: 'cell-end',
    width: 150,
    cell: ({ row }) => tradesText(row),
  },
];

export const leaderboardFields: readonly CsvField<Ranked>[] = [
  { header: 'Rank', value: ({ rank }) => rank },
  ...partFields(
    ({ row }: Ranked) => row,
    wireFields({
      Login: 'login',
      Trader: 'trader_name',
      Return: 'return_percent',
      Profit: 'profit',
      'Win Rate': 'win_rate',
      Won: 'winning_trade',
      Lost: 'losing_trade',
    }),
  ),
];

export const traderWords = { one: 'trader', many: 'traders' };

export interface LeaderboardProps {
  rows: readonly LeaderboardRow[] | undefined;
  search: string;
  onSearchChange: (search: string) => void;
  onExport: (rows: readonly Ranked[]) => void;
}

/** Memoized, so that it doesn't render with every second of the countdown above. */
const Ranking = memo(function Ranking({ found }: { found: readonly Ranked[] | undefined }) {
  const { podium, rest } = splitPodium(found ?? []);
  return (
    <>
      {(podium.length > 0 || !found) && <Podium rows={found && podium} />}
      {(rest.length > 0 || !found) && (
        <DataTable
          label="Leaderboard"
          columns={leaderboardColumns}
          rows={found && rest}
          isReadOnly
        />
      )}
    </>
  );
});

export function Leaderboard({ rows, search, onSearchChange, onExport }: LeaderboardProps) {
  const ranked = useMemo(() => rows && rankRows(rows), [rows]);
  // Deferred, so that typing stays fast with ten thousand rows.
  const wanted = useDeferredValue(search);
  const found = useMemo(() => ranked && searchLeaderboard(ranked, wanted), [ranked, wanted]);
  return (
    <Panel
      title="Leaderboard"
      isFlush
      actions={
        <>
          <span className="muted leaderboard-count" aria-live="polite">
            {rows && found ? (
              `${found.length < rows.length ? `${formatCount(found.length)} of ` : ''}${countOf(rows.length, traderWords)}`
            ) : (
              <Skeleton width={76} />
            )}
          </span>
          <ExportButton onExport={() => onExport(found ?? [])} isDisabled={!found?.length} />
        </>
      }
    >
      <div className="filters" role="search">
        <SearchFilter
          placeholder="Search by trader name or login"
          value={search}
          onChange={onSearchChange}
        />
      </div>
      {rows?.length === 0 && (
        <EmptyState
          title="No results yet"
          text="Traders appear here, best first, once they have results."
        />
      )}
      {rows && rows.length > 0 && found?.length === 0 && (
        <FilteredEmptyState
          words={traderWords}
          searched={rows.length}
          onClear={() => onSearchChange('')}
        />
      )}
      {rows?.length !== 0 && found?.length !== 0 && <Ranking found={found} />}
    </Panel>
  );
}
