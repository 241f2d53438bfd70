import { Download, ListChecks } from 'lucide-react';
import { Button } from '../../../ui/fields/Button';
import { Page } from '../../../ui/layout/Page';
import { DataTable } from '../../../ui/table/DataTable';
import { journalSums, type JournalRow } from '../journal/journal';
import type { ReviewQueue } from './review';
import { reviewedColumns, JournalSummary } from '../journal/journalTable';
import { ReviewFrame, type ReviewReadingProps } from './ReviewFrame';
import { StateMessage } from '../../../ui/feedback/states';
import { BackLink } from '../../../ui/layout/ButtonLink';
import '../payouts.css';

export interface ReviewSummaryScreenProps {
  /** The payouts of this run, each with its decision. */
  queue: ReviewQueue<unknown>;
  /** How far the pending payouts are read, or why that stopped. Undefined once all are read. */
  reading?: ReviewReadingProps;
  /** A row for each payout of the run, in its order. */
  rows: readonly JournalRow[];
  /** The address of the list that this page belongs to. */
  listHref: string;
  /** Goes on with the first payout that still waits for a decision. Undefined if none does. */
  onGoOn?: () => void;
  /** Looks at a payout of the run again, counted from 0. */
  onLook: (place: number) => void;
  /** Called to download the decisions of this run. */
  onExport: () => void;
  /** Ends the run for good. */
  onClose: () => void;
}

const rowKey = (_row: JournalRow, place: number) => place;

/**
 * The end of a review run: the journal's summary and table for its payouts, with a way back to
 * each.
 */
export function ReviewSummaryScreen({
  queue,
  reading,
  rows,
  listHref,
  onGoOn,
  onLook,
  onExport,
  onClose,
}: ReviewSummaryScreenProps) {
  return (
    <ReviewFrame
      queue={queue}
      reading={reading}
      listHref={listHref}
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
export function NoReviewScreen({
  listHref,
}: {
  /** The address of the list of payouts. */
  listHref: string;
}) {
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
