import { Download, ListChecks } from 'lucide-react';
import { Button } from '../../../ui/fields/Button';
import { Page } from '../../../ui/layout/Page';
import { DataTable } from '../../../ui/table/DataTable';
import { journalSums, type JournalRow } from '../journal/journal';
import {
  type ReviewQueue,
  countReview,
  decidedCount,
  reviewVerdictLooks,
  type ReviewVerdict,
} from './review';
import { reviewedColumns, JournalSummary } from '../journal/journalTable';
import { StateMessage, CopyDetails } from '../../../ui/feedback/states';
import { BackLink } from '../../../ui/layout/ButtonLink';
import type { ReactNode } from 'react';
import { formatCount } from '../../../lib/numbers';
import { ReviewStrip } from '../../../list/review/ReviewParts';
import '../payouts.css';
import './review.css';

export interface ReviewReadingProps {
  /** How many of the pending payouts are read. Undefined once reading ended. */
  progress?: { collected: number; count: number };
  /** Why it stopped. */
  failure?: string;
  /** The failure itself, for 'Copy details'. */
  reason?: unknown;
  onTryAgain: () => void;
}

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

export interface ReviewRunProps {
  queue: ReviewQueue<unknown>;
  /** How far the pending payouts are read, or why that stopped. Undefined once all are read. */
  reading?: ReviewReadingProps;
  /** The list, as it was left. */
  listHref: string;
}

interface ReviewFrameProps extends ReviewRunProps {
  /**
   * The place of the payout whose decision is under way: it counts once there is an answer (R442).
   */
  underWay?: number;
  actions: ReactNode;
  children: ReactNode;
}

const shown: readonly ReviewVerdict[] = ['approved', 'rejected', 'refused', 'unknown'];

/** The frame of a review run: the way back and what was decided so far. */
export function ReviewFrame({
  queue,
  underWay,
  reading,
  listHref,
  actions,
  children,
}: ReviewFrameProps) {
  const answered = queue.filter((_, place) => place !== underWay);
  const decided = decidedCount(answered);
  return (
    <Page title="Review pending payouts" back={<BackLink href={listHref} />} actions={actions}>
      <ReviewStrip
        className="review-so-far"
        text={
          <p>
            <strong>
              {formatCount(decided)} of {formatCount(queue.length)}
            </strong>{' '}
            decided
          </p>
        }
        bar={{ label: 'Decided payouts', part: queue.length === 0 ? 0 : decided / queue.length }}
        shown={shown}
        looks={reviewVerdictLooks}
        counts={countReview(answered)}
      >
        {reading && <ReviewReadingNote {...reading} />}
      </ReviewStrip>
      {children}
    </Page>
  );
}

export interface ReviewSummaryScreenProps extends ReviewRunProps {
  rows: readonly JournalRow[];
  /** To the first payout that still waits for a decision. Undefined if none does. */
  onGoOn?: () => void;
  /** Called with the place of the payout to look at again, from 0. */
  onLook: (place: number) => void;
  onExport: () => void;
  /** Ends the run for good. */
  onClose: () => void;
}

const rowKey = (_row: JournalRow, place: number) => place;

/** The end of a review run: the journal's summary and table, with a way back to each payout. */
export function ReviewSummaryScreen({
  rows,
  onGoOn,
  onLook,
  onExport,
  onClose,
  ...run
}: ReviewSummaryScreenProps) {
  return (
    <ReviewFrame
      {...run}
      actions={
        <>
          <Button variant="outline" onClick={onExport}>
            <Download size={16} aria-hidden />
            Export CSV
          </Button>
          {onGoOn && (
            <Button variant="outline" onClick={onGoOn}>
              Continue review
            </Button>
          )}
          <Button onClick={onClose}>Close review</Button>
        </>
      }
    >
      <JournalSummary sums={journalSums(rows, { isRun: true })} />
      <div className="panel payouts reviewed">
        <DataTable
          label="Reviewed payouts"
          columns={reviewedColumns}
          rows={rows}
          rowKey={rowKey}
          onOpen={(row) => onLook(rows.indexOf(row))}
        />
      </div>
    </ReviewFrame>
  );
}

/** Shown if the address names a review run that isn't under way in this tab, or is no longer. */
export function NoReviewScreen({ listHref }: { listHref: string }) {
  return (
    <Page title="Review pending payouts" back={<BackLink href={listHref} />}>
      <div className="panel">
        <StateMessage
          icon={ListChecks}
          role="status"
          title="No review in progress"
          text="A review belongs to the tab in which it was started, and ends with it. Start one with 'Review pending'."
          actions={
            <a className="button" data-variant="solid" href={listHref}>
              Go to the payouts
            </a>
          }
        />
      </div>
    </Page>
  );
}
