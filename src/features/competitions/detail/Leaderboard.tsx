import type { LeaderboardRow } from '../../../api/types';
import { DivergingBar } from '../../../ui/charts/DivergingBar';
import { AboutPerson } from '../../../ui/layout/AboutPerson';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { SignedText } from '../../../ui/text/SignedText';
import { gainOf } from '../../../lib/gain';
import {
  returnOf,
  winRateText,
  type RankedRow,
  tradeCount,
  rankRows,
  searchLeaderboard,
  splitPodium,
} from './leaderboardRows';
import { prizeLabel } from '../create/prizes';
import { formatText } from '../../../lib/text';
import type { Column } from '../../../ui/table/columns';
import type { CsvField } from '../../../lib/csv';
import { formatCount } from '../../../lib/numbers';
import { memo, useDeferredValue, useMemo } from 'react';
import { EmptyState, FilteredEmptyState } from '../../../ui/feedback/states';
import { SearchFilter } from '../../../ui/fields/filters';
import { DataTable } from '../../../ui/table/DataTable';
import { ExportButton } from '../../../list/ListMenus';

/** A placeholder of the same size, while the leaderboard loads. */
function Placeholder({ rank }: { rank: number }) {
  return (
    <li className="podium-place" data-rank={rank}>
      <span className="podium-rank">{prizeLabel(rank)}</span>
      <p className="podium-name">
        <Skeleton width={120} />
      </p>
      <p className="podium-login">
        <Skeleton width={56} />
      </p>
      <p className="podium-return">
        <Skeleton width={96} height={18} />
      </p>
      <div className="podium-bar">
        <Skeleton width="100%" height={6} />
      </div>
      <dl className="podium-figures">
        {['Profit', 'Win Rate', 'Trades'].map((label) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Skeleton width={56} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

// Section 9.
/**
 * The top three, highlighted. They are in order of rank; on a wide screen the first is raised in
 * the middle.
 */
function Podium({ rows }: { rows: readonly RankedRow<LeaderboardRow>[] | undefined }) {
  if (!rows)
    return (
      <ol className="podium" aria-label="Top three" aria-busy>
        {[1, 2, 3].map((rank) => (
          <Placeholder key={rank} rank={rank} />
        ))}
      </ol>
    );
  return (
    <ol className="podium" aria-label="Top three">
      {rows.map(({ rank, row, share }) => (
        <li key={rank} className="podium-place" data-rank={rank}>
          <span className="podium-rank">{prizeLabel(rank)}</span>
          <p className="podium-name">
            <bdi>{formatText(row.trader_name)}</bdi>
            {row.trader_name && <AboutPerson name={row.trader_name} />}
          </p>
          <p className="podium-login">
            <bdi translate="no">{formatText(row.login)}</bdi>
          </p>
          <p className="podium-return">
            <SignedText {...returnOf(row.return_percent)} />
          </p>
          <div className="podium-bar">
            <DivergingBar share={share} />
          </div>
          <dl className="podium-figures">
            <div>
              <dt>Profit</dt>
              <dd>
                <SignedText {...gainOf(row.profit)} />
              </dd>
            </div>
            <div>
              <dt>Win Rate</dt>
              <dd>{winRateText(row.win_rate)}</dd>
            </div>
            <div>
              <dt>Trades</dt>
              <dd>{tradesText(row)}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ol>
  );
}

type Row = RankedRow<LeaderboardRow>;

const rankKey = ({ rank }: Row): number => rank;

/** The number of trades, and how many won and lost. A dash unless both are known. */
export function tradesText(row: LeaderboardRow): string {
  const count = formatCount(tradeCount(row));
  return tradeCount(row) === undefined
    ? count
    : `${count} (${formatCount(row.winning_trade)} W, ${formatCount(row.losing_trade)} L)`;
}

function ReturnCell({ share, row }: Row) {
  return (
    <span className="return-cell">
      <DivergingBar share={share} />
      <SignedText {...returnOf(row.return_percent)} />
    </span>
  );
}

/** Section 2, the leaderboard from rank 4. */
const leaderboardColumns: readonly Column<Row>[] = [
  {
    id: 'rank',
    header: 'Rank',
    className: 'cell-strong cell-nowrap',
    width: 84,
    placeholder: 24,
    cell: ({ rank }) => formatCount(rank),
  },
  {
    id: 'trader_name',
    card: 'name',
    header: 'Trader',
    className: 'cell-strong cell-text',
    width: 220,
    placeholder: 130,
    cell: ({ row }) => (
      <>
        <bdi>{formatText(row.trader_name)}</bdi>
        {row.trader_name && <AboutPerson name={row.trader_name} />}
      </>
    ),
  },
  {
    id: 'login',
    header: 'Login',
    width: 110,
    placeholder: 60,
    copy: { what: 'login', text: ({ row }) => row.login },
    cell: ({ row }) => <bdi translate="no">{formatText(row.login)}</bdi>,
  },
  {
    id: 'return_percent',
    card: 'figure',
    header: 'Return',
    className: 'cell-end',
    width: 230,
    placeholder: 160,
    cell: (row) => <ReturnCell {...row} />,
  },
  {
    id: 'profit',
    card: 'figure',
    header: 'Profit',
    className: 'cell-end',
    width: 150,
    placeholder: 84,
    amounts: ({ row }) => [{ value: row.profit }],
    cell: ({ row }, places) => <SignedText {...gainOf(row.profit, places)} />,
  },
  {
    id: 'win_rate',
    header: 'Win Rate',
    className: 'cell-end',
    width: 96,
    placeholder: 44,
    cell: ({ row }) => <bdi>{winRateText(row.win_rate)}</bdi>,
  },
  {
    id: 'trades',
    header: 'Trades',
    className: 'cell-end',
    width: 170,
    placeholder: 96,
    cell: ({ row }) => tradesText(row),
  },
];

/** What the file of an export has of each trader. */
export const leaderboardFields: readonly CsvField<Row>[] = [
  { header: 'Rank', value: ({ rank }) => rank },
  { header: 'Login', value: ({ row }) => row.login },
  { header: 'Trader', value: ({ row }) => row.trader_name },
  { header: 'Return', value: ({ row }) => row.return_percent },
  { header: 'Profit', value: ({ row }) => row.profit },
  { header: 'Win Rate', value: ({ row }) => row.win_rate },
  { header: 'Won', value: ({ row }) => row.winning_trade },
  { header: 'Lost', value: ({ row }) => row.losing_trade },
];

export interface LeaderboardProps {
  /** Best first; undefined while it loads. */
  rows: readonly LeaderboardRow[] | undefined;
  /** The text that is searched for. Empty shows all rows. */
  search: string;
  /** Called with the text at each change of the search. */
  onSearchChange: (search: string) => void;
  /** Saves the rows that the search finds as a file. */
  onExport: (rows: readonly RankedRow<LeaderboardRow>[]) => void;
}

/**
 * Memoized, so that it renders when its rows change and not at every second of the countdown above.
 */
const Ranking = memo(function Ranking({
  found,
}: {
  found: readonly RankedRow<LeaderboardRow>[] | undefined;
}) {
  const { podium, rest } = splitPodium(found ?? []);
  return (
    <>
      {(podium.length > 0 || !found) && <Podium rows={found && podium} />}
      {(rest.length > 0 || !found) && (
        <DataTable
          label="Leaderboard"
          columns={leaderboardColumns}
          rows={found && rest}
          rowKey={rankKey}
          isReadOnly
        />
      )}
    </>
  );
});

function countText(found: number, all: number): string {
  const traders = `${formatCount(all)} ${all === 1 ? 'trader' : 'traders'}`;
  return found === all ? traders : `${formatCount(found)} of ${traders}`;
}

// Section 2.
/**
 * The top three highlighted, the rest listed from rank 4, and a search that doesn't change the
 * ranks.
 */
export function Leaderboard({ rows, search, onSearchChange, onExport }: LeaderboardProps) {
  const ranked = useMemo(() => rows && rankRows(rows), [rows]);
  // Deferred, so that typing stays fast with ten thousand rows.
  const wanted = useDeferredValue(search);
  const found = useMemo(() => ranked && searchLeaderboard(ranked, wanted), [ranked, wanted]);
  return (
    <section className="panel" aria-labelledby="leaderboard">
      <div className="panel-head">
        <h2 id="leaderboard">Leaderboard</h2>
        {rows && found && (
          <span className="muted" aria-live="polite">
            {countText(found.length, rows.length)}
          </span>
        )}
        <ExportButton onExport={() => onExport(found ?? [])} isDisabled={!found?.length} />
      </div>
      <div className="filters" role="search">
        <SearchFilter
          label="Search"
          name="search"
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
          title="No traders match this search"
          clearLabel="Clear search"
          onClear={() => onSearchChange('')}
        />
      )}
      {rows?.length !== 0 && found?.length !== 0 && <Ranking found={found} />}
    </section>
  );
}
