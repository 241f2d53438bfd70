import type { Position } from '../../../api/types';
import { EmptyState, FailedState, ForbiddenState } from '../../../ui/feedback/states';
import { CopyLink } from '../../../ui/fields/CopyLink';
import { RefreshButton } from '../../../ui/fields/RefreshButton';
import { BackLink } from '../../../ui/layout/BackLink';
import type { Detail } from '../../../ui/layout/DetailList';
import { Page } from '../../../ui/layout/Page';
import { DataTable } from '../../../ui/table/DataTable';
import { ExportButton } from '../../../list/ListExport';
import { formatCount } from '../../../lib/numbers';
import { formatPrice, positionRows, positionTotals, type PositionRow } from './positions';
import { hrefs } from '../../../paths';
import { accountDetails, accountPlaces } from '../accounts/accountDetails';
import { FigureStrip } from '../FigureStrip';
import { GainText } from '../GainText';
import { MissingAccount } from '../accounts/MissingAccount';
import { loadedPositions, type PositionsLoad } from './positionsLoad';
import { positionColumns, positionKey } from './positionsTable';
import '../markets.css';
import { isolate } from '../../../lib/text';

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
    { label: `Profit${ofShown}`, value: totals && <GainText value={totals.profit} places={accountPlaces(load)} />, placeholder: 80 },
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
      <FigureStrip figures={[{ label: 'Login', value: login }, ...accountDetails(load), ...totalDetails(load)]} />
      {rows?.length === 0 ? (
        <EmptyState title="No open positions" text="What this account opens will be listed here." />
      ) : (
        <DataTable label="Open positions" columns={positionColumns} rows={rows && positionRows(rows)} rowKey={positionKey} isReadOnly />
      )}
    </section>
  );
}

// Section 2.
/** The open positions of one MT5 account, with its balance, equity, and profit or loss. They can be read again and exported. */
export function PositionsScreen({ login, load, isRefreshing, onRefresh, onExport }: PositionsScreenProps) {
  const rows = loadedPositions(load)?.results;
  return (
    <Page
      title="Open Positions"
      part={login}
      back={<BackLink href={hrefs.mt5Users} />}
      actions={
        <>
          <CopyLink href={hrefs.mt5Positions(login)} />
          <ExportButton onExport={() => onExport(positionRows(rows ?? []))} isDisabled={!rows?.length} />
          <RefreshButton isRefreshing={isRefreshing} onRefresh={onRefresh} />
        </>
      }
    >
      <Content login={login} load={load} />
    </Page>
  );
}
