import { Download } from 'lucide-react';
import type { Payout } from '../../api/types';
import { Button } from '../../components/fields/Button';
import { Badge } from '../../components/tables/Badge';
import { DataTable, type Column } from '../../components/tables/DataTable';
import { formatCount } from '../../domain/numbers';
import { payoutAmount } from '../../domain/payoutChanges';
import { statusAfter } from '../../domain/payoutJournal';
import { countVerdicts, reviewVerdict, reviewVerdictLooks, type ReviewItem, type ReviewQueue, type ReviewVerdict } from '../../domain/payoutReview';
import { dash, formatText } from '../../domain/text';
import { Amounts, UserLink } from './payoutsTable';
import { ReviewFrame } from './ReviewFrame';
import './payouts.css';

export interface ReviewSummaryScreenProps {
  queue: ReviewQueue<Payout>;
  listHref: string;
  /** Looks at a payout of the run again, counted from 0. */
  onLook: (place: number) => void;
  onExport: () => void;
  /** Ends the run for good. */
  onClose: () => void;
}

interface Row {
  item: ReviewItem<Payout>;
  place: number;
}

const columns: readonly Column<Row>[] = [
  { id: 'user', header: 'User', className: 'cell-strong cell-text', width: 180, placeholder: 132, cell: ({ item }) => <UserLink user={item.payout.user} /> },
  { id: 'price_amount', header: 'Amount', className: 'cell-nowrap cell-end', width: 180, placeholder: 96, cell: ({ item }) => <Amounts payout={item.payout} /> },
  {
    id: 'result', header: 'Result', width: 110, placeholder: 78,
    cell: ({ item }) => {
      const { label, tone } = reviewVerdictLooks[reviewVerdict(item)];
      return <Badge tone={tone}>{label}</Badge>;
    },
  },
  { id: 'after', header: 'Now', width: 110, placeholder: 60, cell: ({ item: { outcome } }) => (outcome ? <bdi>{statusAfter(outcome.after)}</bdi> : dash) },
  { id: 'words', header: 'Message', className: 'cell-text', width: 260, placeholder: 180, cell: ({ item: { outcome } }) => <bdi>{formatText(outcome?.words)}</bdi> },
  {
    id: 'look', header: 'Actions', className: 'cell-nowrap cell-end cell-stuck', width: 90, placeholder: 36,
    cell: ({ item: { payout } }) => (
      <button type="button" className="payout-open" data-row-open aria-label={`Look at ${payoutAmount(payout)} to ${formatText(payout.user?.full_name)}`}>
        Look
      </button>
    ),
  },
];

const verdicts = Object.keys(reviewVerdictLooks) as ReviewVerdict[];
const rowKey = ({ place }: Row) => place;

/** The end of a review run: what became of each payout, with a way back to it. */
export function ReviewSummaryScreen({ queue, listHref, onLook, onExport, onClose }: ReviewSummaryScreenProps) {
  const counts = countVerdicts(queue);
  return (
    <ReviewFrame
      queue={queue}
      listHref={listHref}
      actions={
        <>
          <Button variant="outline" onClick={onExport}>
            <Download size={16} aria-hidden />
            Export CSV
          </Button>
          <Button onClick={onClose}>Close review</Button>
        </>
      }
    >
      <dl className="panel strip review-counts" aria-label="Summary">
        {verdicts.map((verdict) => (
          <div key={verdict}>
            <dt>{reviewVerdictLooks[verdict].label}</dt>
            <dd>{formatCount(counts[verdict])}</dd>
          </div>
        ))}
      </dl>
      <div className="panel payouts">
        <DataTable label="Reviewed payouts" columns={columns} rows={queue.map((item, place) => ({ item, place }))} rowKey={rowKey} onOpen={({ place }) => { onLook(place); }} />
      </div>
    </ReviewFrame>
  );
}
