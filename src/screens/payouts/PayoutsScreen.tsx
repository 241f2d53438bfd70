import { Download, ListChecks, NotebookText } from 'lucide-react';
import type { Page as PageOf } from '../../api/page';
import type { Payout } from '../../api/types';
import { EmptyState, FailedState, FilteredEmptyState, ForbiddenState } from '../../components/feedback/states';
import { Button } from '../../components/fields/Button';
import { Page } from '../../components/layout/Page';
import { DataTable } from '../../components/tables/DataTable';
import { Pagination } from '../../components/tables/Pagination';
import { readId } from '../../domain/ids';
import { loaded, type Load } from '../../domain/load';
import { formatCount } from '../../domain/numbers';
import { hasTransactionFilters, type PayoutFilters } from '../../domain/transactionFilters';
import { hrefs } from '../../paths';
import { CollectingStrip, type CollectingProps } from './CollectingStrip';
import { payoutColumns } from './payoutsTable';
import { TransactionFilters } from './TransactionFilters';
import './payouts.css';

export interface PayoutsScreenProps {
  load: Load<PageOf<Payout>>;
  filters: PayoutFilters;
  page: number;
  pageSize: number;
  /** The export and the start of a review: at most one of them is under way or has failed. */
  collecting?: CollectingProps;
  /** A review run that was left: how much of it is decided. */
  unfinished?: { decided: number; count: number };
  onFiltersChange: (filters: PayoutFilters) => void;
  onClearFilters: () => void;
  onPageChange: (page: number) => void;
  onOpen: (payout: Payout) => void;
  onExport: () => void;
  onReview: () => void;
  onResume: () => void;
  onDiscard: () => void;
}

const payoutKey = (payout: Payout, index: number) => readId(payout.id) ?? index;
const nothingFound = 'No transaction history found';

function Rows({ load, filters, onClearFilters, onOpen }: Pick<PayoutsScreenProps, 'load' | 'filters' | 'onClearFilters' | 'onOpen'>) {
  if (load.status === 'failed') return <FailedState what="The payouts" onRetry={load.onRetry} />;
  if (load.status === 'ready' && load.data.results.length === 0) {
    return hasTransactionFilters(filters) ? <FilteredEmptyState title={nothingFound} text="Nothing matches these filters." onClear={onClearFilters} /> : <EmptyState title={nothingFound} />;
  }
  return <DataTable label="Payouts" columns={payoutColumns} rows={loaded(load)?.results} rowKey={payoutKey} isInert={load.status === 'ready' && load.isStale === true} onOpen={onOpen} />;
}

function Unfinished({ unfinished: { decided, count }, onResume, onDiscard }: Pick<PayoutsScreenProps, 'onResume' | 'onDiscard'> & { unfinished: { decided: number; count: number } }) {
  return (
    <section className="panel payouts-strip" aria-label="Review under way">
      <p>
        <strong>A review is under way:</strong> {formatCount(decided)} of {formatCount(count)} payouts decided.
      </p>
      <Button variant="outline" onClick={onDiscard}>
        Discard
      </Button>
      <Button onClick={onResume}>Resume review</Button>
    </section>
  );
}

/** Section 2, the payouts list. */
export function PayoutsScreen({ load, filters, page, pageSize, collecting, unfinished, onFiltersChange, onClearFilters, onPageChange, onOpen, onExport, onReview, onResume, onDiscard }: PayoutsScreenProps) {
  const count = loaded(load)?.count;
  const isCollecting = collecting?.progress !== undefined;
  return (
    <Page
      title="Payouts"
      actions={
        load.status !== 'forbidden' && (
          <>
            <a className="outline-link" href={hrefs.payoutJournal}>
              <NotebookText size={16} aria-hidden />
              Decision journal
            </a>
            <Button variant="outline" isDisabled={isCollecting} onClick={onExport}>
              <Download size={16} aria-hidden />
              Export CSV
            </Button>
            <Button isDisabled={isCollecting} onClick={onReview}>
              <ListChecks size={16} aria-hidden />
              Review pending
            </Button>
          </>
        )
      }
    >
      {load.status === 'forbidden' ? (
        <div className="panel">
          <ForbiddenState />
        </div>
      ) : (
        <>
          {unfinished && !isCollecting && <Unfinished unfinished={unfinished} onResume={onResume} onDiscard={onDiscard} />}
          {collecting && <CollectingStrip {...collecting} />}
          <div className="panel payouts">
            <TransactionFilters label="Payouts" filters={filters} onChange={onFiltersChange} />
            <Rows load={load} filters={filters} onClearFilters={onClearFilters} onOpen={onOpen} />
            {count !== undefined && count > 0 && <Pagination page={page} pageSize={pageSize} count={count} onPageChange={onPageChange} />}
          </div>
        </>
      )}
    </Page>
  );
}
