import { FigureList } from '~/ui/layout/FigureList';
import { UserX } from 'lucide-react';
import type { Position, TradingAccount } from '~/api/types';
import { partFields, wireFields, type CsvField } from '~/lib/csvFields';
import { gainOf } from '~/lib/gain';
import { loaded } from '~/lib/load';
import { formatMoney, sharedPlaces } from '~/lib/money';
import { formatCount } from '~/lib/numbers';
import { dash, formatText, isolate } from '~/lib/text';
import { hrefs } from '~/routes';
import { DivergingBar } from '~/ui/charts/DivergingBar';
import { LoadPanel, StateMessage, EmptyState } from '~/ui/feedback/states';
import { Button } from '~/ui/fields/Button';
import { RefreshButton } from '~/ui/fields/RefreshButton';
import type { Detail } from '~/ui/layout/DetailList';
import { AboutPerson } from '~/ui/layout/AboutPerson';
import { Page } from '~/ui/layout/Page';
import { Badge } from '~/ui/table/Badge';
import type { Column } from '~/ui/table/columns';
import { DataTable } from '~/ui/table/DataTable';
import { SignedText } from '~/ui/text/SignedText';
import { accountFigures, type Holder, type PositionsLoad } from '../model';
import { formatPrice, positionRows, positionTotals, type PositionRow } from './positions';
import { CopyLink } from '~/ui/fields/CopyButton';
import { ExportButton } from '~/list/ListMenus';
import '../trading.css';

export function MissingAccount({ onRetry }: { onRetry: () => void }) {
  return (
    <StateMessage
      icon={UserX}
      role="alert"
      title="No such account"
      text="No trading account has this login. It may have been removed."
      actions={
        <Button variant="outline" onClick={onRetry}>
          Try again
        </Button>
      }
    />
  );
}

export function accountDetails(load: PositionsLoad, account?: TradingAccount): Detail[] {
  const figures = accountFigures(loaded(load)?.totals, account);
  const { balance, equity, profit } = figures;
  // So that '$0.00' isn't shown beside '$0'.
  const places = sharedPlaces(Object.values(figures).map((value) => ({ value })));
  const isKnown = load.status !== 'loading' || account !== undefined;
  const money = (value: unknown) => (isKnown ? formatMoney(value, undefined, places) : undefined);
  return [
    { label: 'Balance', value: money(balance) },
    { label: 'Equity', value: money(equity) },
    { label: 'P&L', value: isKnown ? <SignedText {...gainOf(profit, places)} /> : undefined },
  ];
}

type Row = PositionRow<Position>;

const symbol: Column<Row> = {
  id: 'symbol',
  header: 'Symbol',
  className: 'cell-strong',
  cell: ({ position }) => <bdi>{formatText(position.symbol)}</bdi>,
};
const action: Column<Row> = {
  id: 'action',
  header: 'Action',
  cell: ({ side }) => <Badge tone={side === 'buy' ? 'info' : 'accent'} label={side} />,
};
const volume: Column<Row> = {
  id: 'volume',
  header: 'Volume',
  className: 'cell-end',
  cell: ({ position, volumePlaces }) => <bdi>{formatPrice(position.volume, volumePlaces)}</bdi>,
};
const profit: Column<Row> = {
  id: 'profit',
  header: 'P&L',
  className: 'cell-end',
  amounts: ({ position }) => [{ value: position.profit }],
  cell: ({ position, share }, places) => (
    <span className="profit-cell">
      <SignedText {...gainOf(position.profit, places)} />
      <DivergingBar share={share} />
    </span>
  ),
};
const priceColumn = (id: 'price_open' | 'price_current', header: string): Column<Row> => ({
  id,
  header,
  className: 'cell-end',
  width: 160,
  cell: ({ position, places }) => <bdi>{formatPrice(position[id], places)}</bdi>,
});

const positionColumns: readonly Column<Row>[] = [
  { ...symbol, card: 'name', width: 160 },
  { ...action, card: 'status', width: 120 },
  { ...volume, width: 120 },
  priceColumn('price_open', 'Open Price'),
  priceColumn('price_current', 'Current Price'),
  { ...profit, card: 'figure', width: 220 },
];

export const briefPositionColumns: readonly Column<Row>[] = [
  { ...symbol, width: 92 },
  { ...action, width: 62 },
  { ...volume, width: 56 },
  profit,
];

export const positionFields: readonly CsvField<Row>[] = [
  { header: 'Symbol', value: ({ position }) => position.symbol },
  { header: 'Action', value: ({ side }) => side },
  ...partFields(
    ({ position }: Row) => position,
    wireFields({
      Volume: 'volume',
      'Open Price': 'price_open',
      'Current Price': 'price_current',
      'P&L': 'profit',
    }),
  ),
];

function totalDetails(load: PositionsLoad): Detail[] {
  const list = loaded(load);
  const totals = list && positionTotals(list.results, list.totals.total_positions);
  const ofShown = totals?.isPartial ? ` of the ${formatCount(list?.results.length)} shown` : '';
  return [
    { label: 'Open Positions', value: totals && formatCount(totals.count) },
    { label: `Volume${ofShown}`, value: totals && formatPrice(totals.volume) },
  ];
}

export interface PositionsScreenProps {
  login: string;
  /** Undefined while it loads, null if it can't be found. */
  holder: Holder | null | undefined;
  load: PositionsLoad;
  isRefreshing: boolean;
  onRefresh: () => void;
  onExport: (rows: readonly Row[]) => void;
}

function holderName(holder: PositionsScreenProps['holder']) {
  if (!holder) return holder === null ? dash : undefined;
  const name = formatText(holder.name);
  return (
    <span>
      <bdi>{name}</bdi> <AboutPerson name={name} email={holder.email} />
    </span>
  );
}

export function PositionsScreen({
  login,
  holder,
  load,
  isRefreshing,
  onRefresh,
  onExport,
}: PositionsScreenProps) {
  const results = loaded(load)?.results;
  const rows = results && positionRows(results);
  return (
    <Page
      title="Open Positions"
      part={login}
      back={hrefs.mt5Users}
      actions={
        <>
          <CopyLink href={hrefs.mt5Positions(login)} />
          {load.status !== 'forbidden' && (
            <ExportButton onExport={() => onExport(rows ?? [])} isDisabled={!rows?.length} />
          )}
          <RefreshButton isRefreshing={isRefreshing} onRefresh={onRefresh} />
        </>
      }
    >
      {load.status === 'missing' ? (
        <div className="panel">
          <MissingAccount onRetry={load.onRetry} />
        </div>
      ) : (
        <LoadPanel load={load} what="The positions">
          <section className="panel positions" aria-label={`Open positions of ${isolate(login)}`}>
            <FigureList
              className="figure-strip"
              details={[
                { label: 'Name', value: holderName(holder) },
                { label: 'Login', value: login },
                ...accountDetails(load),
                ...totalDetails(load),
              ]}
            />
            {rows?.length === 0 ? (
              <EmptyState
                title="No open positions"
                text="Positions appear here once the account opens one."
              />
            ) : (
              <DataTable label="Open positions" columns={positionColumns} rows={rows} isReadOnly />
            )}
          </section>
        </LoadPanel>
      )}
    </Page>
  );
}
