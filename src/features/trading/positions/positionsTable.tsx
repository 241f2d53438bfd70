import type { Position } from '../../../api/types';
import { DivergingBar } from '../../../ui/charts/DivergingBar';
import { Badge } from '../../../ui/table/Badge';
import type { Column } from '../../../ui/table/columns';
import type { CsvField } from '../../../lib/csv';
import { formatPrice, type PositionRow } from './positions';
import type { Places } from '../../../lib/money';
import { formatText } from '../../../lib/text';
import { GainText } from '../GainText';

type Row = PositionRow<Position>;

/** Positions have no id, so they are identified by the server's order. */
export const positionKey = (_row: Row, index: number): number => index;

function ProfitCell({ row, places }: { row: Row; places: Places | undefined }) {
  return (
    <span className="profit-cell">
      <GainText value={row.position.profit} places={places} />
      <DivergingBar share={row.share} />
    </span>
  );
}

const symbol: Column<Row> = {
  id: 'symbol',
  header: 'Symbol',
  className: 'cell-strong',
  placeholder: 64,
  cell: ({ position }) => <bdi>{formatText(position.symbol)}</bdi>,
};
const action: Column<Row> = {
  id: 'action',
  header: 'Action',
  placeholder: 48,
  cell: ({ side }) => <Badge tone={side === 'buy' ? 'info' : 'accent'}>{side}</Badge>,
};
const volume: Column<Row> = {
  id: 'volume',
  header: 'Volume',
  className: 'cell-end',
  placeholder: 36,
  cell: ({ position, volumePlaces }) => <bdi>{formatPrice(position.volume, volumePlaces)}</bdi>,
};
const profit: Column<Row> = {
  id: 'profit',
  header: 'Profit',
  className: 'cell-end',
  placeholder: 96,
  amounts: ({ position }) => [{ value: position.profit }],
  cell: (row, places) => <ProfitCell row={row} places={places} />,
};

/** Section 2, MT5 open positions. */
export const positionColumns: readonly Column<Row>[] = [
  { ...symbol, card: 'name', width: 160 },
  { ...action, card: 'status', width: 120 },
  { ...volume, width: 120 },
  {
    id: 'price_open',
    header: 'Open Price',
    className: 'cell-end',
    width: 160,
    placeholder: 72,
    cell: ({ position, places }) => <bdi>{formatPrice(position.price_open, places)}</bdi>,
  },
  {
    id: 'price_current',
    header: 'Current Price',
    className: 'cell-end',
    width: 160,
    placeholder: 72,
    cell: ({ position, places }) => <bdi>{formatPrice(position.price_current, places)}</bdi>,
  },
  { ...profit, card: 'figure', width: 220 },
];

/** The same columns, narrower, for the panel beside the list of accounts. */
export const briefPositionColumns: readonly Column<Row>[] = [
  { ...symbol, width: 90 },
  { ...action, width: 70 },
  { ...volume, width: 62 },
  { ...profit, width: 116 },
];

/** What the file of an export has of each position. */
export const positionFields: readonly CsvField<Row>[] = [
  { header: 'Symbol', value: ({ position }) => position.symbol },
  { header: 'Action', value: ({ side }) => side },
  { header: 'Volume', value: ({ position }) => position.volume },
  { header: 'Open Price', value: ({ position }) => position.price_open },
  { header: 'Current Price', value: ({ position }) => position.price_current },
  { header: 'Profit', value: ({ position }) => position.profit },
];
