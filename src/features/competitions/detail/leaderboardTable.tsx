import type { LeaderboardRow } from '../../../api/types';
import { DivergingBar } from '../../../ui/charts/DivergingBar';
import { AboutPerson } from '../../../ui/layout/AboutPerson';
import type { Column } from '../../../ui/table/columns';
import type { CsvField } from '../../../lib/csv';
import { SignedText } from '../../../ui/text/SignedText';
import { gainOf } from '../../../lib/gain';
import { returnOf, tradeCount, winRateText, type RankedRow } from './leaderboardRows';
import { formatCount } from '../../../lib/numbers';
import { formatText } from '../../../lib/text';

type Row = RankedRow<LeaderboardRow>;

export const rankKey = ({ rank }: Row): number => rank;

/** The number of trades, and how many won and lost. A dash unless both are known. */
export function tradesText(row: LeaderboardRow): string {
  const count = formatCount(tradeCount(row));
  return tradeCount(row) === undefined ? count : `${count} (${formatCount(row.winning_trade)} W, ${formatCount(row.losing_trade)} L)`;
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
export const leaderboardColumns: readonly Column<Row>[] = [
  { id: 'rank', header: 'Rank', className: 'cell-strong cell-nowrap', width: 84, placeholder: 24, cell: ({ rank }) => formatCount(rank) },
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
  { id: 'trades', header: 'Trades', className: 'cell-end', width: 170, placeholder: 96, cell: ({ row }) => tradesText(row) },
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
