import type { TradingAccount, Position } from '../../../api/types';
import type { Detail } from '../../../ui/layout/DetailList';
import { formatMoney, sharedPlaces, type Places } from '../../../lib/money';
import { accountFigures } from '../figures';
import { GainText } from '../GainText';
import type { PositionList } from '../api';
import type { Load } from '../../../lib/load';
import { DivergingBar } from '../../../ui/charts/DivergingBar';
import { Badge } from '../../../ui/table/Badge';
import type { Column } from '../../../ui/table/columns';
import type { CsvField } from '../../../lib/csv';
import { formatPrice, type PositionRow, positionRows, positionTotals } from './positions';
import { formatText, isolate } from '../../../lib/text';
import { EmptyState, FailedState, ForbiddenState } from '../../../ui/feedback/states';
import { CopyLink } from '../../../ui/fields/CopyLink';
import { RefreshButton } from '../../../ui/fields/RefreshButton';
import { BackLink } from '../../../ui/layout/BackLink';
import { Page } from '../../../ui/layout/Page';
import { DataTable } from '../../../ui/table/DataTable';
import { ExportButton } from '../../../list/ListMenus';
import { formatCount } from '../../../lib/numbers';
import { hrefs } from '../../../paths';
import { FigureStrip } from '../FigureStrip';
import { MissingAccount } from '../accounts/MissingAccount';
import '../markets.css';

const figuresOf = (load: PositionsLoad, account?: TradingAccount) =>
  accountFigures(loadedPositions(load)?.totals, account);

/** How many decimals the amounts of an account share, so that '$0.00' doesn't stand beside '$0'. */
const accountPlaces = (load: PositionsLoad, account?: TradingAccount): Places =>
  sharedPlaces(Object.values(figuresOf(load, account)).map((value) => ({ value })));

/** Balance, equity and P&L of an account, as far as known. Undefined while they load. */
export function accountDetails(load: PositionsLoad, account?: TradingAccount): Detail[] {
  const { balance, equity, profit } = figuresOf(load, account);
  const places = accountPlaces(load, account);
  const isAwaited = load.status === 'loading' && !account;
  return [
    {
      label: 'Balance',
      value: isAwaited ? undefined : formatMoney(balance, undefined, places),
      placeholder: 84,
    },
    {
      label: 'Equity',
      value: isAwaited ? undefined : formatMoney(equity, undefined, places),
      placeholder: 84,
    },
    {
      label: 'P&L',
      value: isAwaited ? undefined : <GainText value={profit} places={places} />,
      placeholder: 72,
    },
  ];
}

/** An account's positions. 'missing' if there is no such account. */
export type PositionsLoad = Load<PositionList> | { status: 'missing'; onRetry: () => void };

/** The positions if they are loaded. */
export const loadedPositions = (load: PositionsLoad): PositionList | undefined =>
  load.status === 'ready' ? load.data : undefined;

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
const positionColumns: readonly Column<Row>[] = [
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

export interface PositionsScreenProps {
  /** The trading account's number. */
  login: string;
  /** The account's open positions: loading, loaded, missing, or why they could not be read. */
  load: PositionsLoad;
  /** True while data that is already shown is read again. */
  isRefreshing: boolean;
  /** Called to read the data again now. */
  onRefresh: () => void;
  /** Saves the positions as a file. */
  onExport: (rows: readonly PositionRow<Position>[]) => void;
}

/** The totals of the positions. A text says so if the server counts more positions than it sent. */
function totalDetails(load: PositionsLoad): Detail[] {
  const list = loadedPositions(load);
  const totals = list && positionTotals(list.results, list.totals.total_positions);
  const ofShown = totals?.isPartial ? ` of the ${formatCount(list?.results.length)} shown` : '';
  return [
    { label: 'Open Positions', value: totals && formatCount(totals.count), placeholder: 24 },
    { label: `Volume${ofShown}`, value: totals && formatPrice(totals.volume), placeholder: 48 },
    {
      label: `Profit${ofShown}`,
      value: totals && <GainText value={totals.profit} places={accountPlaces(load)} />,
      placeholder: 80,
    },
  ];
}

function Content({ login, load }: Pick<PositionsScreenProps, 'login' | 'load'>) {
  if (load.status === 'missing')
    return (
      <div className="panel">
        <MissingAccount onRetry={load.onRetry} />
      </div>
    );
  if (load.status === 'forbidden')
    return (
      <div className="panel">
        <ForbiddenState />
      </div>
    );
  if (load.status === 'failed')
    return (
      <div className="panel">
        <FailedState what="The positions" reason={load.reason} onRetry={load.onRetry} />
      </div>
    );
  const rows = loadedPositions(load)?.results;
  return (
    <section className="panel positions" aria-label={`Open positions of ${isolate(login)}`}>
      <FigureStrip
        figures={[{ label: 'Login', value: login }, ...accountDetails(load), ...totalDetails(load)]}
      />
      {rows?.length === 0 ? (
        <EmptyState title="No open positions" text="What this account opens will be listed here." />
      ) : (
        <DataTable
          label="Open positions"
          columns={positionColumns}
          rows={rows && positionRows(rows)}
          rowKey={positionKey}
          isReadOnly
        />
      )}
    </section>
  );
}

/**
 * The open positions of one MT5 account, with its balance, equity, and profit or loss. They can be
 * read again and exported.
 */
export function PositionsScreen({
  login,
  load,
  isRefreshing,
  onRefresh,
  onExport,
}: PositionsScreenProps) {
  const rows = loadedPositions(load)?.results;
  return (
    <Page
      title="Open Positions"
      part={login}
      back={<BackLink href={hrefs.mt5Users} />}
      actions={
        <>
          <CopyLink href={hrefs.mt5Positions(login)} />
          <ExportButton
            onExport={() => onExport(positionRows(rows ?? []))}
            isDisabled={!rows?.length}
          />
          <RefreshButton isRefreshing={isRefreshing} onRefresh={onRefresh} />
        </>
      }
    >
      <Content login={login} load={load} />
    </Page>
  );
}
