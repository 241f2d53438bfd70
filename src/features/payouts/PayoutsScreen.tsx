import { ListChecks, NotebookText } from 'lucide-react';
import type { Page as PageOf, Payout } from '~/api/types';
import { Button } from '~/ui/fields/Button';
import { ListPage } from '~/list/ListPage';
import type { ListView } from '~/lib/load';
import { formatCount } from '~/lib/numbers';
import type { PayoutFilters } from './model';
import { linkedPayoutMessages } from './messages';
import { hrefs } from '~/routes';
import { payoutColumns } from './payoutsTable';
import type { ReviewProgress } from './review/reviewQueue';
import { TransactionTable } from './TransactionTable';
import { waitingMessages } from '~/features/dashboard/messages';
import './payouts.css';
import '~/list/list.css';

interface PayoutsScreenProps extends ListView<PayoutFilters, PageOf<Payout>> {
  review?: ReviewProgress | undefined;
  linked?: { id: string; onRetry: (() => void) | undefined } | undefined;
  onOpen: (payout: Payout) => void;
  onReview: () => void;
  onResume: () => void;
  onDiscard: () => void;
}

function CurrentReview({
  decided,
  unmade,
  count,
  onResume,
  onDiscard,
}: ReviewProgress & Pick<PayoutsScreenProps, 'onResume' | 'onDiscard'>) {
  const isFinished = decided === count;
  const title = isFinished ? 'Review finished' : 'Review in progress';
  return (
    <section className="panel progress-strip collecting-strip" aria-label={title}>
      <p>
        <strong>{title}:</strong>{' '}
        <span>
          {`${formatCount(decided)} of ${formatCount(count)} payouts decided`}
          <span>{unmade > 0 ? `, ${waitingMessages.unmade(unmade)}.` : '.'}</span>
        </span>
      </p>
      <Button variant="outline" onClick={onDiscard}>
        Discard
      </Button>
      <Button onClick={onResume}>{isFinished ? 'View summary' : 'Resume review'}</Button>
    </section>
  );
}

function LinkedPayout({ id, onRetry }: NonNullable<PayoutsScreenProps['linked']>) {
  return (
    <section className="panel progress-strip collecting-strip" aria-label="Linked payout">
      <p role={onRetry ? 'alert' : 'status'}>
        {(onRetry ? linkedPayoutMessages.failed : linkedPayoutMessages.searching)(id)}
      </p>
      {onRetry && <Button onClick={onRetry}>Try again</Button>}
    </section>
  );
}

export function PayoutsScreen({
  review,
  linked,
  onOpen,
  onReview,
  onResume,
  onDiscard,
  ...list
}: PayoutsScreenProps) {
  const isCollecting = list.tools.exporting.progress !== undefined;
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
        <Button icon={ListChecks} isDisabled={isCollecting} onClick={onReview}>
          Review pending
        </Button>
      }
      notices={
        <>
          {linked && <LinkedPayout {...linked} />}
          {review && !isCollecting && (
            <CurrentReview {...review} onResume={onResume} onDiscard={onDiscard} />
          )}
        </>
      }
    >
      <div className="panel payouts">
        <TransactionTable
          label="Payouts"
          what="The payouts"
          columns={payoutColumns}
          isFixed
          list={list}
          onOpen={onOpen}
        />
      </div>
    </ListPage>
  );
}
