import { Keyboard } from 'lucide-react';
import type { ReactNode } from 'react';
import { ProgressBar } from '../../components/charts/ProgressBar';
import { Button } from '../../components/fields/Button';
import { BackLink } from '../../components/layout/BackLink';
import { Page } from '../../components/layout/Page';
import { formatCount } from '../../domain/numbers';
import { countVerdicts, decidedCount, reviewVerdictLooks, type ReviewQueue, type ReviewVerdict } from '../../domain/payoutReview';

export interface ReviewFrameProps {
  queue: ReviewQueue<unknown>;
  /** The list, as it was left. */
  listHref: string;
  onShowKeys?: () => void;
  actions?: ReactNode;
  children: ReactNode;
}

const shown: readonly Exclude<ReviewVerdict, 'skipped'>[] = ['approved', 'rejected', 'refused', 'unknown'];

/** What the steps of a review run have in common: the way out, how far it is, and the keys. */
export function ReviewFrame({ queue, listHref, onShowKeys, actions, children }: ReviewFrameProps) {
  const counts = countVerdicts(queue);
  const decided = decidedCount(queue);
  return (
    <Page
      title="Review pending payouts"
      back={<BackLink href={listHref} />}
      actions={
        <>
          {onShowKeys && (
            <Button variant="outline" onClick={onShowKeys}>
              <Keyboard size={16} aria-hidden />
              Keys <kbd aria-hidden>?</kbd>
            </Button>
          )}
          {actions}
        </>
      }
    >
      <div className="panel review-progress-strip">
        <p>
          <strong>
            {formatCount(decided)} of {formatCount(queue.length)}
          </strong>{' '}
          decided
        </p>
        <ProgressBar label="Decided payouts" percent={queue.length === 0 ? 0 : Math.round((decided / queue.length) * 100)} />
        <ul aria-label="So far">
          {shown.map((verdict) => (
            <li key={verdict} data-none={counts[verdict] === 0 ? '' : undefined}>
              {reviewVerdictLooks[verdict].label} <strong>{formatCount(counts[verdict])}</strong>
            </li>
          ))}
        </ul>
      </div>
      {children}
    </Page>
  );
}
