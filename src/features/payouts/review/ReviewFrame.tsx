import type { ReactNode } from 'react';
import { Button } from '../../../ui/fields/Button';
import { CopyDetails } from '../../../ui/feedback/CopyDetails';
import { ProgressBar } from '../../../ui/charts/ProgressBar';
import { KeysButton } from '../../../ui/keyboard/KeysButton';
import { BackLink } from '../../../ui/layout/BackLink';
import { Page } from '../../../ui/layout/Page';
import { formatCount } from '../../../lib/numbers';
import {
  countVerdicts,
  decidedCount,
  reviewVerdictLooks,
  type ReviewQueue,
  type ReviewVerdict,
} from './review';
import '../../../list/list.css';
import './review.css';

/** The reading of a run's payouts, as it is shown. */
export interface ReviewReadingProps {
  /** How many of the pending payouts are read. Undefined once reading ended. */
  progress?: { collected: number; count: number };
  /** Why it stopped. */
  failure?: string;
  /** The failure itself, for 'Copy details'. */
  reason?: unknown;
  /** Called to read on where the reading stopped. */
  onTryAgain: () => void;
}

/** How far the reading of a run's payouts is. Nothing once it has ended. */
export function ReviewReadingNote({ progress, failure, reason, onTryAgain }: ReviewReadingProps) {
  if (failure !== undefined)
    return (
      <div className="inline-failure review-reading">
        <p role="alert">Not all pending payouts could be read: {failure}</p>
        <Button variant="outline" onClick={onTryAgain}>
          Try again
        </Button>
        <CopyDetails reason={reason} />
      </div>
    );
  if (!progress) return null;
  const { collected, count } = progress;
  return (
    <p className="muted review-reading">
      {count === 0
        ? 'Reading pending payouts…'
        : `Reading pending payouts: ${formatCount(collected)} of ${formatCount(count)}`}
    </p>
  );
}

export interface ReviewFrameProps {
  /** The payouts of this run, each with its decision. */
  queue: ReviewQueue<unknown>;
  // R442.
  /** The place of the payout whose decision is under way: it counts once there is an answer. */
  underWay?: number;
  /** While its payouts are still being read. */
  reading?: ReviewReadingProps;
  /** The list, as it was left. */
  listHref: string;
  /** Called to show the keys of this page. Undefined if it has none. */
  onShowKeys?: () => void;
  /** The buttons of the heading. Undefined if there are none. */
  actions?: ReactNode;
  /** The content below the heading. */
  children: ReactNode;
}

const shown: readonly Exclude<ReviewVerdict, 'skipped'>[] = [
  'approved',
  'rejected',
  'refused',
  'unknown',
];

/** The frame of every step of a review run: the way back, the progress and the keys. */
export function ReviewFrame({
  queue,
  underWay,
  reading,
  listHref,
  onShowKeys,
  actions,
  children,
}: ReviewFrameProps) {
  const answered = queue.filter((_, place) => place !== underWay);
  const counts = countVerdicts(answered);
  const decided = decidedCount(answered);
  return (
    <Page
      title="Review pending payouts"
      back={<BackLink href={listHref} />}
      actions={
        <>
          {onShowKeys && <KeysButton onClick={onShowKeys} />}
          {actions}
        </>
      }
    >
      <div className="panel progress-strip review-so-far">
        <p>
          <strong>
            {formatCount(decided)} of {formatCount(queue.length)}
          </strong>{' '}
          decided
        </p>
        <ProgressBar
          label="Decided payouts"
          percent={queue.length === 0 ? 0 : Math.round((decided / queue.length) * 100)}
        />
        <ul aria-label="So far">
          {shown.map((verdict) => (
            <li
              key={verdict}
              data-verdict={verdict}
              data-none={counts[verdict] === 0 ? '' : undefined}
            >
              {reviewVerdictLooks[verdict].label} <strong>{formatCount(counts[verdict])}</strong>
            </li>
          ))}
        </ul>
        {reading && <ReviewReadingNote {...reading} />}
      </div>
      {children}
    </Page>
  );
}
