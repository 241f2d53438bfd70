import { Download, ListChecks } from 'lucide-react';
import { Button } from '~/ui/fields/Button';
import { Page } from '~/ui/layout/Page';
import { DataTable } from '~/ui/table/DataTable';
import { journalSums, type JournalRow } from '../journal/journal';
import {
  type ReviewQueue,
  countReview,
  decidedCount,
  reviewVerdictBadges,
  type ReviewVerdict,
} from './reviewQueue';
import { reviewedColumns } from '../journal/DecisionJournalScreen';
import { StateMessage } from '~/ui/feedback/states';
import type { ReactNode } from 'react';
import { formatCount } from '~/lib/numbers';
import { ReviewStrip, VerdictSums } from '~/list/review/ReviewParts';
import '../payouts.css';
import './review.css';

export interface ReviewRunProps {
  queue: ReviewQueue<unknown>;
  listHref: string;
}

interface ReviewFrameProps extends ReviewRunProps {
  /** A running decision counts once it has a response (R442). */
  underWay?: number;
  counted?: readonly ReviewVerdict[];
  actions: ReactNode;
  children: ReactNode;
}

export function ReviewFrame({
  queue,
  underWay,
  counted = ['approved', 'rejected', 'refused', 'unknown'],
  listHref,
  actions,
  children,
}: ReviewFrameProps) {
  const answered = queue.filter((_, place) => place !== underWay);
  const decided = decidedCount(answered);
  return (
    <Page title="Review pending payouts" back={listHref} actions={actions}>
      <ReviewStrip
        text={
          <p>
            <strong>{`${formatCount(decided)} of ${formatCount(queue.length)}`}</strong> decided
          </p>
        }
        bar={{ label: 'Decided payouts', part: decided / queue.length }}
        counted={counted}
        badges={reviewVerdictBadges}
        counts={countReview(answered)}
      />
      {children}
    </Page>
  );
}

interface ReviewSummaryScreenProps extends ReviewRunProps {
  rows: readonly JournalRow[];
  onGoOn?: () => void;
  onShow: (place: number) => void;
  onExport: () => void;
  onClose: () => void;
}

export function ReviewSummaryScreen({
  rows,
  onGoOn,
  onShow,
  onExport,
  onClose,
  ...run
}: ReviewSummaryScreenProps) {
  return (
    <ReviewFrame
      {...run}
      counted={[]}
      actions={
        <>
          <Button icon={Download} variant="outline" onClick={onExport}>
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
      <VerdictSums sums={journalSums(rows)} badges={reviewVerdictBadges} />
      <div className="panel payouts">
        <DataTable
          label="Reviewed payouts"
          columns={reviewedColumns}
          rows={rows}
          onOpen={(row) => onShow(rows.indexOf(row))}
        />
      </div>
    </ReviewFrame>
  );
}

export function NoReviewScreen({ listHref }: { listHref: string }) {
  return (
    <Page title="Review pending payouts" back={listHref}>
      <div className="panel">
        <StateMessage
          icon={ListChecks}
          role="status"
          title="No review in progress"
          text="A review is open only in the tab where you started it, until you close that tab. Start one with 'Review pending'."
          actions={
            <a className="button" data-variant="solid" href={listHref}>
              Go to payouts
            </a>
          }
        />
      </div>
    </Page>
  );
}
