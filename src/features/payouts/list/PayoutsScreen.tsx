import { ListChecks, NotebookText } from 'lucide-react';
import type { Page as PageOf } from '../../../api/http/page';
import type { Payout } from '../../../api/types';
import { Button } from '../../../ui/fields/Button';
import { ListPage } from '../../../list/ListPage';
import { WholeList } from '../../../list/WholeList';
import type { ListView } from '../../../lib/load';
import { formatCount } from '../../../lib/numbers';
import type { PayoutFilters } from '../wallet/filters';
import { linkedPayoutMessages } from '../messages';
import { waitingMessages } from '../../dashboard/waitingMessages';
import { hrefs } from '../../../paths';
import { payoutColumns } from './payoutsTable';
import { TransactionFilters } from '../wallet/TransactionFilters';
import { TransactionTable } from '../wallet/TransactionTable';
import '../../../list/list.css';
import './payouts.css';

export interface PayoutsScreenProps extends ListView<PayoutFilters, PageOf<Payout>> {
  /** A review run that was left, and how much of it is decided. */
  unfinished?: { decided: number; unmade?: number; count: number };
  /**
   * The payout that a link names, while it is looked for. With a way to try again if that failed.
   */
  looked?: { id: string; onRetry: (() => void) | undefined } | undefined;
  /** The id of the payout that is open. */
  openedId?: string;
  /** Called with the payout whose dialog is to open. */
  onOpen: (payout: Payout) => void;
  /** Called to start a review of all pending payouts. */
  onReview: () => void;
  /** Called to go on with the unfinished review run. */
  onResume: () => void;
  /** Called to forget the unfinished review run. */
  onDiscard: () => void;
}

function Unfinished({
  unfinished: { decided, unmade = 0, count },
  onResume,
  onDiscard,
}: Pick<PayoutsScreenProps, 'onResume' | 'onDiscard'> & {
  unfinished: { decided: number; unmade?: number; count: number };
}) {
  return (
    <section className="panel progress-strip collecting-strip" aria-label="Review in progress">
      <p>
        <strong>Review in progress:</strong>{' '}
        <span>
          {`${formatCount(decided)} of ${formatCount(count)} payouts decided`}
          <span>{unmade > 0 ? `, ${waitingMessages.unmade(unmade)}.` : '.'}</span>
        </span>
      </p>
      <Button variant="outline" onClick={onDiscard}>
        Discard
      </Button>
      <Button onClick={onResume}>Resume review</Button>
    </section>
  );
}

function Looked({ id, onRetry }: { id: string; onRetry: (() => void) | undefined }) {
  return (
    <section className="panel progress-strip collecting-strip" aria-label="Linked payout">
      <p role={onRetry ? 'alert' : 'status'}>
        {(onRetry ? linkedPayoutMessages.failed : linkedPayoutMessages.looking)(id)}
      </p>
      {onRetry && <Button onClick={onRetry}>Try again</Button>}
    </section>
  );
}

// Section 2.
/**
 * The list of payouts: filter it, open one to decide it, or start a review of those that are
 * pending.
 */
export function PayoutsScreen({
  unfinished,
  looked,
  openedId,
  onOpen,
  onReview,
  onResume,
  onDiscard,
  ...list
}: PayoutsScreenProps) {
  const { filters, onFiltersChange, tools } = list;
  const isCollecting = tools.exporting.progress !== undefined;
  return (
    <ListPage
      title="Payouts"
      list={list}
      columns={payoutColumns}
      links={
        <a className="button" data-variant="outline" href={hrefs.payoutJournal}>
          <NotebookText size={16} aria-hidden />
          Decision journal
        </a>
      }
      actions={
        <Button isDisabled={isCollecting} onClick={onReview}>
          <ListChecks size={16} aria-hidden />
          Review pending
        </Button>
      }
      notices={
        <>
          {looked && <Looked {...looked} />}
          {unfinished && !isCollecting && (
            <Unfinished unfinished={unfinished} onResume={onResume} onDiscard={onDiscard} />
          )}
        </>
      }
    >
      <div className="panel payouts">
        <TransactionFilters
          label="Payouts"
          filters={filters}
          onChange={onFiltersChange}
          tail={<WholeList {...tools} />}
        />
        <TransactionTable
          label="Payouts"
          what="The payouts"
          columns={payoutColumns}
          isFixed
          list={list}
          currentId={openedId}
          onOpen={onOpen}
        />
      </div>
    </ListPage>
  );
}
