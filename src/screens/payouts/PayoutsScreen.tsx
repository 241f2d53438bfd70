import { Download, ListChecks, NotebookText } from 'lucide-react';
import type { Page as PageOf } from '../../api/http/page';
import type { Payout } from '../../api/types';
import { AccessPanel } from '../../components/feedback/LoadPanel';
import { Button } from '../../components/fields/Button';
import { Page } from '../../components/layout/Page';
import { Pagination } from '../../components/tables/Pagination';
import { loaded, type ListView } from '../../domain/values/load';
import { formatCount } from '../../domain/values/numbers';
import { type PayoutFilters } from '../../domain/wallet/filters';
import { hrefs } from '../../paths';
import { CollectingStrip, type CollectingProps } from './CollectingStrip';
import { payoutColumns } from './payoutsTable';
import { TransactionFilters } from '../wallet/TransactionFilters';
import { TransactionTable } from '../wallet/TransactionTable';
import './payouts.css';

export interface PayoutsScreenProps extends ListView<PayoutFilters, PageOf<Payout>> {
  /** The export, while it runs or after it failed. */
  collecting?: CollectingProps;
  /** A review run that was left, and how much of it is decided. */
  unfinished?: { decided: number; count: number };
  onOpen: (payout: Payout) => void;
  onExport: () => void;
  onReview: () => void;
  onResume: () => void;
  onDiscard: () => void;
}

function Unfinished({
  unfinished: { decided, count },
  onResume,
  onDiscard,
}: Pick<PayoutsScreenProps, 'onResume' | 'onDiscard'> & { unfinished: { decided: number; count: number } }) {
  return (
    <section className="panel progress-strip payouts-strip" aria-label="Review under way">
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
export function PayoutsScreen({
  load,
  filters,
  page,
  pageSize,
  collecting,
  unfinished,
  onFiltersChange,
  onClearFilters,
  onPageChange,
  onOpen,
  onExport,
  onReview,
  onResume,
  onDiscard,
}: PayoutsScreenProps) {
  const count = loaded(load)?.count;
  const isCollecting = collecting?.progress !== undefined;
  return (
    <Page
      title="Payouts"
      actions={
        load.status !== 'forbidden' && (
          <>
            <a className="button" data-variant="outline" href={hrefs.payoutJournal}>
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
      <AccessPanel isForbidden={load.status === 'forbidden'}>
        {unfinished && !isCollecting && <Unfinished unfinished={unfinished} onResume={onResume} onDiscard={onDiscard} />}
        {collecting && <CollectingStrip {...collecting} />}
        <div className="panel payouts">
          <TransactionFilters label="Payouts" filters={filters} onChange={onFiltersChange} />
          <TransactionTable
            label="Payouts"
            what="The payouts"
            columns={payoutColumns}
            isFixed
            load={load}
            filters={filters}
            onClearFilters={onClearFilters}
            onOpen={onOpen}
          />
          {count !== undefined && count > 0 && <Pagination page={page} pageSize={pageSize} count={count} onPageChange={onPageChange} />}
        </div>
      </AccessPanel>
    </Page>
  );
}
