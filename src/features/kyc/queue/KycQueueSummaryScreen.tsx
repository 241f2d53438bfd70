import { Button } from '../../../ui/fields/Button';
import { Badge } from '../../../ui/table/Badge';
import { DataTable } from '../../../ui/table/DataTable';
import type { Column } from '../../../ui/table/columns';
import { openColumn } from '../../../ui/table/columnKinds';
import { kycDocument } from '../model';
import {
  countQueue,
  queueVerdict,
  queueVerdictLooks,
  type QueueDocument,
  type QueueVerdict,
} from './queue';
import { formatCount } from '../../../lib/numbers';
import { formatText } from '../../../lib/text';
import { hrefs } from '../../../paths';
import { KycQueueFrame, type KycQueueSearch } from './KycQueueFrame';
import { isolate } from '../../../lib/text';

export interface KycQueueSummaryScreenProps {
  /** The documents of the run with their decisions, and how far the search came. */
  search: KycQueueSearch;
  /** Looks at a document again, counted from 0. */
  onLook: (place: number) => void;
  /** Looks for more documents. */
  onMore: () => void;
  /** Ends the review for good. */
  onClose: () => void;
}

interface Row {
  document: QueueDocument;
  place: number;
}

const titleOf = ({ type }: QueueDocument) => kycDocument(null, type).title;

const columns: readonly Column<Row>[] = [
  {
    id: 'user',
    card: 'name',
    header: 'User',
    className: 'cell-strong cell-text',
    width: 160,
    placeholder: 132,
    cell: ({ document: { person } }) => (
      <a href={hrefs.userKyc(person.id)}>
        <bdi>{formatText(person.name)}</bdi>
      </a>
    ),
  },
  {
    id: 'result',
    card: 'status',
    header: 'Result',
    width: 140,
    placeholder: 78,
    cell: ({ document }) => {
      const { label, tone } = queueVerdictLooks[queueVerdict(document)];
      return <Badge tone={tone}>{label}</Badge>;
    },
  },
  {
    id: 'document',
    header: 'Document',
    className: 'cell-text',
    width: 180,
    placeholder: 120,
    cell: ({ document }) => titleOf(document),
  },
  openColumn(({ document }) => `Open ${titleOf(document)} of ${isolate(document.person.name)}`),
];

const verdicts = Object.keys(queueVerdictLooks) as QueueVerdict[];
const rowKey = ({ place }: Row) => place;

/** The end of a review of identities: what became of each document, with a way back to it. */
export function KycQueueSummaryScreen({
  search,
  onLook,
  onMore,
  onClose,
}: KycQueueSummaryScreenProps) {
  const { queue, status } = search;
  const counts = countQueue(queue);
  return (
    <KycQueueFrame
      search={search}
      actions={
        <>
          {status !== 'done' && (
            <Button variant="outline" onClick={onMore}>
              Look for more
            </Button>
          )}
          <Button onClick={onClose}>Back to users</Button>
        </>
      }
    >
      <dl className="panel strip queue-counts" aria-label="Summary">
        {verdicts.map((verdict) => (
          <div key={verdict}>
            <dt>{queueVerdictLooks[verdict].label}</dt>
            <dd>{formatCount(counts[verdict])}</dd>
          </div>
        ))}
      </dl>
      <div className="panel">
        <DataTable
          label="Reviewed documents"
          columns={columns}
          rows={queue.map((document, place) => ({ document, place }))}
          rowKey={rowKey}
          onOpen={({ place }) => onLook(place)}
        />
      </div>
    </KycQueueFrame>
  );
}
